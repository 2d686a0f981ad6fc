import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Starts a baseline server in a child process; resolves when it has printed its port. */
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

/** CPU time that a process has used so far, in seconds; independent of other load (proc(5), `stat`). */
export function cpuSecondsOf(pid: number): number {
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const TICKS_PER_SECOND = 100;
  return (Number(after[11]) + Number(after[12])) / TICKS_PER_SECOND;
}

/** Resident set size in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}
