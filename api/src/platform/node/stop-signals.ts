import { constants } from 'node:os';

export type StopSignal = 'SIGTERM' | 'SIGINT';

/**
 * A terminal sends Ctrl C, and systemd SIGTERM, to npm and to its child alike, and npm passes its own on:
 * one request arrives here twice. Within this time a second signal is the same request.
 */
const SAME_REQUEST_MS = 1_000;

/**
 * Resolves at the first SIGTERM or SIGINT. A later one ends the process at once, with the exit code that a
 * shell gives for that signal. Listens from the moment of the call: process 1 of a container has no default.
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
