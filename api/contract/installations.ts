import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveInstallation, type Side } from '../scripts/move-installation.ts';
import { createApp } from '../src/app.ts';
import { fillEmptyStore } from '../src/first-run.ts';
import { readTables } from '../src/operation/transfer/schema-repository.ts';
import { openNodePlatform } from '../src/platform/node/node-platform.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';
import type { Database, ObjectStore, Platform, Row } from '../src/platform/platform.ts';
import { renewable } from '../src/platform/renewable.ts';
import { site } from '../src/site.ts';
import { fastHashes } from './fast-hashes.ts';
import { startOnWorkerd } from './on-workerd.ts';
import { OPERATOR, SECRET } from './server.ts';

const api = join(__dirname, '..');
export const KING = { username: 'king', password: 'lago-di-garda-2026' };

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;
export interface Installation {
  ask: Ask;
  database: Database;
  objects: ObjectStore;
}
export interface OnNode extends Installation {
  platform: Platform;
  /** Stops it, and starts it on the same data. */
  restart: () => Promise<void>;
}

const closing: (() => Promise<unknown>)[] = [];

/** Stops all installations, and removes their data. */
export async function closeInstallations(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

/** An installation on Node: with the example data, or as after a first start without. */
export async function onNode(demo: boolean, JWT_SECRET = SECRET): Promise<OnNode> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wabu-transfer-'));
  const variables = { DATA_DIR: dataDir, JWT_SECRET, OPERATOR_TOKEN: OPERATOR };
  const folders = { migrations: join(api, 'migrations'), root: dataDir };
  const open = async () => {
    const opened = await openNodePlatform(readEnvironment(variables), folders, () => {});
    await opened.database.query('PRAGMA synchronous = OFF');
    const platform: Platform = { ...opened, passwords: fastHashes() };
    return { opened, platform, app: renewable(platform, (one) => createApp(one, site)) };
  };
  let running = await open();
  await fillEmptyStore(running.platform, { king: KING, demo });
  closing.push(async () => {
    await running.opened.close();
    await rm(dataDir, { recursive: true });
  });
  return {
    get platform() {
      return running.platform;
    },
    get database() {
      return running.platform.database;
    },
    get objects() {
      return running.platform.objects;
    },
    ask: async (path, init) => running.app().fetch(new Request(`http://localhost${path}`, init)),
    restart: async () => {
      await running.opened.close();
      running = await open();
    },
  };
}

/** An installation on Workers with a king. `askOther` asks another Worker, and isolate, on the same stores. */
export async function onWorkerd(): Promise<Installation & { askOther: Ask }> {
  const worker = await startOnWorkerd();
  closing.push(worker.close);
  const { database, objects } = worker;
  return { ask: worker.fetch, askOther: worker.fetchSwitched, database, objects };
}

const bearer = { Authorization: `Bearer ${OPERATOR}` };
const sideOf = (name: string, ask: Ask): Side => ({
  name,
  fetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    headers.set('Authorization', bearer.Authorization);
    return ask(pathname + search, { ...init, headers });
  },
});
/** Moves all data, as `npm run transfer` does. */
export const move = (from: Installation, to: Installation) =>
  moveInstallation(sideOf('source', from.ask), sideOf('target', to.ask), () => {});

/** All rows of the moved tables, and all objects; the revisions of lists go on. */
export async function contentsOf({ database, objects }: Installation) {
  const tables: Record<string, Row[]> = {};
  for (const { name, key } of await readTables(database))
    if (name !== 'revisions')
      tables[name] = await database.query(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`);
  const blobs = (await objects.list()).sort();
  const bytes = await Promise.all(blobs.map((blob) => objects.get(blob)));
  return { tables, blobs, hashes: bytes.map((one) => Buffer.from(one ?? '').toString('base64')) };
}
