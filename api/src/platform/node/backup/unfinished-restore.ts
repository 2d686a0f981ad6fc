import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flush, nullIfMissing } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';

const MARK = 'restore-unfinished';

/** Writes the marker of a restore, durable before the first file moves. */
export async function beginExchange(dataDir: string, before: string): Promise<void> {
  const mark = await open(join(dataDir, MARK), 'w', 0o600);
  await mark.writeFile(`${before}\n`);
  await mark.sync();
  await mark.close();
  await flush(dataDir);
}

export async function endExchange(dataDir: string): Promise<void> {
  await flush(dataDir);
  await rm(join(dataDir, MARK));
  await flush(dataDir);
}

/** Throws after an interrupted restore: the data would look empty or incomplete. */
export async function requireNoUnfinishedRestore(dataDir: string): Promise<void> {
  const before = await readMark(dataDir);
  if (before === null) return;
  throw new StartError(
    `A restore into ${dataDir} was interrupted. Run it again: npm run restore -- FILE. The data from before it is in ${before.trim()}`,
  );
}

export const isUnfinished = async (dataDir: string) => (await readMark(dataDir)) !== null;

const readMark = (dataDir: string) => readFile(join(dataDir, MARK), 'utf8').catch(nullIfMissing);
