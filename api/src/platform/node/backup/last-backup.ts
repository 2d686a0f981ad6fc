import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asOwnerOf } from './as-owner.ts';

/** Beside the database, and in no backup: a restore leaves it in its place. */
const LAST_BACKUP = 'last-backup';

/**
 * Records that a backup of the folder was taken. Every way to take one calls this when it is complete.
 *
 * @param takenAt milliseconds since 1970
 */
export async function recordBackup(dataDir: string, takenAt: number): Promise<void> {
  const path = join(dataDir, LAST_BACKUP);
  await asOwnerOf(dataDir, async () => {
    await writeFile(`${path}.new`, `${new Date(takenAt).toISOString()}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
  });
}

/** When the last backup was taken, in milliseconds since 1970; null before the first one. */
export async function readLastBackup(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '');
  const takenAt = Date.parse(text.trim());
  return Number.isNaN(takenAt) ? null : takenAt;
}
