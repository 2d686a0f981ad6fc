import type { Platform } from '../platform/platform.ts';
import { deleteLeftoverAvatars } from '../users/user-repository.ts';
import { purgeTrash } from './purge-trash.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** A user is added right after its picture; a day later nobody will be. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000;

/** The daily round: what is due goes, what does not fit together is told. */
export async function takeCare(platform: Platform): Promise<void> {
  const purged = await purgeTrash(platform);
  await platform.database.write([deleteLeftoverAvatars(platform.now() - LEFTOVER_MS)]);
  const { orphans, lost, removed } = await sweepOrphans(platform);
  const found = { purged, orphans: orphans.length, removed: removed.length, lost: lost.length };
  platform.log(lost.length > 0 ? 'warn' : 'info', 'care', found);
  for (const { path, blob } of lost.slice(0, 20))
    platform.log('warn', 'object missing', { path, blob });
}
