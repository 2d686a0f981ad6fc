import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from '../database/data-lock.ts';
import { flush } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import { ObjectPool } from './object-pool.ts';

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
