import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../e2e/fixtures/folders.ts';
import { tokenFor } from '../e2e/fixtures/people.ts';
import { type Server, startServer } from '../e2e/fixtures/server.ts';
import type { Row } from './lib/row.ts';
import { fewArenas, memoryOf, serverWithSuppliers } from './lib/servers.ts';

const ROUNDS = 5;
const IDLE_MS = 10_000;
const MANY = 100_000;
const USE = '100,000 suppliers, read and searched';

/** Start and memory, without data and with many suppliers, on Node and on workerd. */
export async function measure(): Promise<Row[]> {
  const idle = await startServer({ data: 'empty', env: fewArenas });
  const empty = await starts(idle, async () => undefined);
  await idle.dispose();
  const many = await serverWithSuppliers(MANY);
  const full = await starts(many, ({ url }) => useList(url));
  const worker = await heapOnWorkerd(many);
  await many.dispose();
  const memory = { quantile: 1, unit: 'MB' as const };
  return [
    { name: 'start → ready', runs: empty.seconds, unit: 's', limit: { atMost: 0.6 } },
    { name: 'memory when idle', runs: empty.memory, ...memory, limit: { atMost: 110 } },
    { name: `memory with ${USE}`, runs: full.memory, ...memory, limit: { atMost: 180 } },
    {
      name: `heap of a Worker above idle with ${USE}`,
      runs: [worker],
      ...memory,
      limit: { atMost: 40 },
    },
  ];
}

/** Seconds to the first 200 of `/healthz`, and MB after the use and ten idle seconds. */
async function starts(server: Server, use: (server: Server) => Promise<void>) {
  const found = { seconds: [] as number[], memory: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.stop();
    const started = performance.now();
    await server.start();
    found.seconds.push((performance.now() - started) / 1000);
    await use(server);
    await sleep(IDLE_MS);
    found.memory.push(memoryOf(server.pid()));
  }
  return found;
}

/** What staff do with a list: read it in pages, then search. */
async function useList(url: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await tokenFor(url, 'king')}`,
    'content-type': 'application/json',
  };
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const page: Response = await ask(`${url}/api/d1/suppliers?limit=1000${query}`, { headers });
    ({ next: after } = (await page.json()) as { next: string | null });
  }
  const body = JSON.stringify({ text: 'garda', limit: 50 });
  await (await ask(`${url}/api/d1/searchsuppliers`, { method: 'POST', headers, body })).json();
}

/** `fetch` once more when it fails: workerd may close an idle connection at the moment of its reuse. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init).catch(() => fetch(url, init));
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** MB of heap that the use of the list adds to an idle Worker with the data of the server. */
async function heapOnWorkerd(from: Server): Promise<number> {
  execFileSync(process.execPath, ['api/scripts/list-builds.mjs'], { cwd: root });
  const dataDir = `${from.dataDir}-worker`;
  const token = `wabu-deploy.${'ab'.repeat(32)}`;
  const target = await startWorker(dataDir, token);
  const command = ['api/scripts/run-built.mjs', 'transfer', '--from', from.url, '--to', target.url];
  const WABU_FROM_TOKEN = readFileSync(`${from.dataDir}/operator-token`, 'utf8').trim();
  const env = { ...process.env, WABU_FROM_TOKEN, WABU_TO_TOKEN: token };
  const moved = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 2, 2] });
  const [code] = await once(moved, 'close');
  if (code !== 0) throw new Error(`The transfer ended with ${code}`);
  await target.stop();
  // In a new isolate, because garbage of the transfer counts for the heap of the old one.
  const worker = await startWorker(dataDir, token);
  const idle = await worker.takePeak();
  await useList(worker.url);
  const peak = await worker.takePeak();
  await worker.stop();
  rmSync(dataDir, { recursive: true });
  return peak - idle;
}

async function startWorker(dataDir: string, operatorToken: string) {
  const worker = spawn(
    process.execPath,
    ['--experimental-websocket', '--import', 'tsx', 'api/contract/heap/serve-on-workerd.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        BUILDS: `${root}.cache/builds.json`,
        JWT_SECRET: 'only-for-benchmarks-0123456789abcdef',
        OPERATOR_TOKEN: operatorToken,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface(worker.stdout)[Symbol.asyncIterator]();
  /** Between its answers the Worker logs. */
  const nextNumber = async (): Promise<number> => {
    const { value } = await lines.next();
    return /^[\d.]+$/.test(value) ? Number(value) : nextNumber();
  };
  const url = `http://127.0.0.1:${await nextNumber()}`;
  const takePeak = () => {
    worker.stdin.write('\n');
    return nextNumber();
  };
  const stop = () => {
    worker.kill('SIGTERM');
    return once(worker, 'exit');
  };
  return { url, takePeak, stop };
}
