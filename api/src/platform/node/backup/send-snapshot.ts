import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from './copy-database.ts';
import { DATABASE } from './manifest.ts';
import { PIECE_BYTES, type RemoteBackups } from './remote-backups.ts';
import type { SnapshotFolder } from './snapshot-folder.ts';

/** Sends a snapshot of a folder: the pieces that the bucket lacks, then their list. The number of sent pieces. */
export async function sendSnapshot(
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
