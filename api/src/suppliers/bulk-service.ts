import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import {
  type BulkAnswer,
  type BulkResult,
  bulkMessages,
  type SupplierOperation,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import type { LastChange } from '@wabu/shared/entities/problem';
import { orderedId } from '@wabu/shared/entities/random-id';
import {
  type Supplier,
  type SupplierInput,
  supplierInputSchema,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../http/env.ts';
import { HttpProblem, invalid, notFound } from '../http/problem.ts';
import { ConstraintError, type Database } from '../platform/platform.ts';
import { timeSlices } from '../store/time-slices.ts';
import type { ReplyStatements } from '../store/with-idempotency-key.ts';
import { findSuppliers, frontendsOfAll, lastChanges, trashedTaxIds } from './bulk-repository.ts';
import { supplierKeySchema } from './supplier-key.ts';
import { changedMeanwhile, changedTaxId, duplicateTaxId, inUse } from './supplier-service.ts';
import { type SupplierWrites, writeSuppliers } from './write-suppliers.ts';

/** After so many writes that others have overtaken, the request fails as a whole. */
const MAX_ATTEMPTS = 5;

/**
 * Carries out the operations that the rules of their single calls permit, in one write, and says of each what became
 * of it. Throws `ConstraintError` when others write to the same suppliers all the time.
 */
export async function bulkSuppliers(
  c: Context<ApiEnv>,
  operations: readonly SupplierOperation[],
  replyStatements: ReplyStatements,
): Promise<BulkAnswer> {
  const { database } = c.get('platform');
  const checked: (Checked | HttpProblem)[] = [];
  const slice = timeSlices();
  for (const operation of operations) {
    checked.push(checkOperation(operation));
    await slice();
  }
  for (let attempt = 1; ; attempt += 1) {
    const { answer, writes } = planWrites(checked, await readKnown(database, checked));
    try {
      await writeSuppliers(c, writes, { statements: replyStatements(answer) });
      return answer;
    } catch (error) {
      const isOvertaken = error instanceof ConstraintError && error.constraint !== 'replies.key';
      if (!isOvertaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** An operation whose body is valid. */
type Checked = { taxId: string; version: number | undefined } & (
  | { op: 'add' | 'change'; input: SupplierInput }
  | { op: 'delete' }
);

function checkOperation(operation: SupplierOperation): Checked | HttpProblem {
  if (operation.op === 'delete') {
    const { op, version } = operation;
    const key = z.safeParse(supplierKeySchema, operation);
    return key.success ? { op, version, taxId: key.data.PIVA } : wrong(key.error);
  }
  const input = z.safeParse(supplierInputSchema, operation.supplier);
  if (!input.success) return wrong(input.error);
  const version = operation.op === 'change' ? operation.version : undefined;
  return { op: operation.op, version, taxId: input.data.PIVA, input: input.data };
}

const wrong = (error: z.core.$ZodError) => invalid(toFieldProblems(error));

/** What the rules of the operations depend on, read before the write. */
interface Known {
  stored: Map<string, Supplier>;
  /** Of deletions: the frontends by the supplier's id. */
  linked: Map<string, string[]>;
  /** Of changes of suppliers that are not stored: the tax ids in the trash. */
  trashed: Set<string>;
  /** Of suppliers with another version than expected: the last save by the supplier's id. */
  saved: Map<string, LastChange>;
}

async function readKnown(
  database: Database,
  checked: readonly (Checked | HttpProblem)[],
): Promise<Known> {
  const valid = checked.filter((one): one is Checked => !(one instanceof HttpProblem));
  const stored = await findSuppliers(
    database,
    valid.map(({ taxId }) => taxId),
  );
  const idsOf = (wanted: (one: Checked, found: Supplier) => boolean) =>
    valid.flatMap((one) => {
      const found = stored.get(one.taxId);
      return found !== undefined && wanted(one, found) ? [found.id] : [];
    });
  const removed = idsOf(({ op }) => op === 'delete');
  const stale = idsOf(isStale);
  const missing = valid.filter(({ op, taxId }) => op === 'change' && !stored.has(taxId));
  return {
    stored,
    linked: removed.length === 0 ? new Map() : await frontendsOfAll(database, removed),
    trashed:
      missing.length === 0
        ? new Set()
        : await trashedTaxIds(
            database,
            missing.map(({ taxId }) => taxId),
          ),
    saved: stale.length === 0 ? new Map() : await lastChanges(database, stale),
  };
}

const isStale = ({ version }: Checked, stored: Supplier) =>
  version !== undefined && version !== stored.version;

/** Sorts the operations into writes and rejections. Of several for one supplier the first that is permitted counts. */
function planWrites(checked: readonly (Checked | HttpProblem)[], known: Known) {
  const writes: SupplierWrites = { added: [], changed: [], removed: [] };
  const taken = new Set<string>();
  const results = checked.map((one): BulkResult => {
    const rejection = one instanceof HttpProblem ? one : rejectionOf(one, known, taken);
    if (rejection !== null) return { status: rejection.status, problem: { ...rejection.problem } };
    return accept(one as Checked);
  });
  return { answer: { results }, writes };

  function accept(one: Checked): BulkResult {
    taken.add(one.taxId);
    if (one.op === 'add') {
      const supplier = { ...one.input, id: orderedId(), version: 1 };
      writes.added.push(supplier);
      return { status: 201, supplier };
    }
    const before = known.stored.get(one.taxId) as Supplier;
    if (one.op === 'delete') {
      writes.removed.push(before);
      return { status: 200 };
    }
    const after = { ...one.input, id: before.id, version: before.version + 1 };
    writes.changed.push({ before, after, action: 'update' });
    return { status: 200, supplier: after };
  }
}

/** Why the single call would reject an operation after those before it; null when it would not. */
function rejectionOf(
  one: Checked,
  { stored, linked, trashed, saved }: Known,
  taken: ReadonlySet<string>,
): HttpProblem | null {
  const found = stored.get(one.taxId);
  const isTaken = taken.has(one.taxId);
  if (one.op === 'add') return isTaken || found !== undefined ? duplicateTaxId() : null;
  if (isTaken) return invalid([{ field: 'PIVA', message: bulkMessages.twice }]);
  if (found === undefined)
    return one.op === 'change' && !trashed.has(one.taxId)
      ? changedTaxId()
      : notFound(supplierMessages.notFound);
  if (isStale(one, found)) return changedMeanwhile(found, saved.get(found.id) ?? {});
  const urls = one.op === 'delete' ? linked.get(found.id) : undefined;
  return urls === undefined ? null : inUse(urls);
}
