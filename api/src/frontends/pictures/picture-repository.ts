import type { Microsite } from '@wabu/shared/entities/microsite';
import type { FileRow } from '../../files/object-repository.ts';
import { findRow } from '../../platform/find-row.ts';
import { exists, noneExists } from '../../platform/guarded-write.ts';
import type { Database, Statement } from '../../platform/platform.ts';

type PictureFile = Pick<FileRow, 'folder' | 'name' | 'blob'>;

/** What visitors see of a frontend; null while it is not published. */
export const findPublicMicrosite = (database: Database, frontendId: string) =>
  findRow(
    database,
    ({ document }) => JSON.parse(String(document)) as Microsite,
    `SELECT document FROM microsites
     JOIN microsite_snapshots AS snapshots ON snapshots.frontend_id = microsites.frontend_id
       AND snapshots.revision = microsites.snapshot
     WHERE microsites.frontend_id = ? AND state = 'published'`,
    [frontendId],
  );

/** True while no published snapshot pins the object. */
export const isNotPublic = ({ blob }: PictureFile) =>
  noneExists(
    `microsite_pictures AS pinned
    JOIN microsites ON microsites.frontend_id = pinned.frontend_id
      AND microsites.snapshot = pinned.revision AND microsites.state = 'published'
    WHERE pinned.blob = ?`,
    blob,
  );

export const hasBlob = ({ folder, name, blob }: PictureFile) =>
  exists('objects WHERE folder = ? AND name = ? AND blob = ?', folder, name, blob);

/** Pins follow their file, so that a new name alone is no unpublished change. */
export const renamePins = ({ folder, name, blob }: PictureFile, next: string): Statement => ({
  sql: `UPDATE OR IGNORE microsite_pictures SET name = ?
          WHERE folder = ? AND name = ? AND blob = ?`,
  args: [next, folder, name, blob],
});

/** A snapshot of the record with the old name is one of the record with the new name. */
export function renameInHashes(
  frontendId: string,
  hashes: { before: string; after: string },
): Statement[] {
  return ['microsites', 'microsite_snapshots'].map((table) => ({
    sql: `UPDATE ${table} SET public_hash = ?
          WHERE frontend_id = ? AND public_hash = ?`,
    args: [hashes.after, frontendId, hashes.before],
  }));
}
