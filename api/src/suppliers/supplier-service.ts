import { supplierFolder } from '@wabu/shared/entities/files';
import { randomId } from '@wabu/shared/entities/random-id';
import {
  type Supplier,
  type SupplierInput,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { replaceFileRow } from '../files/object-repository.ts';
import { deleteBytes } from '../files/store-file.ts';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem, invalid, notFound } from '../http/problem.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { ConstraintError, type Database } from '../platform/platform.ts';
import { authorOf } from '../store/author.ts';
import { lastChange, recordChange } from '../store/change-repository.ts';
import { isInTrash, moveToTrash } from '../store/trash-repository.ts';
import { moveFilesToTrash } from '../store/trashed-files-repository.ts';
import type { ReplyStatements } from '../store/with-idempotency-key.ts';
import { storeChangedRecord } from './supplier-record.ts';
import {
  atVersion,
  deleteSupplier,
  findSupplier,
  frontendsOf,
  insertSupplier,
  rowKeyOf,
  type StoredSupplier,
  updateSupplier,
} from './supplier-repository.ts';

export async function addSupplier(
  c: Context<ApiEnv>,
  input: SupplierInput,
  replyStatements: ReplyStatements,
): Promise<Supplier> {
  const platform = c.get('platform');
  const id = randomId();
  const supplier: Supplier = { ...input, version: 1 };
  const change = { entity: 'supplier', recordId: id, label: input.Nome } as const;
  try {
    await writeAndInvalidate(
      platform,
      [listed(supplier)],
      [
        insertSupplier(id, input, platform.now()),
        recordChange(authorOf(c), { ...change, action: 'create', after: supplier }),
        ...replyStatements(supplier),
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
  action: 'update' | 'restore' = 'update',
): Promise<Supplier> {
  const { id, supplier: before } = await supplierToChange(c, input.PIVA, expected);
  const after: Supplier = { ...input, version: before.version + 1 };
  const isSaved = await saveChange(c, { recordId: id, action, before, after });
  return isSaved ? after : changeSupplier(c, input, expected, action);
}

/** Writes row, history and file in one transaction. False if the version has changed meanwhile. */
async function saveChange(
  c: Context<ApiEnv>,
  saved: { recordId: string; action: 'update' | 'restore'; before: Supplier; after: Supplier },
): Promise<boolean> {
  const { recordId: id, before, after } = saved;
  const platform = c.get('platform');
  const author = authorOf(c);
  const when = atVersion(id, before.version);
  // The list of frontends shows the supplier's name too.
  const others = before.Nome === after.Nome ? [] : (['frontends'] as const);
  const file = await storeChangedRecord(platform, after);
  let isSaved = false;
  try {
    const results = await writeAndInvalidate(
      platform,
      [listed(before, after), ...others],
      [
        recordChange(author, { entity: 'supplier', label: after.Nome, ...saved }, when),
        ...(file === null ? [] : [replaceFileRow(file, author.name, author.at, when)]),
        updateSupplier(id, before.version, after, platform.now()),
      ],
    );
    isSaved = results[file === null ? 1 : 2]?.changes === 1;
  } finally {
    if (!isSaved && file !== null) await deleteBytes(platform, file);
  }
  return isSaved;
}

const listed = (...suppliers: SupplierInput[]) => ({
  entity: 'suppliers' as const,
  rows: suppliers.map(rowKeyOf),
});

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
    const [, , , deleted] = await writeAndInvalidate(
      platform,
      [listed(supplier)],
      [
        moveToTrash(authorOf(c), { ...record, document: supplier }, when),
        moveFilesToTrash(record, { folder: supplierFolder(taxId) }, when),
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

/** The record to change. Throws 400 for a PIVA that neither the table nor the trash holds: it was edited. */
async function supplierToChange(
  c: Context<ApiEnv>,
  taxId: string,
  expected: number | null,
): Promise<StoredSupplier> {
  const { database } = c.get('platform');
  const stored = await findSupplier(database, taxId);
  if (stored === null && !(await isInTrash(database, 'supplier', 'PIVA', taxId)))
    throw invalid([{ field: 'PIVA', message: supplierMessages.keyChanged }]);
  return current(database, stored, expected);
}

/** The current record. Throws 404, or 412 with the current record if `expected` is older. */
async function currentSupplier(
  c: Context<ApiEnv>,
  taxId: string,
  expected: number | null,
): Promise<StoredSupplier> {
  const { database } = c.get('platform');
  return current(database, await findSupplier(database, taxId), expected);
}

async function current(
  database: Database,
  stored: StoredSupplier | null,
  expected: number | null,
): Promise<StoredSupplier> {
  if (stored === null) throw notFound(supplierMessages.notFound);
  if (expected !== null && expected !== stored.supplier.version)
    throw httpProblem(412, 'changed-meanwhile', supplierMessages.changedMeanwhile, {
      current: stored.supplier,
      ...(await lastChange(database, { entity: 'supplier', recordId: stored.id })),
    });
  return stored;
}

function duplicate(cause: ConstraintError) {
  const errors = [{ field: 'PIVA', message: supplierMessages.duplicate }];
  return Object.assign(httpProblem(409, 'duplicate', supplierMessages.duplicate, { errors }), {
    cause,
  });
}

async function inUse(c: Context<ApiEnv>, id: string) {
  const linked = await frontendsOf(c.get('platform').database, id);
  return httpProblem(409, 'in-use', supplierMessages.inUse, { linked });
}
