import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireDatabase } from '../database/open-database.ts';
import { erasureFile } from '../erasures/erasure-file.ts';
import { openObjects, requireObjectPlace } from '../objects/open-objects.ts';
import { S3Client } from '../s3/s3-client.ts';
import { asOwnerOf } from '../settings/as-owner.ts';
import { type Environment, StartError } from '../settings/environment.ts';
import { ERASURES } from './backup-source.ts';
import { recordBackup } from './last-backup.ts';
import { RemoteBackups } from './remote-backups.ts';
import { sendSnapshot } from './send-snapshot.ts';
import { SnapshotFolder } from './snapshot-folder.ts';
import { type Snapshot, takeSnapshot } from './take-snapshot.ts';

type Settings = Pick<Environment, 'dataDir' | 's3' | 'backup'>;

export interface BackedUp extends Snapshot {
  /** The number of pieces sent to the bucket; null when there is none. */
  sent: number | null;
}

/** Adds a snapshot to `BACKUP_DIR`, sends it to the bucket if there is one, and prunes both. */
export async function backUp(environment: Settings, now: number): Promise<BackedUp> {
  const { dataDir, s3, backup } = environment;
  if (backup.dir === undefined)
    throw new StartError('Set BACKUP_DIR to the folder of the backups, or name a FILE.');
  const folder = new SnapshotFolder(backup.dir);
  await requireDatabase(dataDir);
  await requireObjectPlace(dataDir, s3);
  const remote = await openRemote(backup);
  return asOwnerOf(dataDir, async () => {
    const lock = await folder.lock();
    try {
      // What a kill left would take the space that this backup needs.
      await folder.prune(backup.keep);
      const erased = await listErasures(dataDir, folder);
      const snapshot = await takeSnapshot(dataDir, openObjects(dataDir, s3), folder, now);
      await folder.prune(backup.keep);
      const sent = remote && (await send(folder, snapshot.name, remote, erased, backup.keep));
      await recordBackup(dataDir, now);
      return { ...snapshot, sent };
    } finally {
      lock.release();
    }
  });
}

/** Adds what was erased to the list beside the snapshots, which a restore applies to any of them. */
async function listErasures(dataDir: string, folder: SnapshotFolder): Promise<string[]> {
  const list = erasureFile(join(folder.root, ERASURES));
  const known = new Set(await list.list());
  const erased = await erasureFile(join(dataDir, ERASURES)).list();
  for (const name of erased) if (!known.has(name)) await list.add(name);
  return erased;
}

async function send(
  folder: SnapshotFolder,
  name: string,
  remote: RemoteBackups,
  erased: string[],
  keep: number,
): Promise<number> {
  try {
    await remote.addErasures(erased);
    const sent = await sendSnapshot(folder, name, remote);
    await remote.prune(keep);
    return sent;
  } catch (error) {
    throw new StartError(
      `The backup ${name} is complete in ${folder.root}, and was not sent: ${(error as Error).message}.`,
    );
  }
}

/** The bucket of `BACKUP_S3_…`; null when there is none. */
export async function openRemote({
  s3,
  key,
  keyFile,
}: Settings['backup']): Promise<RemoteBackups | null> {
  if (s3 === undefined) return null;
  const digits = key ?? (await readKeyFile(keyFile ?? ''));
  return new RemoteBackups(new S3Client(s3), s3.prefix, Buffer.from(digits, 'hex'));
}

async function readKeyFile(path: string): Promise<string> {
  const digits = (await readFile(path, 'utf8')).trim();
  if (!/^[0-9a-f]{64}$/i.test(digits))
    throw new StartError(`${path} does not contain a key: 64 hex digits (openssl rand -hex 32).`);
  return digits;
}
