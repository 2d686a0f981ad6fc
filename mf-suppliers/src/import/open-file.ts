import { type CsvFormat, type CsvRow, type CsvTable, readCsv } from '../model/csv/read-csv.ts';
import {
  type Column,
  type FieldLabels,
  hasHeader,
  proposeMapping,
} from '../model/import/columns.ts';
import type { Defaults } from '../model/import/plan-rows.ts';
import type { Mapping } from '../model/import/read-values.ts';
import type { ImportTranslate } from './words/it.ts';

const MAX_FILE_MB = 20;

/** A file with the choices of how it is read. */
export interface ImportFile {
  bytes: Uint8Array;
  table: CsvTable;
  hasHeader: boolean;
  labels: FieldLabels;
  mapping: Mapping;
  defaults: Defaults;
}

/** Why a file cannot be imported, in the user's words. */
export class UnreadableFile extends Error {}

/** Reads a file. Throws `UnreadableFile`. */
export async function openFile(
  t: ImportTranslate,
  file: File,
  labels: FieldLabels,
): Promise<ImportFile> {
  if (file.size > MAX_FILE_MB * 1024 * 1024)
    throw new UnreadableFile(t('file.tooLarge', { size: MAX_FILE_MB }));
  const buffer = await file.arrayBuffer().catch(() => null);
  if (buffer === null) throw new UnreadableFile(t('file.unreadable'));
  const bytes = new Uint8Array(buffer);
  // A ZIP archive: .xlsx and .ods.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new UnreadableFile(t('file.workbook'));
  const table = readCsv(bytes);
  if (table.rows.length === 0) throw new UnreadableFile(t('file.empty'));
  const defaults: Defaults = { Nazione: 'Italia', Contratto: 'Intermediazione' };
  const isNamed = hasHeader(table.rows);
  return withTable({ bytes, table, hasHeader: isNamed, labels, mapping: [], defaults });
}

/** The file read in another format. */
export const inFormat = (file: ImportFile, format: CsvFormat): ImportFile =>
  withTable({ ...file, table: readCsv(file.bytes, format) });

/** The file with a proposed mapping. */
export const withTable = (file: ImportFile): ImportFile => ({
  ...file,
  mapping: proposeMapping(columnsOf(file), file.labels),
});

/** The names of the columns; empty ones when the file has none. */
export function headerOf({ table, hasHeader: isNamed }: ImportFile): string[] {
  const width = Math.max(...table.rows.slice(0, 50).map(({ cells }) => cells.length));
  const named = isNamed ? (table.rows[0]?.cells ?? []) : [];
  return Array.from({ length: width }, (_, at) => (named[at] ?? '').trim());
}

/** Rows in which the samples are looked for, and how many are taken. */
const LOOKED_AT = 200;
const SAMPLES = 20;

export function columnsOf(file: ImportFile): Column[] {
  const rows = bodyOf(file).slice(0, LOOKED_AT);
  return headerOf(file).map((name, at) => ({
    name,
    samples: rows
      .map(({ cells }) => (cells[at] ?? '').trim())
      .filter((text) => text !== '')
      .slice(0, SAMPLES),
  }));
}

/** The rows of suppliers. */
export const bodyOf = ({ table, hasHeader: isNamed }: ImportFile): CsvRow[] =>
  isNamed ? table.rows.slice(1) : table.rows;
