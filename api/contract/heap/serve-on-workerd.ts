import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { splitStatements } from '../../src/platform/node/database/migrate.ts';
import type { R2 } from '../../src/platform/workerd/bindings.ts';
import { bundleWorker } from '../bundle-worker.ts';
import { watchHeap } from './heap-watch.ts';

/*
 * Serves the Worker in workerd, on the stores in the folder `DATA_DIR`, for benchmarks: prints its port. Fills empty
 * stores with the builds that `BUILDS` lists (scripts/list-builds.mjs); the other variables are its secrets. Each line on the standard input is answered by the
 * highest heap of the isolate since the last one, in MB.
 */
const api = join(import.meta.dirname, '../..');
const { DATA_DIR = '', JWT_SECRET = '', OPERATOR_TOKEN = '', BUILDS = '' } = process.env;

const worker = new Miniflare({
  port: 0,
  modules: [
    {
      type: 'ESModule',
      path: 'serve-workerd.js',
      contents: await bundleWorker('src/serve-workerd.ts'),
    },
  ],
  compatibilityDate: '2026-03-01',
  compatibilityFlags: ['nodejs_compat'],
  d1Databases: ['DB'],
  r2Buckets: ['OBJECTS'],
  d1Persist: join(DATA_DIR, 'd1'),
  r2Persist: join(DATA_DIR, 'r2'),
  bindings: { JWT_SECRET, OPERATOR_TOKEN },
  cf: false,
  inspectorPort: 0,
});
const url = await worker.ready;

const database = await worker.getD1Database('DB');
const tables = await database
  .prepare('SELECT name FROM sqlite_schema WHERE name = ?')
  .bind('users')
  .all();
if (tables.results.length === 0) await fill();

// The isolate exists from its first request on.
await fetch(new URL('/healthz', url));
const heap = await watchHeap(await worker.getInspectorURL());
process.stdin.on('data', () => process.stdout.write(`${heap.takePeak()}\n`));
process.stdout.write(`${url.port}\n`);

async function fill() {
  for (const name of (await readdir(join(api, 'migrations'))).sort()) {
    const sql = await readFile(join(api, 'migrations', name), 'utf8');
    await database.batch(splitStatements(sql).map((statement) => database.prepare(statement)));
  }
  const bucket = (await worker.getR2Bucket('OBJECTS')) as unknown as R2;
  const builds = JSON.parse(readFileSync(BUILDS, 'utf8')) as { key: string; file: string }[];
  for (const { key, file } of builds) await bucket.put(key, new Uint8Array(await readFile(file)));
}
