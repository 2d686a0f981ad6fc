import { supplierFolder } from '@wabu/shared/entities/files';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Platform, Row, Statement } from '../platform/platform.ts';

const AT_A_TIME = 100;

/**
 * Ends what has been in the trash for its thirty days, with the files that were its own; a folder that a
 * new record of the same key has taken over stays. Gives how many records went.
 */
export async function purgeTrash({ database, now }: Platform): Promise<number> {
  let purged = 0;
  for (;;) {
    const rows = await database.query(
      'SELECT id, entity, document FROM trash WHERE purge_at <= ? ORDER BY id LIMIT ?',
      [now(), AT_A_TIME],
    );
    for (const row of rows) await database.write(endingOf(row));
    purged += rows.length;
    if (rows.length < AT_A_TIME) return purged;
  }
}

function endingOf(row: Row): Statement[] {
  const remove = { sql: 'DELETE FROM trash WHERE id = ?', args: [row.id ?? null] };
  const document = JSON.parse(String(row.document)) as { URL?: string; PIVA?: string };
  if (row.entity === 'frontend' && document.URL !== undefined) {
    const key = normaliseFrontendUrl(document.URL);
    const free = 'NOT EXISTS (SELECT 1 FROM frontends WHERE url_key = ?)';
    return [dropFolder(frontendImagesFolder(key), free, key), remove];
  }
  if (row.entity === 'supplier' && document.PIVA !== undefined) {
    const free = 'NOT EXISTS (SELECT 1 FROM suppliers WHERE tax_id = ?)';
    return [dropFolder(supplierFolder(document.PIVA), free, document.PIVA), remove];
  }
  return [remove];
}

const dropFolder = (folder: string, free: string, key: string): Statement => ({
  sql: `DELETE FROM objects WHERE folder = ? AND ${free}`,
  args: [folder, key],
});
