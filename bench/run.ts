import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { lineFor, type Measure, type Row, tableHead } from './lib/row.ts';

const END = '.bench.ts';
const START = '<!-- results -->\n';
const page = new URL('../docs/benchmarks.md', import.meta.url);

const wanted = process.argv.slice(2);
const names = readdirSync(new URL('./', import.meta.url))
  .flatMap((file) => (file.endsWith(END) ? [file.slice(0, -END.length)] : []))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

const [text = '', results = ''] = readFileSync(page, 'utf8').split(START);
/** Rows by their name, without its note; a run of some benchmarks keeps the rows of the others. */
const lines = new Map(
  (wanted.length > 0 ? results.split('\n').slice(2).filter(Boolean) : []).map((line) => [
    line.slice(2).split(/ \(| \| /)[0],
    line,
  ]),
);
const day = new Date().toISOString().slice(0, 10);
for (const name of names) {
  console.log(`Measuring ${name} …`);
  const { measure } = (await import(`./${name}${END}`)) as { measure: Measure };
  const rows = await measure().catch((error): Row[] => {
    console.error(error);
    process.exitCode = 1;
    return [];
  });
  for (const row of rows) lines.set(row.name, lineFor(row, day));
}
const table = `${tableHead}\n${[...lines.values()].join('\n')}\n`;
console.log(`\n${table}`);
writeFileSync(page, text + START + table);
// Chromium and the servers have ended; open handles must not keep the process alive.
process.exit();
