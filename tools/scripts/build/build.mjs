import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { root } from '../../root.mjs';
import { fingerprint } from './fingerprint.mjs';
import { builtWorkspaces, scriptOf } from './workspaces.mjs';

/** Builds every workspace whose sources changed since its last build; resolves to the number of failures. */
export async function buildChanged(chosen = builtWorkspaces()) {
  const waiting = chosen.map((name) => ({ name, print: fingerprint(name) })).filter(isStale);
  if (waiting.length > 0) console.log(`Building ${waiting.map((it) => it.name).join(', ')} …`);
  let failed = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await buildOne(next))) failed += 1;
    }
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stopBuilds);
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, worker));
  for (const signal of STOP_SIGNALS) process.off(signal, stopBuilds);
  return failed;
}

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'];
const running = new Set();

/** Each build is a process group, so that its shell and child processes end with it. */
function stopBuilds(signal) {
  for (const { pid } of running) {
    try {
      process.kill(-pid, signal);
    } catch {
      // The process has ended already.
    }
  }
  process.exit(128 + constants.signals[signal]);
}

const stamp = (name) => `${root}/${name}/dist/.built`;

function isStale({ name, print }) {
  try {
    return readFileSync(stamp(name), 'utf8') !== print;
  } catch {
    return true;
  }
}

async function buildOne({ name, print }) {
  const started = Date.now();
  rmSync(stamp(name), { force: true });
  const { code, output } = await run(scriptOf(name, 'build'), `${root}/${name}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0) {
    console.error(`  ${name} failed after ${seconds} s\n${output}`);
    return false;
  }
  writeFileSync(stamp(name), print);
  console.log(`  ${name} ${seconds} s`);
  return true;
}

/** Buffers the output and prints it only when the build fails. */
function run(command, cwd) {
  const PATH = `${root}/node_modules/.bin:${process.env.PATH}`;
  const env = { ...process.env, PATH, NODE_ENV: 'production', FORCE_COLOR: '0' };
  const child = spawn(command, { cwd, env, shell: true, detached: true });
  running.add(child);
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() });
    });
  });
}
