import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { storeFile } from '../../../../files/store-file.ts';
import type { Platform } from '../../../platform.ts';
import { openNodePlatform } from '../../node-platform.ts';
import { readEnvironment } from '../../settings/environment.ts';

type NodePlatform = Platform & { close: () => Promise<void> };

let root: string;
/** A path in the temporary folder of the current test. */
export const dir = (name: string) => join(root, name);
const api = join(__dirname, '../../../../..');

/** Gives every test of the file a temporary folder. */
export function makeDataFolders(): void {
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'wabu-backup-'));
    // One test creates a folder in it as an ordinary user.
    await chmod(root, 0o777);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));
}

/** Opens a data folder for the time of `act`. */
export async function withData<T>(
  name: string,
  act: (platform: NodePlatform) => Promise<T>,
): Promise<T> {
  const environment = readEnvironment({ DATA_DIR: dir(name) });
  const folders = { migrations: join(api, 'migrations'), root: join(api, '..') };
  const platform = await openNodePlatform(environment, folders, () => {});
  try {
    return await act(platform);
  } finally {
    await platform.close();
  }
}

/** Stores a file: its object, then its row. */
export async function save(platform: Platform, number: number): Promise<void> {
  const bytes = new TextEncoder().encode(`file ${number}`);
  await storeFile(
    platform,
    { folder: '[Tests]', name: `${number}.txt`, type: 'text/plain', bytes },
    'king',
  );
}

export async function savedNumbers({ database }: Platform): Promise<number[]> {
  const rows = await database.query("SELECT name FROM objects WHERE folder = '[Tests]'");
  return rows.map((row) => Number.parseInt(String(row.name), 10)).sort((a, b) => a - b);
}
