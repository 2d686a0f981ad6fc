import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appRecords } from '../src/kinds.ts';
import { completeErasures } from '../src/people/erase-person.ts';
import { openRemote } from '../src/platform/node/backup/back-up.ts';
import type { BackupSource } from '../src/platform/node/backup/backup-source.ts';
import { remoteSource } from '../src/platform/node/backup/remote-backups.ts';
import { type Restored, restoreBackup } from '../src/platform/node/backup/restore-backup.ts';
import { openNodePlatform } from '../src/platform/node/node-platform.ts';
import { asOwnerOf } from '../src/platform/node/settings/as-owner.ts';
import { type Environment, StartError } from '../src/platform/node/settings/environment.ts';

/** Also from `dist`, a folder beside this one. */
const api = join(dirname(fileURLToPath(import.meta.url)), '..');

const IN_BUCKET = 's3:';

/**
 * Replaces the data with a backup, an archive, a snapshot of `BACKUP_DIR` or `s3:latest`, and erases the persons again that were erased since: the number of them, or null
 * when that failed. Then the next start does it before it answers.
 */
export async function restoreData(
  file: string,
  environment: Environment,
  folders = { migrations: join(api, 'migrations'), root: join(api, '..') },
  movesObjects = false,
): Promise<Restored & { erased: number | null }> {
  const { dataDir, s3 } = environment;
  const source = await chosen(file, environment);
  const restored = await restoreBackup(source, dataDir, s3, movesObjects);
  const erased = await asOwnerOf(dataDir, async () => {
    const platform = await openNodePlatform(environment, folders, () => {});
    try {
      return await completeErasures(platform, appRecords.kinds);
    } finally {
      await platform.close();
    }
  }).catch(() => null);
  return { ...restored, erased };
}

async function chosen(file: string, { backup }: Environment): Promise<string | BackupSource> {
  if (!file.startsWith(IN_BUCKET)) return resolve(file);
  const remote = await openRemote(backup);
  if (remote === null)
    throw new StartError('Set BACKUP_S3_… and BACKUP_KEY or BACKUP_KEY_FILE as for the backup.');
  return remoteSource(remote, file.slice(IN_BUCKET.length));
}
