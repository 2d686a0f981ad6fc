import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fillMicrosites } from '@wabu/api/testing';
import type { SectionInput } from '@wabu/shared/entities/section';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { aFrontend, aSection, aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { root } from '../../e2e/fixtures/folders.ts';
import { post, postAll, tokenFor } from '../../e2e/fixtures/people.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { addChanges } from './add-changes.ts';
import { collectsOnSignal } from './collect-heap.ts';
import { multiply } from './multiply.ts';
import { fewArenas } from './start.ts';

/** Records added over the api; the rest are copied inside the database, which is faster. */
const MAX_ADDED = { suppliers: 10_000, frontends: 500 };

/** Starts the built server with `count` suppliers and nothing else; the data is created once and cached. */
export function serverWithSuppliers(
  count: number,
  entry?: string,
  env: Record<string, string> = {},
): Promise<Server> {
  return serverWith('suppliers', count, addSuppliers, entry, env);
}

/** The same with `count` frontends of one supplier, each of two sections in nine languages. */
export function serverWithFrontends(count: number): Promise<Server> {
  return serverWith('frontends', count, addFrontends);
}

/**
 * The same with `count` published microsites in nine languages, written into its stopped database. It trusts
 * the address that a request names.
 */
export function serverWithMicrosites(
  count: number,
  env: Record<string, string> = {},
): Promise<Server> {
  const trusting = { TRUST_PROXY: '127.0.0.1,::1', ...env };
  return cachedServer(`${count}-microsites`, trusting, async (server) => {
    await server.stop();
    await fillMicrosites(`${server.dataDir}/wabu.db`, count);
  });
}

/** The same with `count` entries in the history of 20,000 records. */
export function serverWithHistory(count: number): Promise<Server> {
  return cachedServer(`${count}-changes`, {}, async (server) => {
    await server.stop();
    await addChanges(`${server.dataDir}/wabu.db`, count);
  });
}

function serverWith(
  table: keyof typeof MAX_ADDED,
  count: number,
  add: (url: string, count: number) => Promise<void>,
  entry?: string,
  env: Record<string, string> = {},
): Promise<Server> {
  const fill = async (server: Server) => {
    const added = Math.min(count, MAX_ADDED[table]);
    await add(server.url, added);
    await server.stop();
    await multiply(`${server.dataDir}/wabu.db`, table, count / added);
    await server.start();
    // The first read of the copied rows computes the keys of their order, as after an upgrade: it takes seconds.
    const headers = { authorization: `Bearer ${await tokenFor(server.url, 'king')}` };
    await fetch(`${server.url}/api/d1/${table}`, { headers });
    await server.stop();
  };
  return cachedServer(`${count}-${table}`, env, fill, entry);
}

/** Starts a server whose data is created once. `fill` leaves it stopped. */
async function cachedServer(
  name: string,
  env: Record<string, string>,
  fill: (server: Server) => Promise<void>,
  entry?: string,
): Promise<Server> {
  const cached = `${root}.cache/bench/${name}-${dataFingerprint()}`;
  const server = await startServer({
    data: 'empty',
    env: { DEMO: '0', ...fewArenas, ...collectsOnSignal, ...env },
    entry,
  });
  if (existsSync(cached)) {
    await server.stop();
    cpSync(cached, server.dataDir, { recursive: true });
  } else {
    await fill(server);
    mkdirSync(cached, { recursive: true });
    cpSync(server.dataDir, cached, { recursive: true });
  }
  await server.start();
  return server;
}

/** Cache key of the data: a hash of the migrations and of the test builders. */
function dataFingerprint(): string {
  const migrations = `${root}api/migrations`;
  const files = readdirSync(migrations).map((name) => `${migrations}/${name}`);
  const hash = createHash('sha256');
  const builders = ['shared/testing/builders.ts', 'api/src/search/testing/many-microsites.ts'];
  for (const file of [...files.sort(), ...builders.map((name) => root + name)])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Adds suppliers over the api, ten requests at a time. */
export async function addSuppliers(url: string, count: number): Promise<void> {
  await postAll(`${url}/api/d1/addsupplier`, manySuppliers(count), await tokenFor(url, 'king'));
}

async function addFrontends(url: string, count: number): Promise<void> {
  const token = await tokenFor(url, 'king');
  const supplier = aSupplier();
  await post(`${url}/api/d1/addsupplier`, supplier, token);
  const texts = languageCodes.map((code) => [code, `<p>${TEXT.repeat(10)}</p>`]);
  const Contenuto = Object.fromEntries(texts) as SectionInput['Contenuto'];
  const Sezioni = [aSection({ Contenuto }), aSection({ Contenuto })];
  const frontends = Array.from({ length: count }, (_, index) =>
    aFrontend(supplier.Nome, index + 1, { Sezioni }),
  );
  await postAll(`${url}/api/d1/addfrontend`, frontends, token);
}

const TEXT = 'Il biglietto comprende il traghetto. ';
