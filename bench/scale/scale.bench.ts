import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { fillMicrosites } from '@wabu/api/testing';
import { aSupplier } from '@wabu/shared/testing/builders';
import { root } from '../../e2e/fixtures/folders.ts';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { memoryOf } from '../lib/child.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { type Counted, countedActions } from './counted-actions.ts';
import { ask, startOnWorkerd } from './workerd.ts';

const SUPPLIERS = 100_000;
const MICROSITES = 1_000;
/** What an action reads must not grow with the number of records; the largest is a page of 1,000. */
const MAX_ROWS = 2_000;
const REASON = 'it takes minutes';

/** A move from Node to Workers, what it and the lists need there, and what actions cost in rows of D1. */
export async function measure(): Promise<Row[]> {
  const node = await serverWithSuppliers(SUPPLIERS);
  await node.stop();
  const database = `${node.dataDir}/wabu.db`;
  await changeTaxIds(database);
  await fillMicrosites(database, MICROSITES);
  await node.start();
  const workerd = await startOnWorkerd();
  const idle = { process: memoryOf(workerd.pid), heap: await workerd.takePeak() };
  const watch = highest(workerd.pid);
  const started = performance.now();
  const rows = await transfer(node.url, node.dataDir, workerd);
  const seconds = (performance.now() - started) / 1000;
  const moving = { process: watch.stop(), heap: await workerd.takePeak() };
  const token = await tokenFor(workerd.url, 'king');
  await workerd.takePeak();
  const peaks: Record<string, number> = {};
  for (const [step, work] of Object.entries(steps)) {
    await work(workerd.url, token);
    peaks[step] = (await workerd.takePeak()) - idle.heap;
  }
  const using = { process: memoryOf(workerd.pid), peaks };
  const actions = await countedActions(workerd.url, token);
  await workerd.stop();
  await node.dispose();
  const processes = (now: { process: number }) =>
    `the process with D1 in it: ${idle.process.toFixed(0)} → ${now.process.toFixed(0)} MB`;
  const shown = Object.entries(using.peaks).map(([step, peak]) => `${step} ${peak.toFixed(0)} MB`);
  return [
    {
      name: `move of ${SUPPLIERS} suppliers and ${MICROSITES} microsites to Workers, compared`,
      value: seconds,
      unit: 's',
      once: REASON,
      threshold: { atMost: 60 },
      note: `${rows} rows`,
    },
    {
      name: 'heap of the Worker during the move, above idle',
      value: moving.heap - idle.heap,
      unit: 'MB',
      once: REASON,
      threshold: { atMost: 100 },
      note: processes(moving),
    },
    {
      name: `heap of the Worker while ${SUPPLIERS} suppliers are read, searched and saved, above idle`,
      value: Math.max(...Object.values(using.peaks)),
      unit: 'MB',
      once: REASON,
      threshold: { atMost: 100 },
      note: `${shown.join(', ')}; ${processes(using)}`,
    },
    ...actions.map(toRow),
  ];
}

/** The suppliers of the microsites have the first ones. */
async function changeTaxIds(database: string): Promise<void> {
  const client = createClient({ url: `file:${database}` });
  await client.execute("UPDATE suppliers SET tax_id = 'Z' || substr(tax_id, 2)");
  client.close();
}

const toRow = ({ name, read, written, queries }: Counted): Row => ({
  name: `D1 rows read: ${name}`,
  value: read,
  unit: 'rows',
  once: 'D1 counts the same rows each time',
  threshold: { atMost: MAX_ROWS },
  note: `${written} written, ${queries} queries`,
});

/** The highest memory of a process, in MB. */
function highest(pid: number): { stop: () => number } {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

async function transfer(
  from: string,
  dataDir: string,
  { url, operatorToken }: Awaited<ReturnType<typeof startOnWorkerd>>,
): Promise<string> {
  const child = spawn(
    process.execPath,
    ['api/scripts/run-built.mjs', 'transfer', '--from', from, '--to', url],
    {
      cwd: root,
      env: {
        ...process.env,
        WABU_FROM_TOKEN: readFileSync(`${dataDir}/operator-token`, 'utf8').trim(),
        WABU_TO_TOKEN: operatorToken,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the transfer ended with ${code}:\n${said}`);
  return /has all (\d+) rows/.exec(said)?.[1] ?? '';
}

/** What staff do with the list, in this order: a save makes the server read the list into memory again. */
const steps: Record<string, (url: string, token: string) => Promise<void>> = {
  'read in pages': readAll,
  searched: search,
  'saved and searched again': async (url, token) => {
    const added = await send(url, token, '/api/d1/addsupplier', aSupplier(7_000_000));
    await added.arrayBuffer();
    await search(url, token);
  },
  'read whole': async (url, token) => {
    await (await send(url, token, '/api/d1/getallsuppliers')).arrayBuffer();
  },
};

async function search(url: string, token: string): Promise<void> {
  await (
    await send(url, token, '/api/d1/searchsuppliers', { text: 'garda', limit: 50 })
  ).arrayBuffer();
}

async function readAll(url: string, token: string): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const answer = await send(url, token, `/api/d1/suppliers?limit=1000${query}`);
    ({ next: after } = (await answer.json()) as { next: string | null });
  }
}

/** A POST of the JSON, or a GET. */
async function send(url: string, token: string, path: string, json?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const post = json && { method: 'POST', body: JSON.stringify(json) };
  const answer = await ask(url + path, { headers, ...post });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
