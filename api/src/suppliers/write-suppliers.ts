import type { Supplier } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { deleteBytes } from '../files/store-file.ts';
import type { ApiEnv } from '../http/env.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import type { Statement } from '../platform/platform.ts';
import { authorOf } from '../store/author.ts';
import { requireVersions } from './bulk-repository.ts';
import { storeChangedRecords } from './supplier-record.ts';
import { rowKeyOf } from './supplier-repository.ts';
import { additionsOf, type ChangedSupplier, changesOf, removalsOf } from './supplier-statements.ts';

/** Writes to different suppliers, based on what was read. */
export interface SupplierWrites {
  added: Supplier[];
  changed: ChangedSupplier[];
  removed: Supplier[];
}

interface Others {
  statements: Statement[];
  suppliers?: Supplier[];
}

/**
 * Writes rows, history, trash and files of many suppliers in one transaction, with further statements. Throws
 * `ConstraintError` and writes nothing when one of them was changed, deleted or named by a frontend since it was read,
 * or its tax id was taken.
 */
export async function writeSuppliers(
  c: Context<ApiEnv>,
  { added, changed, removed }: SupplierWrites,
  { statements: others, suppliers = [] }: Others = { statements: [] },
): Promise<void> {
  const platform = c.get('platform');
  const author = authorOf(c);
  const before = changed.map((one) => one.before);
  const after = changed.map((one) => one.after);
  const rows = [...added, ...removed, ...before, ...after, ...suppliers].map(rowKeyOf);
  // The list of frontends shows the suppliers' names too.
  const isRenamed = changed.some((one) => one.before.Nome !== one.after.Nome);
  const lists = [
    { entity: 'suppliers', rows } as const,
    ...(isRenamed ? (['frontends'] as const) : []),
  ];
  const files = await storeChangedRecords(platform, after);
  const statements = [
    requireVersions([...removed, ...before]),
    ...removalsOf(author, removed),
    ...changesOf(author, changed, files),
    ...additionsOf(author, added),
    ...others,
  ];
  try {
    await writeAndInvalidate(platform, rows.length === 0 ? [] : lists, statements);
  } catch (error) {
    for (const file of files) await deleteBytes(platform, file);
    throw error;
  }
}
