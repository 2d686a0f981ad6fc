import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFile } from '../database/data-lock.ts';
import { flush, nullIfMissing } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import { sha256Of } from './copy-database.ts';
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

const CONTENT = /^[0-9a-f]{64}$/;

/** Objects under the hash of their content, shared by the snapshots of a folder. */
class ObjectPool {
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

const SNAPSHOT = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;
export const UNFINISHED = '.unfinished-';

/** A time as the name of a snapshot; names sort by time. */
export const snapshotName = (at: number) => new Date(at).toISOString().replace(/[:.]/g, '-');

export const isSnapshotName = (name: string) => SNAPSHOT.test(name);

/**
 * A folder of snapshots: `<time>/wabu.db` and `<time>/manifest.json`, and the objects of all of them in `pool`. A
 * snapshot gets its name when it is complete.
 */
export class SnapshotFolder {
  readonly pool: ObjectPool;

  constructor(readonly root: string) {
    this.pool = new ObjectPool(join(root, 'pool'));
  }

  /** Allows one writer. */
  async lock(): Promise<{ release: () => void }> {
    await mkdir(this.pool.root, { recursive: true, mode: 0o700 });
    const connection = await lockFile(join(this.root, 'lock.db'));
    if (connection === null)
      throw new StartError(`Another backup into ${this.root} is running: wait for its end.`);
    return {
      release: () => {
        connection.script('ROLLBACK');
        connection.close();
      },
    };
  }

  /** The names of the complete snapshots, oldest first. */
  async names(): Promise<string[]> {
    return (await readdir(this.root)).filter(isSnapshotName).sort();
  }

  async manifest(name: string): Promise<Manifest> {
    return manifestSchema.parse(
      JSON.parse(await readFile(join(this.root, name, MANIFEST), 'utf8')),
    );
  }

  async publish(work: string, name: string): Promise<void> {
    await flush(work);
    await rename(work, join(this.root, name));
    await flush(this.root);
  }

  /** Deletes what a kill left, all snapshots but the newest ones, and the objects that only those used. */
  async prune(keep: number): Promise<void> {
    const names = await this.names();
    // Renamed first: half of a snapshot must not look like one.
    for (const name of names.slice(0, -keep))
      await rename(join(this.root, name), join(this.root, UNFINISHED + name));
    const left = (await readdir(this.root)).filter((name) => name.startsWith(UNFINISHED));
    for (const name of left) await rm(join(this.root, name), { recursive: true });
    const used = new Set<string>();
    for (const name of names.slice(-keep))
      for (const { sha256 } of (await this.manifest(name)).files) used.add(sha256);
    await this.pool.keepOnly(used);
  }
}
