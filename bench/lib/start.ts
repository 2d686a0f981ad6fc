import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/scripts/setup/port.mjs';
import { memoryOf } from './child.ts';

const IDLE_MS = 10_000;

/** The setting with which `npm start`, the unit and the image start the server. */
export const fewArenas = { MALLOC_ARENA_MAX: '2' };

/** A minimal `node:http` server: the cost of Node itself. */
export const bareServer = new URL('../start/bare-server.mjs', import.meta.url).pathname;

/** Seconds from `node file` to the first 200 of `/healthz`. */
export async function startOnce(script: string, env: Record<string, string>) {
  const running = await startScript(script, env);
  await running.stop();
  return running.seconds;
}

async function startScript(script: string, env: Record<string, string>) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/healthz`;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await sleep(4);
  }
  const seconds = (performance.now() - started) / 1000;
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { seconds, stop, pid: child.pid ?? 0 };
}

/** MB, ten seconds after the start. */
export async function idleMemory(script: string, env: Record<string, string>): Promise<number> {
  const running = await startScript(script, env);
  await sleep(IDLE_MS);
  const memory = memoryOf(running.pid);
  await running.stop();
  return memory;
}

const isHealthy = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
