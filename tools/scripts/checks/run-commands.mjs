import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../../root.mjs';

const waiting = [];
let free = availableParallelism();

/** Runs commands in parallel with those of other calls, one per core; prints the output of a command that fails. */
export async function runCommands(list) {
  const codes = await Promise.all(list.map(runOnFreeCore));
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: codes.length - failed, failed };
}

async function runOnFreeCore({ label, command }) {
  if (free === 0) await new Promise((start) => waiting.push(start));
  else free -= 1;
  const { code, output } = await run(command);
  if (code !== 0) console.log(`  ✗ ${label}\n${output}`);
  // The core goes to the next command, or is free again.
  const next = waiting.shift();
  if (next) next();
  else free += 1;
  return code;
}

function run(command) {
  const child = spawn(command, { cwd: root, shell: true });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
