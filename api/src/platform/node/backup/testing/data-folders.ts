import { join } from 'node:path';
import { findStored } from '../../../../files/read-file.ts';
import { storeFile } from '../../../../files/store-file.ts';
import type { Log, Platform } from '../../../platform.ts';
import { openNodePlatform } from '../../node-platform.ts';
import { readEnvironment } from '../../settings/environment.ts';
import { dir } from '../../testing/temporary-folder.ts';

const api = join(__dirname, '../../../../..');
export const folders = { migrations: join(api, 'migrations'), root: join(api, '..') };

/** Opens a data folder with these variables of the environment. */
export const openData = (variables: Record<string, string>, log: Log = () => {}) =>
  openNodePlatform(readEnvironment(variables), folders, log);

/** Opens a data folder in that of the test for the time of `act`. */
export async function withData<T>(
  name: string,
  act: (platform: Platform) => Promise<T>,
  variables: Record<string, string> = {},
): Promise<T> {
  const platform = await openData({ DATA_DIR: dir(name), ...variables });
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

export async function savedContent(platform: Platform, number: number): Promise<string> {
  const file = await findStored(platform, '[Tests]', `${number}.txt`);
  return new TextDecoder().decode((await file?.read())?.bytes);
}

/** Stores the files with these numbers in the folder `data`. */
export const saveSome = (from: number, to: number) =>
  withData('data', async (platform) => {
    for (let number = from; number < to; number += 1) await save(platform, number);
  });
