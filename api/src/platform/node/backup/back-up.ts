import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Log } from '../../platform.ts';
import { requireDatabase } from '../database/open-database.ts';
import { erasureFile } from '../erasures/erasure-file.ts';
import { openObjects, requireObjectPlace } from '../objects/open-objects.ts';
import { S3Client } from '../s3/s3-client.ts';
import { asOwnerOf } from '../settings/as-owner.ts';
import { type Environment, StartError } from '../settings/environment.ts';
import { ERASURES } from './backup-source.ts';
import { sha256Of } from './copy-database.ts';
import { readLastBackup, recordBackup } from './last-backup.ts';
import { DATABASE } from './manifest.ts';
import { PIECE_BYTES, RemoteBackups } from './remote-backups.ts';
import { SnapshotFolder } from './snapshot-folder.ts';
import { type Snapshot, takeSnapshot } from './take-snapshot.ts';

/** Less than a day, so that a backup that took long does not move the next one by a day. */
const DUE_MS = 20 * 60 * 60 * 1000;

/**
 * The daily backup into `BACKUP_DIR`, in a process of its own: copying the database would keep requests waiting. A
 * restart of the server takes none as long as the last one is recent.
 *
 * @param program the file of `npm run backup`
 */
export function scheduledBackups(
  { dataDir, backup }: Pick<Environment, 'dataDir' | 'backup'>,
  program: string,
  log: Log,
): { run: () => Promise<void>; stop: () => void } {
  let child: ChildProcess | null = null;
  return {
    run: async () => {
      if (backup.dir === undefined) return;
      const last = await readLastBackup(dataDir);
      if (last !== null && Date.now() - last < DUE_MS) return;
      const running = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] });
      child = running;
      const [said, complained, [code]] = await Promise.all([
        text(running.stdout),
        text(running.stderr),
        once(running, 'close'),
      ]);
      child = null;
      if (code === 0) log('info', 'backup', { text: said.trim() });
      else log('error', 'backup failed', { code, error: complained.trim() });
    },
    stop: () => child?.kill(),
  };
}

/** Sends a snapshot of a folder: the pieces that the bucket lacks, then their list. The number of sent pieces. */
async function sendSnapshot(
  folder: SnapshotFolder,
  name: string,
  remote: RemoteBackups,
): Promise<number> {
  const manifest = await folder.manifest(name);
  const stored = new Set(await remote.pieces());
  const pieces: string[][] = [];
  let sent = 0;
  for (const file of manifest.files) {
    const { sha256, size } = file;
    // An object of one piece, as nearly all are: known without reading it.
    if (size <= PIECE_BYTES && size > 0 && stored.has(remote.pieceName(sha256))) {
      pieces.push([sha256]);
      continue;
    }
    const isDatabase = file.name === DATABASE;
    const path = isDatabase ? join(folder.root, name, DATABASE) : folder.pool.pathOf(sha256);
    const own: string[] = [];
    for await (const piece of piecesOf(path)) {
      const hash = sha256Of(piece);
      own.push(hash);
      if (stored.has(remote.pieceName(hash))) continue;
      await remote.putPiece(piece);
      stored.add(remote.pieceName(hash));
      sent += 1;
    }
    pieces.push(own);
  }
  await remote.putSnapshot(name, { manifest, pieces });
  return sent;
}

async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const piece = Buffer.alloc(PIECE_BYTES);
      let filled = 0;
      while (filled < PIECE_BYTES) {
        const { bytesRead } = await file.read(piece, filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      if (filled > 0) yield piece.subarray(0, filled);
      if (filled < PIECE_BYTES) return;
    }
  } finally {
    await file.close();
  }
}

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
