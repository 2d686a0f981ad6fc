import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeErasures } from '../src/people/erase-person.ts';
import { asOwnerOf } from '../src/platform/node/backup/as-owner.ts';
import { type Restored, restoreBackup } from '../src/platform/node/backup/restore-backup.ts';
import { openNodePlatform } from '../src/platform/node/node-platform.ts';
import type { Environment } from '../src/platform/node/settings/environment.ts';

/** Also from `dist`, a folder beside this one. */
const api = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Replaces the data with a backup, and erases the persons again that were erased since: the number of them, or null
 * when that failed. Then the next start does it before it answers.
 */
export async function restoreData(
  file: string,
  environment: Environment,
  folders = { migrations: join(api, 'migrations'), root: join(api, '..') },
): Promise<Restored & { erased: number | null }> {
  const { dataDir } = environment;
  const restored = await restoreBackup(file, dataDir);
  const erased = await asOwnerOf(dataDir, async () => {
    const platform = await openNodePlatform(environment, folders, () => {});
    try {
      return await completeErasures(platform);
    } finally {
      await platform.close();
    }
  }).catch(() => null);
  return { ...restored, erased };
}
