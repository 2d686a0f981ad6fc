import type { ActivityEntry } from '@wabu/shared/entities/history/history';
import { BYTE_ORDER_MARK, needsApostrophe } from '@wabu/shared/entities/lists/spreadsheet-text';
import Papa from 'papaparse';
import type { ActivityQuery } from './activity-filters.ts';
import { readActivity } from './use-activity.ts';
import type { ActivityTranslate } from './words/activity-words.ts';

const PAGE_ROWS = 200;
interface Options {
  t: ActivityTranslate;
  /** Spreadsheets split columns by the semicolon where the comma is the decimal sign. */
  delimiter: ',' | ';';
  signal: AbortSignal;
  /** Called with the number of rows so far. */
  onProgress: (rows: number) => void;
}

/**
 * All entries of a search as CSV, newest first, read page by page. A text that a spreadsheet would take for a formula
 * begins with an apostrophe.
 */
export async function exportActivity(query: ActivityQuery, options: Options): Promise<Blob> {
  const { t, delimiter, signal, onProgress } = options;
  const toText = (rows: string[][]) =>
    `${Papa.unparse(rows, { delimiter, escapeFormulae: needsApostrophe })}\r\n`;
  const heads = [
    'at',
    'by',
    'role',
    'action',
    'kind',
    'label',
    'fields',
    'recordId',
    'id',
  ] as const;
  const parts = [BYTE_ORDER_MARK, toText([heads.map((head) => t(`columns.${head}`))])];
  let rows = 0;
  for (let after: string | null = ''; after !== null; ) {
    const { entries, next } = await readActivity(query, { after, limit: PAGE_ROWS, signal });
    if (entries.length > 0) parts.push(toText(entries.map((entry) => toRow(entry, t))));
    rows += entries.length;
    onProgress(rows);
    after = next;
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

function toRow(entry: ActivityEntry, t: ActivityTranslate): string[] {
  const { at, by, role, action, entity, label, fields, recordId, id } = entry;
  return [
    localTime(new Date(at)),
    by,
    role,
    t(`actions.${action}`),
    t(`kinds.${entity}`),
    label ?? '',
    fields.map((path) => path.join('/')).join(' '),
    recordId,
    String(id),
  ];
}

/** `2026-11-23 14:05:09`, the form that spreadsheets of every language read as a time. */
const localTime = (date: Date) => date.toLocaleString('sv-SE');
