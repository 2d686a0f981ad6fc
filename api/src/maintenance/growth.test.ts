import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMemoryPlatform } from '../platform/node/testing/memory-platform.ts';

const root = join(__dirname, '../../..');
const growth = readFileSync(join(root, 'docs/growth.md'), 'utf8');

/** The cells of the rows below a heading. */
const rowsOf = (heading: string): string[][] =>
  (growth.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .slice(1)
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim())) ?? [];

const codeIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

let platform: Awaited<ReturnType<typeof createMemoryPlatform>>;
beforeAll(async () => {
  platform = await createMemoryPlatform();
});
afterAll(() => platform.close());

test('every table of the database is listed with its bound', async () => {
  const rows = await platform.database.query(
    // The search index consists of tables of its own.
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       AND name NOT GLOB 'search_index_*' AND name <> 'search_vocabulary' ORDER BY name`,
  );
  const listed = rowsOf('Tables of the database');
  expect(listed.flatMap(([table]) => codeIn(table)).sort()).toEqual(rows.map(({ name }) => name));
  expect(listed.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([]);
});

test('the named tests and files exist', () => {
  const tests = [...rowsOf('Tables of the database'), ...rowsOf('Files')].flatMap((cells) =>
    codeIn(cells.at(-1)),
  );
  expect(tests.length).toBeGreaterThan(40);
  const files = rowsOf('Memory of the server').flatMap((cells) => codeIn(cells.at(-1)).slice(0, 1));
  expect(files.length).toBeGreaterThan(10);
  expect([...tests, ...files].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('everything that the privacy page says is stored in browsers is listed', () => {
  const source = readFileSync(join(root, 'mf-public/src/privacy/stored-names.ts'), 'utf8');
  const names = [...source.matchAll(/names: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  const listed = rowsOf('Browsers').flatMap(([what]) => codeIn(what));
  const cookies = ['__Host-device'];
  expect(names.filter((name) => !listed.includes(name) && !cookies.includes(name))).toEqual([]);
});
