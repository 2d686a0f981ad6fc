import {
  decodeText,
  type Encoding,
  type FittingEncoding,
  fittingEncodings,
} from './decode-text.ts';

/** The separators that spreadsheets and older programs write; «;» stands where the comma is the decimal sign. */
export const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface CsvFormat {
  encoding: Encoding;
  delimiter: Delimiter;
}

export interface CsvTable {
  format: CsvFormat;
  /** The encodings that the file may have. */
  encodings: readonly FittingEncoding[];
  /** The rows that are not empty. */
  rows: CsvRow[];
  /** The number of lines that are not empty: a row may have several. */
  lines: number;
}

export interface CsvRow {
  /** As a spreadsheet numbers it, from 1. */
  number: number;
  cells: string[];
  /** Quotation marks do not tell where its cells end. */
  isUnclear?: true;
}

/** A first line that declares the separator to Excel. */
const DECLARED_DELIMITER = /^"?sep=([;,\t|])"?(?:\r\n?|\n)/i;
const LINE_END = /\r\n?|\n/;

/** The rows of a CSV file. Encoding and separator are found out unless `wanted` names them. */
export function readCsv(bytes: Uint8Array, wanted: Partial<CsvFormat> = {}): CsvTable {
  const encodings = fittingEncodings(bytes);
  const encoding = wanted.encoding ?? encodings[0]?.encoding ?? 'utf-8';
  const text = decodeText(bytes, encoding);
  const declared = DECLARED_DELIMITER.exec(text);
  const body = declared === null ? text : text.slice(declared[0].length);
  const delimiter =
    wanted.delimiter ?? (declared?.[1] as Delimiter | undefined) ?? guessDelimiter(body);
  const first = declared === null ? 1 : 2;
  return {
    format: { encoding, delimiter },
    encodings,
    rows: readRecords(body, delimiter)
      .map((record, at) => ({ number: at + first, ...record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    lines: body.split(LINE_END).filter((line) => /[^\s;,|"]/.test(line)).length,
  };
}

type CsvRecord = Omit<CsvRow, 'number'>;

/**
 * The records of a text, by RFC 4180. Where a quotation mark is not doubled or not closed, or where each line of a
 * record has as many cells as the others, every line is a record: reading on to the next mark would join suppliers.
 */
function readRecords(text: string, delimiter: Delimiter, most = Number.POSITIVE_INFINITY) {
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)" *|(?! *")([^${delimiter}\r\n]*))([${delimiter}]|\r\n?|\n|$)`,
    'y',
  );
  const wholeLine = new RegExp(`([^\\r\\n]*)(?:${LINE_END.source}|$)`, 'y');
  const records: CsvRecord[] = [];
  let width = 0;
  const isWhole = (line: string) => line.split(delimiter).length === width;
  for (let at = 0; at < text.length && records.length < most; ) {
    cell.lastIndex = wholeLine.lastIndex = at;
    const [, line = ''] = wholeLine.exec(text) ?? [];
    let cells: string[] | null = line.split(delimiter);
    let end = wholeLine.lastIndex;
    if (line.includes('"')) {
      cells = nextCells(cell, text, delimiter);
      const lines = text.slice(at, cell.lastIndex).trimEnd().split(LINE_END);
      if (lines.length > 1 && width > 1 && lines.every(isWhole)) cells = null;
      else if (cells) end = cell.lastIndex;
    }
    records.push(cells ? { cells } : readLine(line, delimiter, width));
    width = Math.max(width, cells?.length ?? 0);
    at = end;
  }
  return records;
}

/** The cells up to the next end of a line outside quotation marks; null when these are not as RFC 4180 wants them. */
function nextCells(cell: RegExp, text: string, delimiter: Delimiter): string[] | null {
  const cells: string[] = [];
  for (;;) {
    const match = cell.exec(text);
    if (match === null) return null;
    const [, quoted, plain = '', end] = match;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== delimiter) return cells;
  }
}

/** A line whose quotation marks do not follow the rule, read in the way that gives as many cells as other rows have. */
function readLine(line: string, delimiter: Delimiter, width: number): CsvRecord {
  const simple = line.split(delimiter);
  const enclosed: string[] = [];
  let isOpen = false;
  for (const cell of simple) {
    enclosed.push(isOpen ? `${enclosed.pop()}${delimiter}${cell}` : cell);
    const begins = /^ *"/.test(cell) && cell.split('"').length % 2 === 0;
    isOpen = (isOpen || begins) && !cell.trimEnd().endsWith('"');
  }
  const found = [simple, enclosed].find((cells) => width === 0 || cells.length === width);
  const cells = (found ?? simple).map(withoutMarks);
  return found ? { cells } : { cells, isUnclear: true };
}

/** `"Hotel "Lido""` is enclosed in marks, `"Hotel" e "Lido"` is not. */
function withoutMarks(cell: string): string {
  const inner = /^\s*"(.*)"\s*$/.exec(cell)?.[1];
  if (inner === undefined) return cell;
  const single = inner.replace(/\\"|""/g, '');
  const isEnclosed = single.split('"').length % 2 === 0 || !/^[^"]*[^\s"]"/.test(single);
  return isEnclosed ? inner.replace(/\\"|""/g, '"') : cell;
}

/** Rows, and characters, by which the separator is found out. */
const LOOKED_AT = { rows: 20, characters: 20_000 };

/** The separator by which most of the first rows have as many cells as the first one. */
function guessDelimiter(text: string): Delimiter {
  const start = text.slice(0, LOOKED_AT.characters);
  const scores = delimiters.map((delimiter) => {
    const widths = readRecords(start, delimiter, LOOKED_AT.rows)
      .filter(({ cells }) => cells.some((one) => one.trim() !== ''))
      .map(({ cells }) => cells.length);
    const first = widths[0] ?? 1;
    return widths.filter((width) => width === first).length * (first - 1);
  });
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ';';
}
