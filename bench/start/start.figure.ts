import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../e2e/fixtures/folders.ts';
import { freePort } from '../../e2e/fixtures/server.ts';
import { memoryOf } from '../frame/child.ts';
import type { Row } from '../frame/row.ts';
import { inTurns, median } from '../frame/statistics.ts';

const ours = `${root}api/dist/serve-node.mjs`;
const bare = new URL('./bare-server.mjs', import.meta.url).pathname;
const SETTLED_MS = 3_000;

/** From `node file` to the first healthy answer, and the memory of a server that nobody asks anything. */
export async function measure(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const env = { DATA_DIR: dataDir, DEMO: '1', NODE_ENV: '' };
  await startOnce(ours, env);
  const found = await inTurns(
    7,
    () => startOnce(ours, env),
    () => startOnce(bare, {}),
  );
  const memory = { ours: await idleMemory(ours, env), bare: await idleMemory(bare, {}) };
  rmSync(dataDir, { recursive: true });
  const seconds = { ours: median(found.subject) / 1000, bare: median(found.baseline) / 1000 };
  return [
    {
      figure: 'start of the built server → ready',
      value: seconds.ours,
      unit: 's',
      bar: { atMost: 0.6 },
      note: `bare node:http server ${seconds.bare.toFixed(2)} s`,
    },
    {
      figure: 'memory of the idle server',
      value: memory.ours,
      unit: 'MB',
      bar: { atMost: 110 },
      note: `bare node:http server ${Math.round(memory.bare)} MB`,
    },
  ];
}

async function startOnce(script: string, env: Record<string, string>) {
  const running = await start(script, env);
  await running.stop();
  return running.milliseconds;
}

async function idleMemory(script: string, env: Record<string, string>) {
  const running = await start(script, env);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const memory = memoryOf(running.pid);
  await running.stop();
  return memory;
}

async function start(script: string, env: Record<string, string>) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/healthz`;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  const milliseconds = performance.now() - started;
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { milliseconds, stop, pid: child.pid ?? 0 };
}

const isHealthy = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
