import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { erasureFile } from '../erasures/erasure-file.ts';
import { DATABASE, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import { isSnapshotName, SnapshotFolder } from './snapshot-folder.ts';
import { readTar, type TarFile } from './tar.ts';

export interface BackupSource {
  /** The files, each to be read before the next. */
  open: () => Promise<{ manifest: Manifest; files: AsyncIterable<TarFile> }>;
  /** The erasures that are listed beside the backup, not in it. */
  erasures: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** An archive, or a snapshot of `BACKUP_DIR`. */
export async function openBackup(path: string): Promise<BackupSource> {
  const isFolder = (await stat(path)).isDirectory();
  return isFolder ? snapshotSource(path) : archiveSource(await open(path));
}

function archiveSource(file: FileHandle): BackupSource {
  return {
    open: async () => {
      const source = file.createReadStream({ autoClose: false });
      const entries = readTar(pipeline(source, createGunzip(), () => {}));
      const first = await entries.next();
      if (first.done === true || first.value.name !== MANIFEST) throw new Error('it has no list');
      const manifest = manifestSchema.parse(JSON.parse(await textOf(first.value)));
      return { manifest, files: entries };
    },
    erasures: async () => [],
    close: () => file.close(),
  };
}

function snapshotSource(path: string): BackupSource {
  const folder = new SnapshotFolder(dirname(path));
  async function* files({ files }: Manifest): AsyncGenerator<TarFile> {
    for (const { name, size, sha256 } of files) {
      const isDatabase = name === DATABASE;
      const content = isDatabase ? createReadStream(join(path, name)) : folder.pool.read(sha256);
      yield { name, size, content };
    }
  }
  return {
    open: async () => {
      if (!isSnapshotName(basename(path))) throw new Error('it is no snapshot');
      const text = await readFile(join(path, MANIFEST), 'utf8');
      const manifest = manifestSchema.parse(JSON.parse(text));
      return { manifest, files: files(manifest) };
    },
    erasures: () => erasureFile(join(folder.root, ERASURES)).list(),
    close: async () => {},
  };
}

/** The list beside the snapshots of a folder. */
export const ERASURES = 'erasures';

async function textOf({ content }: TarFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
