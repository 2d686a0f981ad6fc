import { foldText } from '../search/fold-text.ts';

/**
 * The key that lists are sorted by: without case and accents, and with numbers by their value, so that `Molo 2`
 * sorts before `Molo 10`. Keys compare alike in JavaScript (`<`) and in SQLite (BINARY).
 */
export function orderKey(name: string): string {
  const key = foldText(name);
  const padded = /\d/.test(key) ? key.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : key;
  // JavaScript compares UTF-16 code units, SQLite UTF-8: from here on, their orders differ.
  return padded.replace(/[\ud800-\uffff]/g, '\ud7ff');
}

/** The key of a code or an address: SQLite's `lower` makes the same. */
export const codeKey = (code: string): string =>
  code.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

/** Compares two keys as SQLite's BINARY does; the result is the one that `Array.sort` takes. */
export const compareKeys = (one: string, other: string): -1 | 0 | 1 =>
  one < other ? -1 : one > other ? 1 : 0;
