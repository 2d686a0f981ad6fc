import type { LastChange } from '@wabu/shared/entities/problem';
import { orderedId } from '@wabu/shared/entities/random-id';
import {
  type Supplier,
  type SupplierInput,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { deleteBytes } from '../files/store-file.ts';
import type { ApiEnv } from '../http/env.ts';
import { type HttpProblem, httpProblem, invalid, notFound } from '../http/problem.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { ConstraintError, type Database } from '../platform/platform.ts';
import { authorOf } from '../store/author.ts';
import { lastChange } from '../store/change-repository.ts';
import { isInTrash } from '../store/trash-repository.ts';
import type { ReplyStatements } from '../store/with-idempotency-key.ts';
import { storeChangedRecords } from './supplier-record.ts';
import { findSupplier, frontendsOf, rowKeyOf } from './supplier-repository.ts';
import { additionOf, type ChangedSupplier, changeOf, removalOf } from './supplier-statements.ts';

/** 409: another supplier has the tax id. */
export function duplicateTaxId(): HttpProblem {
  const errors = [{ field: 'PIVA', message: supplierMessages.duplicate }];
  return httpProblem(409, 'duplicate', supplierMessages.duplicate, { errors });
}

/** 400: neither the table nor the trash holds the tax id of a change, so that it was edited. */
export const changedTaxId = (): HttpProblem =>
  invalid([{ field: 'PIVA', message: supplierMessages.keyChanged }]);

/** 412 with the present record, and who saved it. */
export const changedMeanwhile = (current: Supplier, last: Partial<LastChange>): HttpProblem =>
  httpProblem(412, 'changed-meanwhile', supplierMessages.changedMeanwhile, { current, ...last });

/** 409: frontends name the supplier. */
export const inUse = (linked: string[]): HttpProblem =>
  httpProblem(409, 'in-use', supplierMessages.inUse, { linked });

export async function addSupplier(
  c: Context<ApiEnv>,
  input: SupplierInput,
  replyStatements: ReplyStatements,
): Promise<Supplier> {
  const supplier: Supplier = { ...input, id: orderedId(), version: 1 };
  const addition = additionOf(authorOf(c), supplier);
  try {
    await writeAndInvalidate(
      c.get('platform'),
      [listed(supplier)],
      [...addition, ...replyStatements(supplier)],
    );
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'suppliers.tax_id')
      throw Object.assign(duplicateTaxId(), { cause: error });
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
  const before = await supplierToChange(c, input.PIVA, expected);
  const after: Supplier = { ...input, id: before.id, version: before.version + 1 };
  const isSaved = await saveChange(c, { action, before, after });
  return isSaved ? after : changeSupplier(c, input, expected, action);
}

/** Writes row, history and file in one transaction. False if the version has changed meanwhile. */
async function saveChange(c: Context<ApiEnv>, changed: ChangedSupplier): Promise<boolean> {
  const { before, after } = changed;
  const platform = c.get('platform');
  // The list of frontends shows the supplier's name too.
  const others = before.Nome === after.Nome ? [] : (['frontends'] as const);
  const [file] = await storeChangedRecords(platform, [after]);
  const statements = changeOf(authorOf(c), changed, file);
  let isSaved = false;
  try {
    const results = await writeAndInvalidate(
      platform,
      [listed(before, after), ...others],
      statements,
    );
    isSaved = results[statements.length - 1]?.changes === 1;
  } finally {
    if (!isSaved && file !== undefined) await deleteBytes(platform, file);
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
  const stored = await currentSupplier(c, taxId, expected);
  const removal = removalOf(authorOf(c), stored);
  try {
    const results = await writeAndInvalidate(platform, [listed(stored)], removal);
    // D1 counts what triggers change too.
    if (results[removal.length - 1]?.changes === 0) await removeSupplier(c, taxId, expected);
  } catch (error) {
    if (error instanceof ConstraintError)
      throw inUse(await frontendsOf(platform.database, stored.id));
    throw error;
  }
}

/** The record to change. Throws 400 for a PIVA that neither the table nor the trash holds: it was edited. */
async function supplierToChange(
  c: Context<ApiEnv>,
  taxId: string,
  expected: number | null,
): Promise<Supplier> {
  const { database } = c.get('platform');
  const stored = await findSupplier(database, taxId);
  if (stored === null && !(await isInTrash(database, 'supplier', 'PIVA', taxId)))
    throw changedTaxId();
  return current(database, stored, expected);
}

/** The current record. Throws 404, or 412 with the current record if `expected` is older. */
async function currentSupplier(
  c: Context<ApiEnv>,
  taxId: string,
  expected: number | null,
): Promise<Supplier> {
  const { database } = c.get('platform');
  return current(database, await findSupplier(database, taxId), expected);
}

async function current(
  database: Database,
  stored: Supplier | null,
  expected: number | null,
): Promise<Supplier> {
  if (stored === null) throw notFound(supplierMessages.notFound);
  if (expected !== null && expected !== stored.version)
    throw changedMeanwhile(
      stored,
      await lastChange(database, { entity: 'supplier', recordId: stored.id }),
    );
  return stored;
}
