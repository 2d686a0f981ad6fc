import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fillMicrosites } from '@wabu/api/testing';
import { MAX_BULK_OPERATIONS } from '@wabu/shared/entities/lists/bulk-suppliers';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { post, tokenFor } from '../../e2e/fixtures/people.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';

/** The setting with which `npm start`, the unit and the image start the server. */
export const fewArenas = { MALLOC_ARENA_MAX: '2' };

/** Starts the built server with `count` suppliers and nothing else. */
export async function serverWithSuppliers(count: number, entry?: string): Promise<Server> {
  const env = { DEMO: '0', ...fewArenas };
  const server = await startServer({ data: 'empty', env, entry });
  const token = await tokenFor(server.url, 'king');
  const waiting = manySuppliers(count).map((supplier) => ({ op: 'add', supplier }));
  while (waiting.length > 0) {
    const operations = waiting.splice(0, MAX_BULK_OPERATIONS);
    // Read, so that the next call gets the same connection.
    await (await post(`${server.url}/api/d1/bulksuppliers`, { operations }, token)).arrayBuffer();
  }
  await server.stop();
  await server.start();
  return server;
}

/** The same with `count` published microsites in nine languages. It trusts the address that a request names. */
export async function serverWithMicrosites(count: number): Promise<Server> {
  const env = { DEMO: '0', ...fewArenas, TRUST_PROXY: '127.0.0.1,::1' };
  const server = await startServer({ data: 'empty', env });
  await server.stop();
  await fillMicrosites(`${server.dataDir}/wabu.db`, count);
  await server.start();
  return server;
}

/** Starts a baseline server of `baselines/` in a process of its own, which prints its port. */
export async function startBaseline(name: string, env: Record<string, string> = {}) {
  const script = new URL(`../baselines/${name}.mjs`, import.meta.url).pathname;
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url: `http://localhost:${Number(line.toString())}`, stop };
}

/** Resident set size in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}
