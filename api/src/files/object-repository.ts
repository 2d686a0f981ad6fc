import { folders } from '@wabu/shared/entities/files';
import { findRow } from '../platform/find-row.ts';
import { noneExists } from '../platform/guarded-write.ts';
import type { Database, Row, Statement } from '../platform/platform.ts';

/** A row of the `objects` table; `blob` is the name in the object store. */
export interface FileRow {
  folder: string;
  name: string;
  blob: string;
  type: string;
  size: number;
  etag: string;
  width?: number | null;
  height?: number | null;
  variants: string[];
}

/** A file to store; no variants when it names none. */
export type NewFileRow = Omit<FileRow, 'variants'> & { variants?: string[] };

export const FILE_COLUMNS = 'folder, name, blob, type, size, etag, width, height, variants';

export const toFileRow = (row: Row) =>
  ({ ...row, variants: JSON.parse(String(row.variants)) }) as unknown as FileRow;

export const findFile = (database: Database, folder: string, name: string) =>
  findRow(
    database,
    toFileRow,
    `SELECT ${FILE_COLUMNS} FROM objects WHERE folder = ? AND name = ?`,
    [folder, name],
  );

export const isNotStored = ({ folder, name }: Pick<FileRow, 'folder' | 'name'>) =>
  noneExists('objects WHERE folder = ? AND name = ?', folder, name);

/** The files in this folder, not in its subfolders, newest first. `storedAt` in milliseconds since 1970. */
export async function listFiles(
  database: Database,
  folder: string,
): Promise<(FileRow & { storedAt: number })[]> {
  const rows = await database.query(
    `SELECT ${FILE_COLUMNS}, created_at AS storedAt FROM objects
     WHERE folder = ? ORDER BY created_at DESC, rowid DESC`,
    [folder],
  );
  return rows.map((row) => ({ ...toFileRow(row), storedAt: Number(row.storedAt) }));
}

/** Throws `ConstraintError` (`objects.folder`) when a file of that name exists. */
export const insertFileRow = (file: NewFileRow, author: string, now: number): Statement => ({
  sql: `INSERT INTO objects (${FILE_COLUMNS}, created_by, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  args: [
    file.folder,
    file.name,
    file.blob,
    file.type,
    file.size,
    file.etag,
    file.width ?? null,
    file.height ?? null,
    JSON.stringify(file.variants ?? []),
    author,
    now,
  ],
});

/** Stores a file instead of one that may be there. */
export const replaceFileRow = (
  file: NewFileRow,
  author: string,
  now: number,
  { folder, name }: Pick<FileRow, 'folder' | 'name'> = file,
): Statement[] => [
  { sql: 'DELETE FROM objects WHERE folder = ? AND name = ?', args: [folder, name] },
  insertFileRow(file, author, now),
];

export const updateVariants = ({ folder, name, blob }: FileRow, variants: string[]): Statement => ({
  sql: 'UPDATE objects SET variants = ? WHERE folder = ? AND name = ? AND blob = ?',
  args: [JSON.stringify(variants), folder, name, blob],
});

/** Deletes the rows of a folder. */
export function deleteFolderRows(folder: string): Statement {
  return { sql: 'DELETE FROM objects WHERE folder = ?', args: [folder] };
}

/** The files of the folder for tests and of those inside it that were stored before a time. */
export const deleteTestFiles = (before: number): Statement => ({
  sql: `DELETE FROM objects WHERE created_at <= ? AND (folder = ? OR instr(folder, ?) = 1)`,
  args: [before, folders.tests, `${folders.tests}/`],
});

export async function readFileBlobs(database: Database): Promise<{ path: string; blob: string }[]> {
  const rows = await database.query('SELECT folder, name, blob FROM objects');
  return rows.map(({ folder, name, blob }) => ({ path: `${folder}/${name}`, blob: String(blob) }));
}
