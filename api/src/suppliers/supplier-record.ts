import { supplierFolder } from '@wabu/shared/entities/files';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { storeFile } from '../files/store-file.ts';
import type { ApiEnv } from '../http/env.ts';
import { findSupplier } from './supplier-table.ts';

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
  const folder = supplierFolder(input.PIVA);
  const bytes = new TextEncoder().encode(JSON.stringify(stored?.supplier ?? input, null, 2));
  await storeFile(
    platform,
    { folder, name: RECORD_NAME, type: 'application/json', bytes },
    c.get('user').name,
  );
  return { path: `${folder}/${RECORD_NAME}` };
}
