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

export async function findFiles(
  database: Database,
  folder: string,
  names: string[],
): Promise<FileRow[]> {
  const rows = await database.query(
    `SELECT ${FILE_COLUMNS} FROM objects
     WHERE folder = ? AND name IN (SELECT value FROM json_each(?))`,
    [folder, JSON.stringify(names)],
  );
  return rows.map(toFileRow);
}

export async function foldersWith(
  database: Database,
  name: string,
  folders: readonly Pick<FileRow, 'folder'>[],
): Promise<Set<string>> {
  const rows = await database.query(
    'SELECT folder FROM objects WHERE name = ? AND folder IN (SELECT value FROM json_each(?))',
    [name, JSON.stringify(folders.map(({ folder }) => folder))],
  );
  return new Set(rows.map(({ folder }) => String(folder)));
}

export interface ListedFile {
  name: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  variants: string[];
  /** Milliseconds since 1970. */
  storedAt: number;
}

/** The files in this folder, not in its subfolders, newest first. */
export async function listFiles(database: Database, folder: string): Promise<ListedFile[]> {
  const rows = await database.query(
    `SELECT name, type, size, width, height, variants, created_at AS storedAt FROM objects
     WHERE folder = ? ORDER BY created_at DESC, rowid DESC`,
    [folder],
  );
  return rows.map(
    (row) => ({ ...row, variants: JSON.parse(String(row.variants)) }) as unknown as ListedFile,
  );
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

export function saveFileRow(file: NewFileRow, author: string, now: number): Statement {
  const { sql, args } = insertFileRow(file, author, now);
  return {
    sql: `${sql} ON CONFLICT (folder, name) DO UPDATE SET blob = excluded.blob, type = excluded.type,
            size = excluded.size, etag = excluded.etag, width = excluded.width,
            height = excluded.height, variants = excluded.variants, created_by = excluded.created_by,
            created_at = excluded.created_at`,
    args,
  };
}

/** Replaces the object of an existing file. */
export const replaceFileRow = (
  { blob, size, etag, folder, name }: FileRow,
  author: string,
  now: number,
): Statement => ({
  sql: `UPDATE objects SET blob = ?, size = ?, etag = ?, created_by = ?, created_at = ?
          WHERE folder = ? AND name = ?`,
  args: [blob, size, etag, author, now, folder, name],
});

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
