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
 * Writes the supplier's record as a JSON file into its folder. Idempotent: the content comes from the table, and
 * from `input` only for an unknown supplier. Returns the path.
 */
export async function fileSupplierRecord(
  c: Context<ApiEnv>,
  input: SupplierInput,
): Promise<{ path: string }> {
  const platform = c.get('platform');
  const stored = await findSupplier(platform.database, input.PIVA);
  const file = recordFile(stored?.supplier ?? input);
  await storeFile(platform, file, c.get('user').name);
  // A concurrent change found no file, or one that this call has overwritten.
  const now = await findSupplier(platform.database, input.PIVA);
  if (now?.supplier.version !== stored?.supplier.version) return fileSupplierRecord(c, input);
  return { path: `${file.folder}/${file.name}` };
}

/** Stores the bytes of a changed record; the caller writes their row. Null for a supplier without a file. */
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
