import { answer } from '@wabu/api/client';
import {
  MAX_BULK_OPERATIONS,
  type SupplierOperation,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import { randomId } from '@wabu/shared/entities/random-id';
import { idempotent } from '@wabu/shared/http';
import { d1 } from '../api/suppliers-client.ts';
import type { PlannedRow } from '../model/import/plan-rows.ts';

/** A row that is not imported, as it stands in the file, and why. */
export interface RejectedRow {
  number: number;
  cells: string[];
  reason: string;
}

export interface ImportOperation {
  number: number;
  cells: string[];
  operation: SupplierOperation;
}

/** What an import sends. It does not change while it runs. */
export interface ImportJob {
  /** The batch of all its entries, and the beginning of its idempotency keys. */
  batch: string;
  header: string[];
  operations: ImportOperation[];
  /** The rows that were wrong when it began. */
  wrong: RejectedRow[];
  /** The number of rows that the user has left out. */
  skipped: number;
}

export interface ImportProgress {
  /** Operations that the server has answered. */
  done: number;
  added: number;
  changed: number;
  /** The rows that the server has rejected. */
  rejected: RejectedRow[];
}

export const noProgress: ImportProgress = { done: 0, added: 0, changed: 0, rejected: [] };

/** The job of a plan. `reasonOf` says why a row is wrong. */
export function createJob(
  header: string[],
  planned: readonly PlannedRow[],
  reasonOf: (row: PlannedRow) => string,
): ImportJob {
  const operations: ImportOperation[] = [];
  const wrong: RejectedRow[] = [];
  for (const row of planned) {
    const { number, cells } = row.row;
    if (row.fate === 'wrong') wrong.push({ number, cells, reason: reasonOf(row) });
    if (row.fate === 'new')
      operations.push({ number, cells, operation: { op: 'add', supplier: row.input } });
    if (row.fate === 'changed' && row.stored !== null) {
      const { version } = row.stored;
      operations.push({ number, cells, operation: { op: 'change', supplier: row.input, version } });
    }
  }
  const skipped = planned.filter(({ fate }) => fate === 'skipped').length;
  return { batch: randomId(), header, operations, wrong, skipped };
}

/**
 * Sends the next operations of a job. The same request again is answered as the first one was, so that one whose
 * answer was lost can be repeated.
 */
export async function sendPart(
  { batch, operations }: ImportJob,
  progress: ImportProgress,
): Promise<ImportProgress> {
  const { done } = progress;
  const part = operations.slice(done, done + MAX_BULK_OPERATIONS);
  const json = { operations: part.map(({ operation }) => operation) };
  const { results } = await answer(
    d1.bulksuppliers.$post({ json }, idempotent(`${batch}-${done}`, batch)),
  );
  const next = { ...progress, done: done + part.length, rejected: [...progress.rejected] };
  for (const [at, { number, cells }] of part.entries()) {
    const { status, problem } = results[at] ?? { status: 500 };
    if (problem) next.rejected.push({ number, cells, reason: problem.message });
    else if (status === 201) next.added += 1;
    else next.changed += 1;
  }
  return next;
}
