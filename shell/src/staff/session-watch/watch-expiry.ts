import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { session } from '@wabu/shared/session';

/** Minutes before the end of the session. */
const WARNING_MINUTES = [1, 5];

interface Watcher {
  /** Shows a warning with the minutes that are left. Returns a function that dismisses it. */
  warn: (minutes: number) => () => void;
  end: () => void;
}

/**
 * Calls `warn` before the token expires and `end` when it expires. A page that opens or wakes after the time
 * of a warning warns at once. Each warning appears once. Returns a stop function.
 */
export function watchExpiry({ warn, end }: Watcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dismiss: (() => void) | null = null;
  let warnedAt: number | undefined;

  function reset(): void {
    clearTimeout(timer);
    dismiss?.();
    dismiss = null;
    warnedAt = undefined;
  }

  function check(): void {
    clearTimeout(timer);
    if (session.status() !== 'signed-in') return;
    const left = session.timeLeft();
    if (left <= 0) {
      end();
      return;
    }
    const reached = WARNING_MINUTES.find((minutes) => left <= minutes * MINUTE_MS);
    if (reached !== undefined && reached !== warnedAt) {
      dismiss?.();
      dismiss = warn(Math.ceil(left / MINUTE_MS));
      warnedAt = reached;
    }
    const next = WARNING_MINUTES.filter((minutes) => left > minutes * MINUTE_MS).at(-1) ?? 0;
    timer = setTimeout(check, left - next * MINUTE_MS);
  }

  // Timers stop while the computer sleeps.
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  const unsubscribe = session.subscribe(({ token, status }, before) => {
    if (token === before.token && status === before.status) return;
    reset();
    check();
  });
  document.addEventListener('visibilitychange', checkWhenVisible);
  check();
  return () => {
    reset();
    unsubscribe();
    document.removeEventListener('visibilitychange', checkWhenVisible);
  };
}
