import Papa from 'papaparse';
import { decodeText, detectEncoding, type Encoding } from './decode-text.ts';

/** The separators that spreadsheets write: «;» where the comma is the decimal sign, the tab for «Unicode text». */
export const delimiters = [';', ',', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How a file is read. */
export interface CsvFormat {
  encoding: Encoding;
  delimiter: Delimiter;
}

export interface CsvTable {
  format: CsvFormat;
  /** The rows that are not empty. */
  rows: CsvRow[];
  /** The line with a quotation mark that nothing closes: the rest of the file is one value. */
  unclosedQuote?: number;
}

export interface CsvRow {
  /** As a spreadsheet numbers it, from 1. */
  number: number;
  cells: string[];
}

/** A first line that declares the separator to Excel. */
const DECLARED_DELIMITER = /^"?sep=([;,\t])"?\r?\n/i;

/** The rows of a CSV file. Encoding and separator are found out unless `wanted` names them. */
export function readCsv(bytes: Uint8Array, wanted: Partial<CsvFormat> = {}): CsvTable {
  const encoding = wanted.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  const declared = DECLARED_DELIMITER.exec(text);
  const body = declared === null ? text : text.slice(declared[0].length);
  const delimiter =
    wanted.delimiter ?? (declared?.[1] as Delimiter | undefined) ?? guessDelimiter(body);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter });
  const first = declared === null ? 1 : 2;
  const rows = data
    .map((cells, at) => ({ number: at + first, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const quote = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  return {
    format: { encoding, delimiter },
    rows,
    ...(quote !== undefined && { unclosedQuote: quote + first }),
  };
}

/** Rows, and characters, by which the separator is found out. */
const LOOKED_AT = { rows: 20, characters: 20_000 };

/**
 * The separator by which most of the first rows have as many cells as the first one. That of papaparse needs more than
 * one row.
 */
function guessDelimiter(text: string): Delimiter {
  const start = text.slice(0, LOOKED_AT.characters);
  const scores = delimiters.map((delimiter) => {
    const options = { delimiter, preview: LOOKED_AT.rows, skipEmptyLines: true } as const;
    const widths = Papa.parse<string[]>(start, options).data.map((cells) => cells.length);
    const first = widths[0] ?? 1;
    return widths.filter((width) => width === first).length * (first - 1);
  });
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ';';
}
