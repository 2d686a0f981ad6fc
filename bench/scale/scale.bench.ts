import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { fillMicrosites } from '@wabu/api/testing';
import { root } from '../../e2e/fixtures/folders.ts';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { memoryOf } from '../lib/child.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { type Counted, countedActions } from './counted-actions.ts';
import { ask, startOnWorkerd } from './workerd.ts';

const SUPPLIERS = 100_000;
const MICROSITES = 1_000;

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
  await readAll(workerd.url, token);
  const reading = { process: memoryOf(workerd.pid), heap: await workerd.takePeak() };
  const actions = await countedActions(workerd.url, token);
  await workerd.stop();
  await node.dispose();
  const processes = (now: typeof idle) =>
    `the process with D1 in it: ${idle.process.toFixed(0)} → ${now.process.toFixed(0)} MB`;
  return [
    {
      name: `move of ${SUPPLIERS} suppliers and ${MICROSITES} microsites to Workers, compared`,
      value: seconds,
      unit: 's',
      note: `${rows} rows`,
    },
    {
      name: 'heap of the Worker during the move, above idle',
      value: moving.heap - idle.heap,
      unit: 'MB',
      threshold: { atMost: 100 },
      note: processes(moving),
    },
    {
      name: `heap of the Worker while ${SUPPLIERS} suppliers are read in pages, above idle`,
      value: reading.heap - idle.heap,
      unit: 'MB',
      threshold: { atMost: 100 },
      note: processes(reading),
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
  unit: '',
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

async function readAll(url: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const answer = await ask(`${url}/api/d1/suppliers?limit=1000${query}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    ({ next: after } = (await answer.json()) as { next: string | null });
  }
}
