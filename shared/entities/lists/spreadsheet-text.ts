/*
 * Texts in CSV files. Spreadsheets take a text for a formula by its first character, the full-width forms included
 * (OWASP, «CSV Injection»); an apostrophe before it makes it a text.
 */

/**
 * A text that needs an apostrophe, for `escapeFormulae` of papaparse. Its own expression does not match a text of
 * several lines. A text that begins with apostrophes gets one more, so that `withoutApostrophe` gives back every text.
 */
export const needsApostrophe = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The text without the apostrophe that an export has put before it. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && needsApostrophe.test(text) ? text.slice(1) : text;

/** Spreadsheets read a file as UTF-8 only with it. */
export const BYTE_ORDER_MARK = '\ufeff';
