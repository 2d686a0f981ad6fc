/*
 * Texts in CSV files. Spreadsheets take a text for a formula by its first character, the full-width forms included
 * (OWASP, «CSV Injection»); an apostrophe before it makes it a text.
 */

/** A text that needs an apostrophe; one that begins with some gets one more, so that it can be read back. */
const needsApostrophe = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The text without the apostrophe that an export has put before it. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && needsApostrophe.test(text) ? text.slice(1) : text;

/** Spreadsheets read a file as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\ufeff';

/** A CSV file (RFC 4180). Excel and LibreOffice of Italy split columns by the semicolon. */
export function csvFile(rows: readonly (readonly string[])[], delimiter: ',' | ';' = ';'): Blob {
  const cell = (text: string) => {
    const safe = needsApostrophe.test(text) ? `'${text}` : text;
    const isPlain = safe === text && !text.includes(delimiter) && !/["\r\n]|^\s|\s$/.test(text);
    return isPlain ? text : `"${safe.replaceAll('"', '""')}"`;
  };
  const lines = rows.map((cells) => `${cells.map(cell).join(delimiter)}\r\n`);
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });
}
