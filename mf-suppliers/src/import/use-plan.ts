import { answer } from '@wabu/api/client';
import { MAX_BULK_OPERATIONS } from '@wabu/shared/entities/lists/bulk-suppliers';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { useEffect, useRef, useState } from 'react';
import { d1 } from '../api/suppliers-client.ts';
import type { CsvRow } from '../model/csv/read-csv.ts';
import {
  type Defaults,
  firstRows,
  type PlannedRow,
  planRow,
  type ReadRow,
  readRow,
  withValues,
} from '../model/import/plan-rows.ts';
import { withZeros } from '../model/import/proposals.ts';
import type { Mapping } from '../model/import/read-values.ts';
import { runSliced } from './run-sliced.ts';

interface Plan {
  rows: readonly PlannedRow[];
  read: readonly ReadRow[];
  stored: Map<string, Supplier>;
  defaults: Defaults;
  skipped: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

interface Checking {
  done: number;
  total: number;
}

/** Values that the user has put in place of those of the file, by row number. */
export type Corrections = ReadonlyMap<number, Partial<SupplierInput>>;

const taxIdsOf = (read: readonly ReadRow[]) => {
  const ids = read.flatMap(({ values: { PIVA = '' } }) => [PIVA, withZeros(PIVA)]);
  return [...new Set(ids.filter(Boolean))];
};

interface FindOptions {
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** The stored suppliers with these tax ids. Throws `ApiProblem`, or the error of the connection. */
async function findStored(
  taxIds: readonly string[],
  { signal, onProgress }: FindOptions = {},
): Promise<Supplier[]> {
  const found: Supplier[] = [];
  for (let from = 0; from < taxIds.length; from += MAX_BULK_OPERATIONS) {
    const PIVA = taxIds.slice(from, from + MAX_BULK_OPERATIONS);
    const call = d1.findsuppliers.$post({ json: { PIVA } }, signal && { init: { signal } });
    found.push(...(await answer(call)));
    onProgress?.(Math.min(from + MAX_BULK_OPERATIONS, taxIds.length));
  }
  return found;
}

/** The check of a file: what an import would do with each of its rows. It writes nothing. */
export function usePlan() {
  const [plan, setShown] = useState<Plan | null>(null);
  // The newest one: a key can come before the one before it is rendered.
  const latest = useRef<Plan | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  function setPlan(next: Plan | null): void {
    latest.current = next;
    setShown(next);
  }
  const [checking, setChecking] = useState<Checking | null>(null);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  /** Plans all rows. Throws when the server does not tell which suppliers are stored. */
  async function check(rows: readonly CsvRow[], mapping: Mapping, defaults: Defaults) {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    // Reading, asking the server and planning, each for every row.
    const total = rows.length * 3;
    setChecking({ done: 0, total });
    const report = (before: number) => (done: number) =>
      setChecking({ done: before + done, total });
    try {
      const onRead = report(0);
      const read = await runSliced(rows, (row) => readRow(row, mapping), {
        signal,
        onProgress: onRead,
      });
      const found = await findStored(taxIdsOf(read), { signal, onProgress: report(rows.length) });
      const stored = new Map(found.map((supplier) => [supplier.PIVA, supplier]));
      const context = contextOf({ read, stored, defaults, skipped: none });
      const onProgress = report(rows.length * 2);
      const planned = await runSliced(read, (one) => planRow(one, context), { signal, onProgress });
      setPlan({ rows: planned, read, stored, defaults, skipped: none });
    } finally {
      setChecking(null);
    }
  }

  /** One change after the other: each begins with what the one before has planned. */
  const inTurn =
    <Change>(change: (plan: Plan, by: Change) => Promise<Plan>) =>
    (by: Change): Promise<readonly PlannedRow[]> => {
      const turn = queue.current.then(async () => {
        if (latest.current !== null) setPlan(await change(latest.current, by));
        return latest.current?.rows ?? [];
      });
      queue.current = turn.catch(() => undefined);
      return turn;
    };

  return {
    rows: plan?.rows ?? null,
    checking,
    check,
    correct: inTurn(corrected),
    toggle: inTurn(toggled),
    discard: () => setPlan(null),
  };
}

/** Plans the corrected rows again, and those with the same tax ids. */
async function corrected(plan: Plan, corrections: Corrections): Promise<Plan> {
  const read = plan.read.map((one) => {
    const typed = corrections.get(one.row.number);
    return typed === undefined ? one : withValues(one, typed);
  });
  const isCorrected = ({ row }: ReadRow) => corrections.has(row.number);
  const added = taxIdsOf(read.filter(isCorrected));
  const stored = new Map(plan.stored);
  const unknown = added.filter((taxId) => !stored.has(taxId));
  for (const supplier of await findStored(unknown)) stored.set(supplier.PIVA, supplier);
  const touched = new Set([...added, ...taxIdsOf(plan.read.filter(isCorrected))]);
  const isTouched = (one: ReadRow) => isCorrected(one) || touched.has(one.values.PIVA ?? '');
  return planAgain({ ...plan, read, stored }, isTouched);
}

/** Leaves a row out of the import, or takes it back; other rows with its tax id are planned again. */
function toggled(plan: Plan, { row, input: { PIVA } }: PlannedRow): Promise<Plan> {
  const skipped = new Set(plan.skipped);
  if (!skipped.delete(row.number)) skipped.add(row.number);
  const isTouched = (one: ReadRow) =>
    one.row.number === row.number || (PIVA !== '' && one.values.PIVA === PIVA);
  return planAgain({ ...plan, skipped }, isTouched);
}

async function planAgain(next: Plan, isTouched: (one: ReadRow) => boolean): Promise<Plan> {
  const context = contextOf(next);
  const rows = await runSliced([...next.read.entries()], ([at, one]) => {
    const before = next.rows[at];
    return isTouched(one) || before === undefined ? planRow(one, context) : before;
  });
  return { ...next, rows };
}

function contextOf({ read, stored, defaults, skipped }: Omit<Plan, 'rows'>) {
  const first = firstRows(read, skipped);
  return {
    find: (taxId: string) => stored.get(taxId) ?? null,
    firstRow: (taxId: string) => first.get(taxId),
    defaults,
    skipped,
  };
}
