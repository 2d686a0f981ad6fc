import type { Database, Statement } from '../platform/platform.ts';
import type { Condition } from '../store/change-repository.ts';

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
}

export async function findFile(
  database: Database,
  folder: string,
  name: string,
): Promise<FileRow | null> {
  const [row] = await database.query(
    `SELECT folder, name, blob, type, size, etag, width, height FROM objects
     WHERE folder = ? AND name = ?`,
    [folder, name],
  );
  return row === undefined ? null : (row as unknown as FileRow);
}

/** The files of those names in a folder. */
export async function findFiles(
  database: Database,
  folder: string,
  names: string[],
): Promise<FileRow[]> {
  const rows = await database.query(
    `SELECT folder, name, blob, type, size, etag, width, height FROM objects
     WHERE folder = ? AND name IN (SELECT value FROM json_each(?))`,
    [folder, JSON.stringify(names)],
  );
  return rows as unknown as FileRow[];
}

/** A file in the list of its folder. */
export interface ListedFile {
  name: string;
  size: number;
  width: number | null;
  height: number | null;
  /** Milliseconds since 1970. */
  storedAt: number;
}

/** The files in this folder, not in its subfolders, newest first. */
export async function listFiles(database: Database, folder: string): Promise<ListedFile[]> {
  const rows = await database.query(
    `SELECT name, size, width, height, created_at AS storedAt FROM objects
     WHERE folder = ? ORDER BY created_at DESC, rowid DESC`,
    [folder],
  );
  return rows as unknown as ListedFile[];
}

/** Throws `ConstraintError` (`objects.folder`) when a file of that name exists. */
export function insertFileRow(file: FileRow, author: string, now: number): Statement {
  return {
    sql: `INSERT INTO objects (folder, name, blob, type, size, etag, width, height, created_by, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      file.folder,
      file.name,
      file.blob,
      file.type,
      file.size,
      file.etag,
      file.width ?? null,
      file.height ?? null,
      author,
      now,
    ],
  };
}

/** Inserts the row or replaces the one of the same name. */
export function saveFileRow(file: FileRow, author: string, now: number): Statement {
  const { sql, args } = insertFileRow(file, author, now);
  return {
    sql: `${sql} ON CONFLICT (folder, name) DO UPDATE SET blob = excluded.blob, type = excluded.type,
            size = excluded.size, etag = excluded.etag, width = excluded.width,
            height = excluded.height, created_by = excluded.created_by,
            created_at = excluded.created_at`,
    args,
  };
}

/** Replaces the object of an existing file, if the condition holds in the same write. */
export function replaceFileRow(
  { blob, size, etag, folder, name }: FileRow,
  author: string,
  now: number,
  when: Condition,
): Statement {
  return {
    sql: `UPDATE objects SET blob = ?, size = ?, etag = ?, created_by = ?, created_at = ?
          WHERE folder = ? AND name = ? AND ${when.condition}`,
    args: [blob, size, etag, author, now, folder, name, ...when.args],
  };
}

/** Deletes the rows of a folder, if the condition holds in the same write. */
export function deleteFolderRows(folder: string, when?: Condition): Statement {
  return {
    sql: `DELETE FROM objects WHERE folder = ?${when === undefined ? '' : ` AND ${when.condition}`}`,
    args: [folder, ...(when?.args ?? [])],
  };
}

/** True for a file that is a picture of a snapshot. */
export async function isPinned(database: Database, folder: string, name: string): Promise<boolean> {
  const rows = await database.query(
    'SELECT 1 FROM microsite_pictures WHERE folder = ? AND name = ? LIMIT 1',
    [folder, name],
  );
  return rows.length > 0;
}

/** The objects that rows refer to. */
export async function readFileBlobs(database: Database): Promise<{ path: string; blob: string }[]> {
  const rows = await database.query('SELECT folder, name, blob FROM objects');
  return rows.map(({ folder, name, blob }) => ({ path: `${folder}/${name}`, blob: String(blob) }));
}
