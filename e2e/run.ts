import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { root } from './fixtures/folders.ts';
import { isBuilt } from './fixtures/server.ts';
import { prepareStartingData } from './fixtures/starting-data.ts';

const words = process.argv.slice(2);
const results = words.find((word) => word.startsWith('--results='))?.slice('--results='.length);
const wanted = words.filter((word) => !word.startsWith('--'));

if (!isBuilt()) {
  console.error('The product is not built: run "npm run build" first.');
  process.exit(1);
}
await prepareStartingData();

const journeys = `${root}e2e/journeys`;
const files = readdirSync(journeys)
  .filter((name) => name.endsWith('.journey.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .map((name) => `${journeys}/${name}`);

const counts = { passed: 0, failed: 0 };
const stream = run({ files, concurrency: availableParallelism() });
stream.on('test:pass', (event) => count(event, 'passed'));
stream.on('test:fail', (event) => {
  count(event, 'failed');
  const { cause } = event.details.error as { cause?: unknown };
  console.log(indent(cause instanceof Error ? String(cause.stack) : String(cause)));
});
stream.on('test:stdout', ({ message }) => process.stdout.write(indent(message)));
stream.on('test:stderr', ({ message }) => process.stdout.write(indent(message)));
stream.resume();
stream.on('end', () => {
  if (results) writeFileSync(results, JSON.stringify(counts));
  else console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 ? 1 : 0);
});

interface Told {
  name: string;
  skip?: string | boolean;
  details: { duration_ms: number };
}

function count(event: Told, verdict: 'passed' | 'failed') {
  if (event.skip !== undefined) return;
  counts[verdict] += 1;
  const seconds = (event.details.duration_ms / 1000).toFixed(1);
  console.log(`  ${verdict === 'passed' ? '✓' : '✗'} ${event.name} (${seconds} s)`);
}

function indent(message: string) {
  return message.replace(/^(?=.)/gm, '      ');
}
