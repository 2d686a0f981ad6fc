import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import type { Database } from '../platform/platform.ts';
import type { StoredRecord } from '../records/pipeline/define-record.ts';
import { maskedFolder } from '../records/store/change-repository.ts';
import type { RecordStore } from '../records/store/row-repository.ts';
import { moveFilesToTrash } from '../records/store/trashed-files-repository.ts';
import {
  FILE_COLUMNS,
  type FileRow,
  insertFileRow,
  replaceFileRow,
  toFileRow,
} from './object-repository.ts';

/** A stored file as a record. Its id is the path that the history and the trash name it by, also after a new name. */
export interface FileRecord extends FileRow, StoredRecord {
  /** Its name in the history. */
  label: string;
  createdBy: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

type FileName = Pick<FileRow, 'folder' | 'name'>;

export const pathOf = ({ folder, name }: FileName) => `${folder}/${name}`;

function fileAt(path: string): FileName {
  const end = path.lastIndexOf('/');
  return { folder: path.slice(0, end), name: path.slice(end + 1) };
}

/** How the history and the trash name a file. */
const namedBy = ({ folder, name }: FileName) => ({
  id: pathOf({ folder: maskedFolder(folder), name }),
  label: name,
});

export const toFileRecord = (row: FileRow, createdBy: string, createdAt: number): FileRecord => ({
  ...row,
  ...namedBy(row),
  version: 1,
  createdBy,
  createdAt,
});

/** Files as records: a deleted one moves to the folder of its entry in the trash, whose return inserts it again. */
export const storedFiles: RecordStore<FileRecord> = {
  table: 'objects',
  keyColumn: `folder || '/' || name`,
  async read(database, by, paths) {
    if (paths.length === 0) return [];
    const renamed = by === 'id' ? await readNewNames(database, paths) : new Map<string, string>();
    const wanted = paths.map((path) => {
      const { folder, name } = fileAt(path);
      return [path, folder, renamed.get(path) ?? name];
    });
    const rows = await database.query(
      `SELECT wanted, ${FILE_COLUMNS}, created_by, created_at FROM objects JOIN
         (SELECT value ->> 0 AS wanted, value ->> 1 AS place, value ->> 2 AS present FROM json_each(?))
         ON folder = place AND name = present`,
      [JSON.stringify(wanted)],
    );
    return rows.map(({ wanted: path, created_by, created_at, ...row }) => ({
      ...toFileRecord(toFileRow(row), String(created_by), Number(created_at)),
      ...namedBy(fileAt(String(path))),
    }));
  },
  // Whatever their bytes: of concurrent uploads each replaces the one before.
  areUnchanged: (files) => ({
    condition: `NOT EXISTS (SELECT 1 FROM json_each(?) AS wanted
      LEFT JOIN objects ON folder = wanted.value ->> 0 AND name = wanted.value ->> 1
      WHERE blob IS NULL)`,
    args: [JSON.stringify(files.map(({ folder, name }) => [folder, name]))],
  }),
  insert: async (files) => files.map((file) => insertFileRow(file, file.createdBy, file.createdAt)),
  update: async (changed) =>
    changed.flatMap(({ before, after }) =>
      replaceFileRow(after, after.createdBy, after.createdAt, before),
    ),
  remove: (files) =>
    moveFilesToTrash(
      files.map(({ id: recordId, folder, name }) => ({ entity: 'file', recordId, folder, name })),
    ),
};

/** The present names of files by their ids, for those whose last entry in the history says it. */
async function readNewNames(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.query(
    `SELECT record_id, difference ->> '$.after.name' AS name, max(id) FROM changes
     WHERE entity = 'file' AND record_id IN (SELECT value FROM json_each(?))
       AND action IN (SELECT value FROM json_each(?)) GROUP BY record_id`,
    [JSON.stringify(ids), JSON.stringify(changingActions)],
  );
  const named = rows.filter(({ name }) => name !== null);
  return new Map(named.map(({ record_id, name }) => [String(record_id), String(name)]));
}
