import type { Platform } from '../platform/platform.ts';
import { programAuthor } from '../store/author.ts';
import { purgeTrashed, readExpired } from './trashed-repository.ts';

const BATCH_SIZE = 20;

/** Deletes the records of the trash whose time is over for good, as a king would. Returns their number. */
export async function purgeExpired({ database, now }: Platform): Promise<number> {
  const author = programAuthor(now());
  let purged = 0;
  for (;;) {
    const ids = await readExpired(database, now(), BATCH_SIZE);
    if (ids.length > 0) await database.write(purgeTrashed(author, ids));
    purged += ids.length;
    if (ids.length < BATCH_SIZE) return purged;
  }
}
