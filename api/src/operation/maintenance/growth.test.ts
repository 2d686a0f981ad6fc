import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { forAllTests } from '@wabu/shared/testing/for-tests';
import { createMemoryPlatform } from '../../platform/node/testing/memory-platform.ts';

const root = join(__dirname, '../../../..');
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

const platform = forAllTests(createMemoryPlatform);

test('every table of the database is listed with its bound', async () => {
  const rows = await platform.database.query(
    // An index of a search consists of tables of its own.
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       AND name NOT GLOB '*_index_*' AND name <> 'search_vocabulary' ORDER BY name`,
  );
  const listed = rowsOf('Tables of the database');
  expect(listed.flatMap(([table]) => codeIn(table)).sort()).toEqual(rows.map(({ name }) => name));
  expect(listed.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([]);
});

/** What ends without a rule of ours: the operator's own, and a value that the next one replaces. */
const isWithoutTest = (bound = '') => /^(?:yours|the standard output: yours|one value)/.test(bound);

const isTest = (path: string) =>
  /\.(?:test\.tsx?|contract\.ts)$/.test(path) && existsSync(join(root, path));

test.each([
  ['Tables of the database', 2],
  ['Files', 1],
  ['Memory of the server', 1],
  ['Browsers', 1],
])('every bound of «%s» names the test that fills it', (heading, bound) => {
  const rows = rowsOf(heading);
  expect(rows.length).toBeGreaterThan(5);
  const untested = rows.filter((cells) => {
    const tests = codeIn(cells.at(-1));
    if (tests.length === 0) return !isWithoutTest(cells[bound]);
    return !tests.every(isTest);
  });
  expect(untested.map(([what]) => what)).toEqual([]);
});

test('the test of a table names it, unless people create its rows on purpose', () => {
  const unnamed = rowsOf('Tables of the database').filter(([table, , bound, , tests]) => {
    const [name = ''] = codeIn(table);
    const texts = codeIn(tests).map((path) => readFileSync(join(root, path), 'utf8'));
    // `recovery_codes` is said as «recovery codes».
    const words = new RegExp(name.replaceAll('_', '[_ -]').replace(/s$/, ''), 'i');
    return !bound?.startsWith('work') && !texts.some((text) => words.test(text));
  });
  expect(unnamed.map(([table]) => table)).toEqual([]);
});

test('the files of the memory exist', () => {
  const files = rowsOf('Memory of the server').flatMap((cells) => codeIn(cells[2]).slice(0, 1));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
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
