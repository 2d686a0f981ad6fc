import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import { type Supplier, supplierInputSchema } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { invalid } from '../http/problem.ts';
import { ConstraintError } from '../platform/platform.ts';
import { authorOf } from '../store/author.ts';
import { contentOf } from '../store/change-repository.ts';
import { findSuppliersById, frontendsOfAll } from '../suppliers/bulk-repository.ts';
import { inUse } from '../suppliers/supplier-service.ts';
import { type SupplierWrites, writeSuppliers } from '../suppliers/write-suppliers.ts';
import { restoreSuppliers } from '../trash/restore-supplier.ts';
import { type Group, noUndo, requireUnchanged } from './batch-groups.ts';
import { readDifferences } from './batch-repository.ts';
import type { Content } from './current-record.ts';
import { stateBefore } from './states.ts';
import type { Undo } from './undo-record.ts';

/**
 * Reads what reverses the entries of a batch for these suppliers, and returns the write that does it in one
 * transaction. Throws 400, 404 and 409; the write 409.
 */
export async function undoSuppliers(
  c: Context<ApiEnv>,
  groups: readonly Group[],
  batches: readonly string[],
): Promise<Undo> {
  const { database } = c.get('platform');
  const stored = await findSuppliersById(
    database,
    groups.map(({ recordId }) => recordId),
  );
  const before = await statesBefore(c, groups, stored);
  const writes: SupplierWrites = { added: [], changed: [], removed: [] };
  const deleted: string[] = [];
  for (const { recordId: id } of groups) {
    const now = stored.get(id);
    const state = before.get(id) ?? null;
    if (now === undefined && state === null) throw noUndo();
    if (now === undefined) deleted.push(id);
    else if (state === null) writes.removed.push(now);
    else writes.changed.push(...restored(now, state));
  }
  const author = authorOf(c);
  return async () => {
    const back =
      deleted.length > 0
        ? await restoreSuppliers(database, author, deleted, writes.removed)
        : undefined;
    try {
      await writeSuppliers(c, writes, back);
    } catch (error) {
      if (!(error instanceof ConstraintError)) throw error;
      await requireUnchanged(database, groups, batches);
      const linked = await frontendsOfAll(
        database,
        writes.removed.map(({ id }) => id),
      );
      throw linked.size > 0 ? inUse([...linked.values()].flat()) : error;
    }
    return [];
  };
}

/** The contents before the batch, by id; null for a supplier that did not exist. */
async function statesBefore(
  c: Context<ApiEnv>,
  groups: readonly Group[],
  stored: ReadonlyMap<string, Supplier>,
): Promise<Map<string, Content | null>> {
  const { database } = c.get('platform');
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
  const differences = await readDifferences(database, ids);
  return new Map(
    groups.map(({ recordId, entries }) => {
      const now = stored.get(recordId);
      const state = entries.reduce<Content | null>(
        (after, { id, action }) =>
          stateBefore({ action, difference: null, isPruned: true, ...differences.get(id) }, after),
        now === undefined ? null : contentOf(now),
      );
      return [recordId, state];
    }),
  );
}

/** The change that brings a state back; none when it is there. The history has no tax code. */
function restored(before: Supplier, state: Content): SupplierWrites['changed'] {
  const input = supplierInputSchema.safeParse({ ...state, PIVA: before.PIVA });
  if (!input.success) throw invalid(toFieldProblems(input.error));
  const after = { ...input.data, id: before.id, version: before.version + 1 };
  const isSame = JSON.stringify(contentOf(after)) === JSON.stringify(contentOf(before));
  return isSame ? [] : [{ before, after, action: 'restore' }];
}
