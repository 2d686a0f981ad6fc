import { supplierFolder } from '@wabu/shared/entities/files';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { type FileRow, findFile } from '../files/object-repository.ts';
import { storeBytes, storeFile } from '../files/store-file.ts';
import type { ApiEnv } from '../http/env.ts';
import type { Platform } from '../platform/platform.ts';
import { findSupplier } from './supplier-repository.ts';

const RECORD_NAME = 'fornitore.json';

/**
 * Makes the supplier's folder by putting its record into it. The same supplier may be filed again and
 * again: the file is always what the table says, whatever was sent.
 */
export async function fileSupplierRecord(
  c: Context<ApiEnv>,
  input: SupplierInput,
): Promise<{ path: string }> {
  const platform = c.get('platform');
  const stored = await findSupplier(platform.database, input.PIVA);
  const file = recordFile(stored?.supplier ?? input);
  await storeFile(platform, file, c.get('user').name);
  // A change that came in between found no file yet, or one that this has just written over.
  const now = await findSupplier(platform.database, input.PIVA);
  if (now?.supplier.version !== stored?.supplier.version) return fileSupplierRecord(c, input);
  return { path: `${file.folder}/${file.name}` };
}

/**
 * The bytes of a record that is about to change, for the row of its file to be changed in the same write.
 * Null where the supplier has no file: one that was never filed is not filed by a change.
 */
export async function storeChangedRecord(
  platform: Platform,
  supplier: Supplier,
): Promise<FileRow | null> {
  const file = recordFile(supplier);
  const filed = await findFile(platform.database, file.folder, file.name);
  return filed && storeBytes(platform, file);
}

function recordFile(supplier: Supplier | SupplierInput) {
  return {
    folder: supplierFolder(supplier.PIVA),
    name: RECORD_NAME,
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(supplier, null, 2)),
  };
}
