import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from './disk.ts';
import { StartError } from './environment.ts';

/** A secret of this data folder: created at the first start, readable by its owner only. */
export async function storedSecret(
  dataDir: string,
  name: string,
  make: () => string = () => randomBytes(48).toString('base64url'),
): Promise<string> {
  const path = join(dataDir, name);
  const stored = await readFile(path, 'utf8').catch(nullIfMissing);
  if (stored !== null) {
    if (Buffer.byteLength(stored.trim()) < 32)
      throw new StartError(
        `${path} is damaged: delete it, and a new one is made at the next start.`,
      );
    return stored.trim();
  }
  const secret = make();
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(`${secret}\n`);
  await file.sync();
  await file.close();
  return secret;
}
