import { readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename } from 'node:path';
import { baselineOf, type Measure, measuredOf, passes, type Row, ratio } from './lib/row.ts';
import { table } from './lib/table.ts';

const wanted = process.argv.slice(2);
const here = new URL('./', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(basename(name, '.bench.ts')))
  .sort();

const rows: Row[] = [];
for (const file of files) {
  const name = basename(file, '.bench.ts');
  console.log(`Measuring ${name} …`);
  try {
    const { measure } = (await import(new URL(file, here).href)) as { measure: Measure };
    rows.push(...(await measure()));
  } catch (error) {
    console.error(error);
    rows.push({ name, value: Number.NaN, unit: '', once: 'it failed', threshold: { atMost: 0 } });
  }
}

console.log(`\n${table(rows)}`);
if (wanted.length === 0) {
  const results = rows.map((row) => ({
    ...row,
    value: measuredOf(row),
    beside: baselineOf(row),
    ratio: ratio(row),
    passes: passes(row),
  }));
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
  const latest = { measuredAt: new Date().toISOString(), machine, results };
  writeFileSync(new URL('latest.json', here), `${JSON.stringify(latest, null, 2)}\n`);
}
// Chromium and the servers have ended; open handles must not keep the process alive.
process.exit(0);
