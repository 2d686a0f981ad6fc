import { constants } from 'node:os';

export type StopSignal = 'SIGTERM' | 'SIGINT';

/**
 * The time in which a second signal counts as the same request: a terminal (Ctrl C) and systemd (SIGTERM)
 * signal npm and its child, and npm forwards the signal too.
 */
const SAME_REQUEST_MS = 1_000;

/**
 * Resolves at the first SIGTERM or SIGINT. A later one ends the process at once with exit code 128 + signal
 * number. Listens from the call on, because process 1 of a container has no default handler.
 */
export function stopSignal(): Promise<StopSignal> {
  return new Promise((resolve) => {
    let firstAt: number | null = null;
    const listen = (signal: StopSignal) => {
      const now = performance.now();
      firstAt ??= now;
      if (now - firstAt > SAME_REQUEST_MS) process.exit(128 + constants.signals[signal]);
      resolve(signal);
    };
    process.on('SIGTERM', listen);
    process.on('SIGINT', listen);
  });
}
