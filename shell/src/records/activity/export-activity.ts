import type { ActivityEntry } from '@wabu/shared/entities/history/history';
import { csvFile } from '@wabu/shared/entities/lists/spreadsheet-text';
import type { ActivityQuery } from './activity-filters.ts';
import { readActivity } from './use-activity.ts';
import type { ActivityTranslate } from './words/it.ts';

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
  const rows = [heads.map((head) => t(`columns.${head}`))];
  for (let after: string | null = ''; after !== null; ) {
    const { entries, next } = await readActivity(query, { after, limit: PAGE_ROWS, signal });
    rows.push(...entries.map((entry) => toRow(entry, t)));
    onProgress(rows.length - 1);
    after = next;
  }
  return csvFile(rows, delimiter);
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
