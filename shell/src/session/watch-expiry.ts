import { session } from '@wabu/shared/session';

const MINUTE = 60_000;
const WARNINGS = [5, 1];

interface Watcher {
  /** Says how many minutes are left; answers how to take the warning away. */
  warn: (minutes: number) => () => void;
  end: () => void;
}

/** Calls back five minutes and one minute before the token expires, and when it does. */
export function watchExpiry({ warn, end }: Watcher): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let takeAway: (() => void) | null = null;

  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    takeAway?.();
    takeAway = null;
  }

  function start(): void {
    stop();
    if (session.status() !== 'signed-in') return;
    const left = session.timeLeft();
    for (const minutes of WARNINGS) {
      const wait = left - minutes * MINUTE;
      // A session shorter than the warning itself is not worth one.
      if (wait > 0) timers.push(setTimeout(() => tell(minutes), wait));
    }
    timers.push(setTimeout(end, Math.max(left, 0)));
  }

  function tell(minutes: number): void {
    takeAway?.();
    takeAway = warn(minutes);
  }

  // Timers stand still while a computer sleeps.
  const lookAgain = () => {
    if (document.visibilityState === 'visible' && session.status() === 'signed-in') {
      if (session.timeLeft() <= 0) end();
      else start();
    }
  };
  const unsubscribe = session.subscribe(({ token, status }, before) => {
    if (token !== before.token || status !== before.status) start();
  });
  document.addEventListener('visibilitychange', lookAgain);
  start();
  return () => {
    stop();
    unsubscribe();
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
