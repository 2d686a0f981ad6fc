import type { Condition, Statement } from '../../platform/platform.ts';
import { jsonParts } from './json-parts.ts';
import type { TrashedKey } from './trash-repository.ts';

/** The folder of the files of an entry of the trash. No rule allows it to a request. */
export const trashFolder = (entryId: number) => `${TRASH}${entryId}`;
const TRASH = '[Trash]/';

interface Files {
  folder: string;
  /** One file of the folder; without it, all of them. */
  name?: string;
}

/**
 * Moves files into the folders of their records' latest entries of the trash, which the same write has inserted before;
 * with `when`, those for which that condition on `objects` holds.
 */
export const moveFilesToTrash = (
  moved: readonly (TrashedKey & Files)[],
  when?: Condition,
): Statement[] =>
  jsonParts(
    moved.map(({ entity, recordId, folder, name }) => [entity, recordId, folder, name]),
  ).map((part) => ({
    sql: `UPDATE objects SET folder = (SELECT '${TRASH}' || max(trash.id) FROM trash
              WHERE trash.entity = moved.value ->> 0 AND trash.record_id = moved.value ->> 1)
            FROM json_each(?) AS moved WHERE objects.folder = moved.value ->> 2
              AND objects.name = coalesce(moved.value ->> 3, objects.name) AND ${when?.condition ?? 'TRUE'}`,
    args: [part, ...(when?.args ?? [])],
  }));

/**
 * Moves the files of an entry of the trash back into a folder. They replace files of the same names, which belong to
 * no record while this one is deleted.
 */
export function moveFilesBack(entryId: number, folder: string): Statement[] {
  const args = [folder, trashFolder(entryId)];
  return [
    {
      sql: `DELETE FROM objects WHERE folder = ?
              AND name IN (SELECT name FROM objects WHERE folder = ?)`,
      args,
    },
    { sql: 'UPDATE objects SET folder = ? WHERE folder = ?', args },
  ];
}

/** Moves one file of an entry back, under a name. Fails with a `ConstraintError` (`objects.…`) when that is taken. */
export function moveFileBack(entryId: number, file: Required<Files>, name: string): Statement {
  return {
    sql: 'UPDATE objects SET folder = ?, name = ? WHERE folder = ? AND name = ?',
    args: [file.folder, name, trashFolder(entryId), file.name],
  };
}
