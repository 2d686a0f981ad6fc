import { supplierFolder } from '@wabu/shared/entities/files';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { pathOf, storedFiles } from '../files/file-repository.ts';
import { replaceFileRow } from '../files/object-repository.ts';
import { deleteBytes, storeAllBytes, storeFile } from '../files/store-file.ts';
import type { ApiEnv } from '../http/env.ts';
import type { Along, Writes } from '../records/pipeline/define-record.ts';
import { authorOf } from '../records/store/author.ts';
import { supplierRows } from './supplier-repository.ts';

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
  const [stored] = await supplierRows.read(platform.database, 'key', [input.PIVA]);
  const file = recordFile(stored ?? input);
  await storeFile(platform, file, c.get('user').name);
  // A concurrent change found no file, or one that this call has overwritten.
  const [now] = await supplierRows.read(platform.database, 'key', [input.PIVA]);
  if (now?.version !== stored?.version) return fileSupplierRecord(c, input);
  return { path: `${file.folder}/${file.name}` };
}

/** The files of changed records that have one. */
export async function supplierFileAlong(
  c: Context<ApiEnv>,
  { changed }: Writes<Supplier>,
): Promise<Along> {
  if (changed.length === 0) return {};
  const platform = c.get('platform');
  const { name, at } = authorOf(c);
  const files = changed.map(({ after }) => recordFile(after));
  const stored = await storedFiles.read(platform.database, 'key', files.map(pathOf));
  const folders = new Set(stored.map(({ folder }) => folder));
  const filed = files.filter(({ folder }) => folders.has(folder));
  const rows = await storeAllBytes(platform, filed);
  return {
    after: rows.flatMap((row) => replaceFileRow(row, name, at)),
    settled: (isWritten) => (isWritten ? null : deleteBytes(platform, ...rows)),
  };
}

function recordFile(supplier: Supplier | SupplierInput) {
  return {
    folder: supplierFolder(supplier.PIVA),
    name: RECORD_NAME,
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(supplier, null, 2)),
  };
}
