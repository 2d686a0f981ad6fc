import { fileURLToPath } from 'node:url';
import { completeErasures } from '../src/people/erase-person.ts';
import { asOwnerOf } from '../src/platform/node/backup/as-owner.ts';
import { type Restored, restoreBackup } from '../src/platform/node/backup/restore-backup.ts';
import { openNodePlatform } from '../src/platform/node/node-platform.ts';
import type { Environment } from '../src/platform/node/settings/environment.ts';

/** Also from `dist`, which is beside this folder. */
const api = fileURLToPath(new URL('..', import.meta.url));

/**
 * Replaces the data with a backup, and erases the persons again that were erased since: the number of them, or null
 * when that failed. Then the next start does it before it answers.
 */
export async function restoreData(
  file: string,
  environment: Environment,
  folders = { migrations: `${api}migrations`, root: `${api}..` },
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
