import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { useEffect, useRef, useState } from 'react';
import type { CsvRow } from '../model/csv/read-csv.ts';
import type { Mapping } from '../model/import/columns.ts';
import {
  type Defaults,
  firstRows,
  type PlannedRow,
  planRow,
  type ReadRow,
  readRow,
  withValues,
} from '../model/import/plan-rows.ts';
import { findStored } from './find-stored.ts';
import { inSlices } from './in-slices.ts';

interface Plan {
  rows: readonly PlannedRow[];
  read: readonly ReadRow[];
  stored: Map<string, Supplier>;
  defaults: Defaults;
}

/** How far the check of a file is. */
interface Checking {
  done: number;
  total: number;
}

/** Values that the user has put in place of those of the file, by row number. */
export type Corrections = ReadonlyMap<number, Partial<SupplierInput>>;

const taxIdsOf = (read: readonly ReadRow[]) => [
  ...new Set(read.map(({ values }) => values.PIVA ?? '').filter(Boolean)),
];

/** The check of a file: what an import would do with each of its rows. It writes nothing. */
export function usePlan() {
  const [plan, setPlan] = useState<Plan | null>(null);
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
      const read = await inSlices(rows, (row) => readRow(row, mapping), {
        signal,
        onProgress: onRead,
      });
      const found = await findStored(taxIdsOf(read), { signal, onProgress: report(rows.length) });
      const stored = new Map(found.map((supplier) => [supplier.PIVA, supplier]));
      const context = contextOf(read, stored, defaults);
      const onProgress = report(rows.length * 2);
      const planned = await inSlices(read, (one) => planRow(one, context), { signal, onProgress });
      setPlan({ rows: planned, read, stored, defaults });
    } finally {
      setChecking(null);
    }
  }

  /** Plans the corrected rows again, and those with the same tax ids. */
  async function correct(corrections: Corrections): Promise<void> {
    if (plan === null) return;
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
    const context = contextOf(read, stored, plan.defaults);
    const rows = await inSlices([...read.entries()], ([at, one]) => {
      const before = plan.rows[at];
      const isTouched = isCorrected(one) || touched.has(one.values.PIVA ?? '');
      return isTouched || before === undefined ? planRow(one, context) : before;
    });
    setPlan({ ...plan, rows, read, stored });
  }

  return { rows: plan?.rows ?? null, checking, check, correct, discard: () => setPlan(null) };
}

function contextOf(read: readonly ReadRow[], stored: Map<string, Supplier>, defaults: Defaults) {
  const first = firstRows(read);
  return {
    find: (taxId: string) => stored.get(taxId) ?? null,
    firstRow: (taxId: string) => first.get(taxId),
    defaults,
  };
}
