import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { splitStatements } from '../../src/platform/node/database/migrate.ts';
import type { R2 } from '../../src/platform/workerd/bindings.ts';
import { bundleWorker } from '../bundle-worker.ts';
import { watchHeap } from './heap-watch.ts';

/*
 * Serves the Worker in workerd, on empty stores, for benchmarks: prints its port. `BUILDS` names the list of builds
 * (scripts/list-builds.mjs), the other variables are its secrets. Each line on the standard input is answered by the
 * highest heap of the isolate since the last one, in MB.
 */
const api = join(import.meta.dirname, '../..');
const { JWT_SECRET = '', OPERATOR_TOKEN = '', BUILDS = '' } = process.env;

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
  bindings: { JWT_SECRET, OPERATOR_TOKEN },
  cf: false,
  inspectorPort: 0,
});
const url = await worker.ready;

const database = await worker.getD1Database('DB');
for (const name of (await readdir(join(api, 'migrations'))).sort()) {
  const sql = await readFile(join(api, 'migrations', name), 'utf8');
  await database.batch(splitStatements(sql).map((statement) => database.prepare(statement)));
}
const bucket = (await worker.getR2Bucket('OBJECTS')) as unknown as R2;
const builds = JSON.parse(readFileSync(BUILDS, 'utf8')) as { key: string; file: string }[];
for (const { key, file } of builds) await bucket.put(key, new Uint8Array(await readFile(file)));

// The isolate exists from its first request on.
await fetch(new URL('/healthz', url));
const heap = await watchHeap(await worker.getInspectorURL());
process.stdin.on('data', () => process.stdout.write(`${heap.takePeak()}\n`));
process.stdout.write(`${url.port}\n`);
