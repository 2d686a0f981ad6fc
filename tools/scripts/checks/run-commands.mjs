import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../../root.mjs';

/** Runs commands in parallel, one per core; prints the output of a command that fails. */
export async function runCommands(list) {
  const waiting = [...list];
  const count = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, output } = await run(next.command);
      count[code === 0 ? 'passed' : 'failed'] += 1;
      if (code !== 0) console.log(`  ✗ ${next.label}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return count;
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
