import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { add } from '../tools/scripts/checks/counts.mjs';
import { root } from './fixtures/folders.ts';
import { isBuilt } from './fixtures/server.ts';
import { prepareStartingData } from './fixtures/starting-data.ts';

const words = process.argv.slice(2);
const optionNamed = (name: string) =>
  words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
const slowly = optionNamed('--slowly');
if (slowly) process.env.WABU_E2E_SLOWLY = slowly;
const results = optionNamed('--results');
const wanted = words.filter((word) => !word.startsWith('--'));

if (!isBuilt()) {
  console.error('The product is not built: run "npm run build" first.');
  // Every journey would fail for this one reason.
  process.exit(1);
}
await prepareStartingData();

const journeys = `${root}e2e/journeys`;
/** Minutes, where others take seconds: begun last, each would keep one core busy and the other idle. */
const heavy = /(public-pages|staff-screens|module-faults|release-gate|new-module)\.journey\.ts$/;
const files = readdirSync(journeys)
  .filter((name) => name.endsWith('.journey.ts'))
  .filter(
    (name) => wanted.length === 0 || wanted.some((word) => `${journeys}/${name}`.includes(word)),
  )
  .map((name) => `${journeys}/${name}`)
  .sort((a, b) => Number(heavy.test(b)) - Number(heavy.test(a)));

/** By file, so that whoever asked can have a second look at one. */
const counts: Record<string, { passed: number; failed: number }> = {};
const waiting = [...files];
// A journey waits about half of its time, for what a browser does by the clock: one more keeps the cores busy.
const atOnce = words.includes('--one-at-a-time') ? 1 : availableParallelism() + 1;
await Promise.all(Array.from({ length: atOnce }, work));

const total = add(counts);
if (results) writeFileSync(results, JSON.stringify(counts));
else console.log(`${total.passed} passed, ${total.failed} failed`);
// What a failed journey left open must not keep whoever waits for the sum.
process.exit(total.failed > 0 ? 1 : 0);

async function work() {
  for (let file = waiting.shift(); file; file = waiting.shift()) await runFile(file);
}

/** One file in a process of its own: what its events call their file is where `test` stands, in a fixture. */
function runFile(file: string): Promise<void> {
  const stream = run({ files: [file], concurrency: 1 });
  stream.on('test:pass', (event) => count(file, event, 'passed'));
  stream.on('test:fail', (event) => {
    count(file, event, 'failed');
    const { cause } = event.details.error as { cause?: unknown };
    console.log(indent(cause instanceof Error ? String(cause.stack) : String(cause)));
  });
  stream.on('test:stdout', ({ message }) => process.stdout.write(indent(message)));
  stream.on('test:stderr', ({ message }) => process.stdout.write(indent(message)));
  stream.resume();
  return new Promise((resolve) => void stream.on('end', resolve));
}

interface Told {
  name: string;
  skip?: string | boolean;
  details: { duration_ms: number };
}

function count(file: string, event: Told, verdict: 'passed' | 'failed') {
  if (event.skip !== undefined) return;
  counts[file] ??= { passed: 0, failed: 0 };
  counts[file][verdict] += 1;
  const seconds = (event.details.duration_ms / 1000).toFixed(1);
  console.log(`  ${verdict === 'passed' ? '✓' : '✗'} ${event.name} (${seconds} s)`);
}

function indent(message: string) {
  return message.replace(/^(?=.)/gm, '      ');
}
