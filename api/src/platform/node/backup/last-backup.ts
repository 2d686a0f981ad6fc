import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asOwnerOf } from '../settings/as-owner.ts';
import { writeDurably } from '../settings/disk.ts';

/** Beside the database, and in no backup: a restore leaves it in its place. */
const LAST_BACKUP = 'last-backup';

/**
 * Records that a good backup of the folder was taken. Every way to take one calls this when it is complete: written,
 * verified, and sent if it is to be sent.
 *
 * @param takenAt milliseconds since 1970
 */
export async function recordBackup(dataDir: string, takenAt: number): Promise<void> {
  const text = `${new Date(takenAt).toISOString()}\n`;
  await asOwnerOf(dataDir, () => writeDurably(join(dataDir, LAST_BACKUP), text));
}

/** When the last good backup was taken, in milliseconds since 1970; null before the first one. */
export async function readLastBackup(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '');
  const takenAt = Date.parse(text.trim());
  return Number.isNaN(takenAt) ? null : takenAt;
}
