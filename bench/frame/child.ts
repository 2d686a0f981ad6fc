import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A baseline in a process of its own, ready when it has printed its port. */
export async function startBaseline(script: URL, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script.pathname], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(line.toString()), child, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Seconds of processor that a process has used so far: what a busy machine does not add to. */
export function processorTimeOf(pid: number): number {
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const TICKS_PER_SECOND = 100;
  return (Number(after[11]) + Number(after[12])) / TICKS_PER_SECOND;
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}
