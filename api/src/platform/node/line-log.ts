import type { Log } from '../platform.ts';

/** The line of one event, without its line break. */
type Line = (...event: Parameters<Log>) => string;

/** One JSON object, time in UTC: for programs that collect logs. */
export const asJson: Line = (level, event, entry) =>
  JSON.stringify({ time: new Date().toISOString(), level, event, ...entry });

/** One sentence, local time: for the person at a terminal. */
export const asText: Line = (level, event, entry = {}) => {
  const details = Object.entries(entry).map(
    ([name, value]) => `, ${name} ${JSON.stringify(value)}`,
  );
  const what = level === 'info' ? event : `${level}: ${event}`;
  return `${new Date().toTimeString().slice(0, 8)} ${JSON.stringify(what).slice(1, -1)}${details.join('')}`;
};

/**
 * Logs one line per event. JSON escapes control characters of user input, so it cannot forge lines. Writes the lines
 * of one turn of the event loop together.
 */
export function lineLog(
  write: (lines: string) => void,
  lineOf: Line = asJson,
): Log & { flush: () => void } {
  let lines = '';
  const flush = () => {
    if (lines !== '') write(lines);
    lines = '';
  };
  const log: Log = (level, event, entry) => {
    if (lines === '') setImmediate(flush);
    lines += `${lineOf(level, event, entry).replace(UNSAFE, escaped)}\n`;
  };
  return Object.assign(log, { flush });
}

/** Characters that JSON does not escape, but that terminals or log readers interpret. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
