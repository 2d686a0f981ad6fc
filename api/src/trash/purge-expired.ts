import type { Platform } from '../platform/platform.ts';
import { moveOlderFiles } from './older-entries.ts';
import { deleteTrashed, readExpired } from './trashed-repository.ts';

const BATCH_SIZE = 100;

/** Deletes the records of the trash whose time is over, with their files. Returns their number. */
export async function purgeExpired({ database, now }: Platform): Promise<number> {
  await moveOlderFiles(database);
  let purged = 0;
  for (;;) {
    const ids = await readExpired(database, now(), BATCH_SIZE);
    if (ids.length > 0) await database.write(ids.flatMap(deleteTrashed));
    purged += ids.length;
    if (ids.length < BATCH_SIZE) return purged;
  }
}
