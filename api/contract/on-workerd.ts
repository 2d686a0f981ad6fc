import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare, Response as MiniflareResponse } from 'miniflare';
import { splitStatements } from '../src/platform/node/database/migrate.ts';
import { scryptPasswords } from '../src/platform/node/scrypt-passwords.ts';
import { d1Database } from '../src/platform/workerd/d1-database.ts';
import { r2Objects } from '../src/platform/workerd/r2-objects.ts';
import { DeeplDouble } from '../src/testing.ts';
import { bindingsWorker, d1Behind, r2Behind } from './bindings-worker.ts';
import { bundleWorker } from './bundle-worker.ts';
import { fastHashes } from './fast-hashes.ts';
import {
  type ContractServer,
  initOf,
  METRICS_TOKEN,
  OPERATOR,
  type PublicServer,
  SECRET,
  seedPeople,
  switched,
} from './server.ts';

/** The part of a Worker's stub that we call. */
interface Fetcher {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

const api = join(__dirname, '..');
/** The name of a second Worker on the same stores. */
const SWITCHED = 'wabu-switched';

/**
 * Starts the Worker that wrangler bundles in workerd, with D1 and R2: the deployed one with a public address, else one
 * with fast hashes.
 */
export async function startOnWorkerd(open?: PublicServer): Promise<ContractServer> {
  const deepl = await new DeeplDouble().start();
  const stores = { d1Databases: ['DB'], r2Buckets: ['OBJECTS'] };
  const entry = open ? 'src/serve-workerd.ts' : 'contract/serve-fast-hashes.ts';
  const deployedWorker = {
    name: 'wabu',
    modules: [
      { type: 'ESModule' as const, path: 'serve-workerd.js', contents: await bundleWorker(entry) },
    ],
    compatibilityDate: '2026-03-01',
    compatibilityFlags: ['nodejs_compat'],
    ...stores,
    bindings: {
      JWT_SECRET: SECRET,
      METRICS_TOKEN,
      OPERATOR_TOKEN: OPERATOR,
      DEEPL_API_KEY: DeeplDouble.KEY,
      DEEPL_API_URL: deepl.url,
      ...(open && { PUBLIC_URL: open.publicUrl }),
    },
    ...(open && { outboundService: requestsToItself }),
  };
  const switchedWorker = {
    ...deployedWorker,
    name: SWITCHED,
    bindings: { ...deployedWorker.bindings, ...switched },
  };
  const worker = new Miniflare({
    workers: [deployedWorker, switchedWorker, { ...bindingsWorker, ...stores }],
    cf: false,
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume();
      stderr.resume();
    },
  });
  /** What the Worker asks other hosts for. */
  async function requestsToItself({ url }: { url: string }) {
    const { hostname } = new URL(url);
    const leadsHere = open !== undefined && hostname.endsWith(open.leadsHere);
    const found = leadsHere ? await ask(url) : new Response(null, { status: 404 });
    return new MiniflareResponse(await found.text(), { status: found.status });
  }
  const ask = (url: string, init?: RequestInit) => dispatch(worker, url, init);
  const database = d1Database(d1Behind(ask));
  await migrateD1(database);
  await seedPeople(database, open ? scryptPasswords() : fastHashes());
  return {
    runtime: 'workerd',
    fetch: (path, init) => ask(`http://127.0.0.1${path}`, init),
    fetchSwitched: async (path, init) => {
      const { fetch } = (await worker.getWorker(SWITCHED)) as unknown as Fetcher;
      const answer = await fetch(`http://127.0.0.1${path}`, init);
      return new Response(await answer.arrayBuffer(), {
        status: answer.status,
        headers: [...answer.headers],
      });
    },
    fetchFrom: (host, path, sent) =>
      ask(`http://${host}${path}`, { ...initOf(sent), redirect: 'manual' }),
    database,
    objects: r2Objects(r2Behind(ask)),
    deepl,
    close: async () => {
      await worker.dispose();
      await deepl.stop();
    },
  };
}

async function dispatch(worker: Miniflare, url: string, init?: RequestInit): Promise<Response> {
  const send = () =>
    worker.dispatchFetch(url, {
      // Otherwise undici cannot read a 401 answer to a request with a body.
      credentials: 'omit',
      ...init,
    } as never);
  // workerd may close an idle connection at the moment of its reuse.
  const answer = await send().catch((error) => (wasClosed(error) ? send() : Promise.reject(error)));
  // Read at once: on a busy machine a later read finds no body.
  const body = answer.body === null ? null : await answer.arrayBuffer();
  return new Response(body, { status: answer.status, headers: [...answer.headers] });
}

function wasClosed(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'UND_ERR_SOCKET';
}

/** Applies the files that `wrangler d1 migrations apply` takes. */
async function migrateD1(database: ContractServer['database']): Promise<void> {
  const folder = join(api, 'migrations');
  for (const name of (await readdir(folder)).sort()) {
    const statements = splitStatements(await readFile(join(folder, name), 'utf8'));
    await database.write(statements.map((sql) => ({ sql })));
  }
}
