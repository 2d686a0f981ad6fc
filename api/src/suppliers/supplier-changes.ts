import {
  type Supplier,
  type SupplierInput,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { recordChange } from '../changes/change-table.ts';
import { moveToTrash } from '../changes/trash-table.ts';
import { authorOf } from '../http/author.ts';
import type { ApiEnv } from '../http/env.ts';
import type { Remember } from '../http/idempotency.ts';
import { writeListed } from '../http/kept-list.ts';
import { notFound, refusal } from '../http/problem.ts';
import { ConstraintError } from '../platform/platform.ts';
import {
  atVersion,
  deleteSupplier,
  findSupplier,
  frontendsOf,
  insertSupplier,
  type StoredSupplier,
  updateSupplier,
} from './supplier-table.ts';

export async function addSupplier(
  c: Context<ApiEnv>,
  input: SupplierInput,
  remember: Remember,
): Promise<Supplier> {
  const platform = c.get('platform');
  const id = crypto.randomUUID();
  const supplier: Supplier = { ...input, version: 1 };
  const change = { entity: 'supplier', recordId: id, label: input.Nome } as const;
  try {
    await writeListed(
      platform,
      ['suppliers'],
      [
        insertSupplier(id, input, platform.now()),
        recordChange(authorOf(c), { ...change, action: 'create', after: supplier }),
        ...remember(supplier),
      ],
    );
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'suppliers.tax_id')
      throw duplicate(error);
    throw error;
  }
  return supplier;
}

export async function changeSupplier(
  c: Context<ApiEnv>,
  input: SupplierInput,
  expected: number | null,
): Promise<Supplier> {
  const platform = c.get('platform');
  const { id, supplier: before } = await currentSupplier(c, input.PIVA, expected);
  const after: Supplier = { ...input, version: before.version + 1 };
  const change = { entity: 'supplier', recordId: id, label: input.Nome } as const;
  const lists = before.Nome === after.Nome ? (['suppliers'] as const) : BOTH_LISTS;
  const [, updated] = await writeListed(platform, lists, [
    recordChange(
      authorOf(c),
      { ...change, action: 'update', before, after },
      atVersion(id, before.version),
    ),
    updateSupplier(id, before.version, input, platform.now()),
  ]);
  if (updated?.changes === 1) return after;
  return changeSupplier(c, input, expected);
}

/** The name of a supplier shows in the list of frontends too. */
const BOTH_LISTS = ['suppliers', 'frontends'] as const;

export async function removeSupplier(
  c: Context<ApiEnv>,
  taxId: string,
  expected: number | null,
): Promise<void> {
  const platform = c.get('platform');
  const { id, supplier } = await currentSupplier(c, taxId, expected);
  const when = atVersion(id, supplier.version);
  const record = { entity: 'supplier', recordId: id, label: supplier.Nome } as const;
  try {
    const [, , deleted] = await writeListed(
      platform,
      ['suppliers'],
      [
        moveToTrash(authorOf(c), { ...record, document: supplier }, when),
        recordChange(authorOf(c), { ...record, action: 'delete', before: supplier }, when),
        deleteSupplier(id, supplier.version),
      ],
    );
    if (deleted?.changes !== 1) await removeSupplier(c, taxId, expected);
  } catch (error) {
    if (error instanceof ConstraintError) throw await inUse(c, id);
    throw error;
  }
}

/** The record as it is now, unless the save is based on an older one. */
async function currentSupplier(
  c: Context<ApiEnv>,
  taxId: string,
  expected: number | null,
): Promise<StoredSupplier> {
  const stored = await findSupplier(c.get('platform').database, taxId);
  if (stored === null) throw notFound(supplierMessages.notFound);
  if (expected !== null && expected !== stored.supplier.version)
    throw refusal(412, 'changed-meanwhile', supplierMessages.changedMeanwhile, {
      current: stored.supplier,
    });
  return stored;
}

function duplicate(cause: ConstraintError) {
  const errors = [{ field: 'PIVA', message: supplierMessages.duplicate }];
  return Object.assign(refusal(409, 'duplicate', supplierMessages.duplicate, { errors }), {
    cause,
  });
}

async function inUse(c: Context<ApiEnv>, id: string) {
  const linked = await frontendsOf(c.get('platform').database, id);
  return refusal(409, 'in-use', supplierMessages.inUse, { linked });
}
