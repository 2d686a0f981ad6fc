import { supplierFolder } from '@wabu/shared/entities/files';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { type FileRow, foldersWith, replaceFileRow } from '../files/object-repository.ts';
import { deleteBytes, storeBytes, storeFile } from '../files/store-file.ts';
import type { ApiEnv } from '../http/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { Along, Writes } from '../records/define-record.ts';
import { authorOf } from '../records/store/author.ts';
import { readRecords } from '../records/store/row-repository.ts';
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
  const [stored] = await readRecords(supplierRows, platform.database, 'key', [input.PIVA]);
  const file = recordFile(stored ?? input);
  await storeFile(platform, file, c.get('user').name);
  // A concurrent change found no file, or one that this call has overwritten.
  const [now] = await readRecords(supplierRows, platform.database, 'key', [input.PIVA]);
  if (now?.version !== stored?.version) return fileSupplierRecord(c, input);
  return { path: `${file.folder}/${file.name}` };
}

/** Files whose bytes are written at the same time. */
const CONCURRENT_FILES = 16;

/** The files of changed records that have one. */
export async function supplierFileAlong(
  c: Context<ApiEnv>,
  { changed }: Writes<Supplier>,
): Promise<Along> {
  if (changed.length === 0) return {};
  const platform = c.get('platform');
  const { name, at } = authorOf(c);
  const files = await storeChangedRecords(
    platform,
    changed.map(({ after }) => after),
  );
  return {
    after: files.map((file) => replaceFileRow(file, name, at)),
    settled: async (isWritten) => {
      if (isWritten) return;
      for (const file of files) await deleteBytes(platform, file);
    },
  };
}

/** Stores the bytes of the changed records that have a file. */
async function storeChangedRecords(
  platform: Platform,
  suppliers: readonly Supplier[],
): Promise<FileRow[]> {
  const files = suppliers.map(recordFile);
  const folders = await foldersWith(platform.database, RECORD_NAME, files);
  const filed = files.filter(({ folder }) => folders.has(folder));
  const rows: FileRow[] = [];
  try {
    while (rows.length < filed.length) {
      const next = filed.slice(rows.length, rows.length + CONCURRENT_FILES);
      rows.push(...(await Promise.all(next.map((file) => storeBytes(platform, file)))));
    }
  } catch (error) {
    for (const row of rows) await deleteBytes(platform, row);
    throw error;
  }
  return rows;
}

function recordFile(supplier: Supplier | SupplierInput) {
  return {
    folder: supplierFolder(supplier.PIVA),
    name: RECORD_NAME,
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(supplier, null, 2)),
  };
}
