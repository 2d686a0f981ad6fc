import type { Log } from '../platform.ts';

/**
 * Logs one line of JSON per event, times in UTC. JSON escapes control characters of user input, so it
 * cannot forge lines. Writes the lines of one turn of the event loop together.
 */
export function lineLog(write: (lines: string) => void): Log & { flush: () => void } {
  let lines = '';
  const flush = () => {
    if (lines !== '') write(lines);
    lines = '';
  };
  const log: Log = (level, event, entry) => {
    if (lines === '') setImmediate(flush);
    const line = { time: new Date().toISOString(), level, event, ...entry };
    lines += `${JSON.stringify(line).replace(UNSAFE, escaped)}\n`;
  };
  return Object.assign(log, { flush });
}

/** Characters that JSON does not escape, but that terminals or log readers interpret. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
