import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flush, nullIfMissing } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import { sha256Of } from './copy-database.ts';

const CONTENT = /^[0-9a-f]{64}$/;

/** Objects under the hash of their content, shared by the snapshots of a folder. */
export class ObjectPool {
  constructor(readonly root: string) {}

  pathOf(sha256: string): string {
    return join(this.root, sha256.slice(0, 2), sha256);
  }

  async has(sha256: string, size: number): Promise<boolean> {
    const found = await stat(this.pathOf(sha256)).catch(nullIfMissing);
    return found?.size === size;
  }

  /** True when the stored bytes have their hash. */
  async isWhole(sha256: string): Promise<boolean> {
    const bytes = await readFile(this.pathOf(sha256)).catch(nullIfMissing);
    return bytes !== null && sha256Of(bytes) === sha256;
  }

  /** Writes bytes that are not stored, or are damaged, and reads them again. */
  async add(bytes: Uint8Array): Promise<{ sha256: string; isAdded: boolean }> {
    const sha256 = sha256Of(bytes);
    if (await this.isWhole(sha256)) return { sha256, isAdded: false };
    const path = this.pathOf(sha256);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}.new`;
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await flush(dirname(path));
    if (!(await this.isWhole(sha256)))
      throw new StartError(`${path} is not what was written: check the disk.`);
    return { sha256, isAdded: true };
  }

  async *read(sha256: string): AsyncGenerator<Uint8Array> {
    const file = await open(this.pathOf(sha256), constants.O_RDONLY | constants.O_NOFOLLOW);
    yield* file.createReadStream();
  }

  /** Deletes what no snapshot uses, and what a kill left unfinished. */
  async keepOnly(used: Set<string>): Promise<number> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true });
    const needless = entries.filter(
      (entry) => entry.isFile() && !(CONTENT.test(entry.name) && used.has(entry.name)),
    );
    for (const entry of needless) await rm(join(entry.parentPath, entry.name));
    return needless.length;
  }
}
