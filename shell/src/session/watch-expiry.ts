import { session } from '@wabu/shared/session';

const MINUTE = 60_000;
const WARNINGS = [1, 5];

interface Watcher {
  /** Says how many minutes are left; answers how to take the warning away. */
  warn: (minutes: number) => () => void;
  end: () => void;
}

/**
 * Calls back five minutes and one minute before the token expires, and when it does. A page that opens
 * or wakes between these moments is warned at once; who looks away and comes back is not warned twice.
 */
export function watchExpiry({ warn, end }: Watcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeAway: (() => void) | null = null;
  let toldAt: number | undefined;

  function forget(): void {
    clearTimeout(timer);
    takeAway?.();
    takeAway = null;
    toldAt = undefined;
  }

  function look(): void {
    clearTimeout(timer);
    if (session.status() !== 'signed-in') return;
    const left = session.timeLeft();
    if (left <= 0) {
      end();
      return;
    }
    const reached = WARNINGS.find((minutes) => left <= minutes * MINUTE);
    if (reached !== undefined && reached !== toldAt) {
      takeAway?.();
      takeAway = warn(Math.ceil(left / MINUTE));
      toldAt = reached;
    }
    const next = WARNINGS.filter((minutes) => left > minutes * MINUTE).at(-1) ?? 0;
    timer = setTimeout(look, left - next * MINUTE);
  }

  // Timers stand still while a computer sleeps.
  const lookAgain = () => {
    if (document.visibilityState === 'visible') look();
  };
  const unsubscribe = session.subscribe(({ token, status }, before) => {
    if (token === before.token && status === before.status) return;
    forget();
    look();
  });
  document.addEventListener('visibilitychange', lookAgain);
  look();
  return () => {
    forget();
    unsubscribe();
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
