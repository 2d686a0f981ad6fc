import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import {
  type Supplier,
  supplierInputSchema,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem, invalid } from '../http/problem.ts';
import { ConstraintError, OvertakenError } from '../platform/platform.ts';
import type { Changed } from '../records/record-kind.ts';
import { contentOf } from '../store/change-repository.ts';
import { frontendsOf, supplierKind } from '../suppliers/supplier-repository.ts';
import { writeSuppliers } from '../suppliers/supplier-service.ts';
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
  const ids = groups.map(({ recordId }) => recordId);
  const suppliers = await supplierKind.read(database, 'id', ids);
  const stored = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  const before = await statesBefore(c, groups, stored);
  const changed: Changed<Supplier>[] = [];
  const removed: Supplier[] = [];
  const deleted: string[] = [];
  for (const { recordId: id } of groups) {
    const now = stored.get(id);
    const state = before.get(id) ?? null;
    if (now === undefined && state === null) throw noUndo();
    if (now === undefined) deleted.push(id);
    else if (state === null) removed.push(now);
    else changed.push(...restored(now, state));
  }
  return async () => {
    const { returned, also } = await restoreSuppliers(database, deleted, removed);
    try {
      await writeSuppliers(c, { returned, changed, removed }, also);
    } catch (error) {
      if (!(error instanceof ConstraintError || error instanceof OvertakenError)) throw error;
      await requireUnchanged(database, groups, batches);
      const linked = await frontendsOf(
        database,
        removed.map(({ id }) => id),
      );
      throw linked.size > 0 ? inUse([...linked.values()].flat()) : error;
    }
    return [];
  };
}

/** 409: frontends name suppliers that an undo would delete. */
export const inUse = (linked: string[]) =>
  httpProblem(409, 'in-use', supplierMessages.inUse, { linked });

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
function restored(before: Supplier, state: Content): Changed<Supplier>[] {
  const input = supplierInputSchema.safeParse({ ...state, PIVA: before.PIVA });
  if (!input.success) throw invalid(toFieldProblems(input.error));
  const after = { ...input.data, id: before.id, version: before.version + 1 };
  const isSame = JSON.stringify(contentOf(after)) === JSON.stringify(contentOf(before));
  return isSame ? [] : [{ before, after, action: 'restore' }];
}
