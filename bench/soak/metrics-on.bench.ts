import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../e2e/fixtures/folders.ts';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { publishMicrosite } from '../../e2e/fixtures/published-microsite.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { answerBesideMemory } from '../lib/bare-server/answer-beside-memory.ts';
import { createBesideBare } from '../lib/bare-server/create-beside-bare.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import { load, rawRequest } from '../lib/load.ts';
import type { Row } from '../lib/row.ts';
import { fewArenas, idleMemory, startOnce } from '../lib/start.ts';
import { interleaved, median, quantile } from '../lib/statistics.ts';
import { TOKEN } from './read-metrics.ts';

const entry = `${root}api/dist/serve-node.mjs`;
const STARTS = 5;
const ROUNDS = 9;
const SECONDS = 2;
/** Few, so that a time is that of the answer and not of the queue before it. */
const CONNECTIONS = 2;
const URL = 'traghetti-benaco';

const paths = {
  'list of 1,000 suppliers': '/api/d1/getallsuppliers',
  'one frontend': `/api/d1/getfrontend?URL=${URL}`,
  microsite: `/it/siti/${URL}`,
};

/** What metrics cost: start, idle memory, and requests beside the server without them. */
export async function measure(): Promise<Row[]> {
  const on = await startSite({ METRICS_TOKEN: TOKEN });
  const off = await startSite({});
  try {
    const rows = await idleRows();
    const authorization = {
      on: `Bearer ${await tokenFor(on.url, 'king')}`,
      off: `Bearer ${await tokenFor(off.url, 'king')}`,
    };
    for (const [name, path] of Object.entries(paths)) {
      const one = { path, on, off, authorization };
      rows.push(await besideOff(name, one));
      const headers = { authorization: authorization.on };
      rows.push(await answerBesideMemory(`${name}, metrics on`, on, path, headers));
    }
    // Last: the lists above have 1,000 suppliers.
    rows.push(await createBesideBare('durable create of a supplier, metrics on', on));
    return rows;
  } finally {
    await on.dispose();
    await off.dispose();
  }
}

async function startSite(env: Record<string, string>): Promise<Server> {
  const server = await serverWithSuppliers(1_000, undefined, env);
  await publishMicrosite(server.url, await tokenFor(server.url, 'king'), URL);
  return server;
}

async function besideOff(
  name: string,
  given: { path: string; on: Server; off: Server; authorization: { on: string; off: string } },
): Promise<Row> {
  const ask = (which: 'on' | 'off') => async () => {
    const headers = {
      authorization: given.authorization[which],
      'accept-encoding': 'gzip, deflate, br',
    };
    const request = rawRequest('GET', given.path, headers);
    const port = Number(new globalThis.URL(given[which].url).port);
    const { latencies } = await load({
      port,
      connections: CONNECTIONS,
      seconds: SECONDS,
      request: () => request,
      status: 200,
    });
    return { p95: quantile(latencies, 0.95), median: median(latencies) };
  };
  await ask('on')();
  await ask('off')();
  const found = await interleaved(ROUNDS, ask('on'), ask('off'));
  const of = (results: { median: number }[]) => median(results.map((it) => it.median)).toFixed(3);
  return {
    name: `${name}, metrics on: p95`,
    runs: found.subject.map((it) => it.p95),
    unit: 'ms',
    baseline: { what: 'metrics off', runs: found.baseline.map((it) => it.p95) },
    threshold: { atMost: 1.2 },
    note: `medians ${of(found.subject)} and ${of(found.baseline)} ms`,
  };
}

async function idleRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const common = { DATA_DIR: dataDir, DEMO: '1', NODE_ENV: '', ...fewArenas };
  const env = { ...common, METRICS_TOKEN: TOKEN };
  const off = { ...env, METRICS_TOKEN: '' };
  await startOnce(entry, env);
  const start = await interleaved(
    STARTS,
    () => startOnce(entry, env),
    () => startOnce(entry, off),
  );
  const memory: number[] = [];
  for (let round = 0; round < STARTS; round += 1) memory.push(await idleMemory(entry, env));
  const without = await idleMemory(entry, off);
  rmSync(dataDir, { recursive: true });
  return [
    {
      name: 'start of the built server → ready, metrics on',
      runs: start.subject,
      unit: 's',
      threshold: { atMost: 0.6 },
      note: `metrics off ${median(start.baseline).toFixed(2)} s`,
    },
    {
      name: 'memory of the idle server, metrics on',
      runs: memory,
      quantile: 1,
      unit: 'MB',
      threshold: { atMost: 110 },
      note: `metrics off ${without.toFixed(0)} MB`,
    },
  ];
}
