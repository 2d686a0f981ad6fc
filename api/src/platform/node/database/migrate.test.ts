import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { type LibsqlDatabase, openLibsql } from './libsql-database.ts';
import { migrate, splitStatements } from './migrate.ts';

let database: LibsqlDatabase;
makeFolder();
beforeEach(async () => {
  database = await openLibsql(dir('test.db'));
});
afterEach(() => database.close());
const file = (name: string, sql: string) => writeFile(dir(name), sql);

test('files run once each in numerical order', async () => {
  await file('0002-more.sql', 'ALTER TABLE a ADD COLUMN y TEXT;');
  await file('0001-first.sql', 'CREATE TABLE a (x TEXT) STRICT;\nINSERT INTO a VALUES (1);');
  expect(await migrate(database, dir())).toEqual(['0001-first.sql', '0002-more.sql']);
  expect(await migrate(database, dir())).toEqual([]);
  expect(await database.query('SELECT * FROM a')).toEqual([{ x: '1', y: null }]);
});

test('F37 an interrupted file is rolled back and runs at the next start', async () => {
  await file('0001-first.sql', 'CREATE TABLE a (x TEXT) STRICT;');
  await file('0002-more.sql', 'CREATE TABLE b (x TEXT) STRICT;\nCREATE TABLE a (x TEXT) STRICT;');
  await expect(migrate(database, dir())).rejects.toThrow('already exists');
  const tables = await database.query("SELECT name FROM sqlite_schema WHERE name IN ('a', 'b')");
  expect(tables).toEqual([{ name: 'a' }]);
  await file('0002-more.sql', 'CREATE TABLE b (x TEXT) STRICT;');
  expect(await migrate(database, dir())).toEqual(['0002-more.sql']);
});

test('data of a newer version stays unchanged', async () => {
  await file('0001-first.sql', 'CREATE TABLE a (x TEXT) STRICT;');
  await file('0002-later.sql', 'CREATE TABLE b (x TEXT) STRICT;');
  await migrate(database, dir());
  await rm(dir('0002-later.sql'));
  await expect(migrate(database, dir())).rejects.toThrow(/newer version.*0002-later.sql/);
});

test('data of an unreleased version is rejected with what can be moved', async () => {
  await database.run('CREATE TABLE migrations (name TEXT PRIMARY KEY, applied_at INTEGER)');
  await database.run("INSERT INTO migrations VALUES ('0001-first-tables.sql', 1)");
  await expect(migrate(database, dir())).rejects.toThrow(/unreleased version.*CSV/);
});

test('comments are removed and a trigger stays one statement', () => {
  const trigger = 'CREATE TRIGGER t BEFORE UPDATE ON a BEGIN SELECT 1; SELECT 2; END';
  expect(
    splitStatements(`-- why\nCREATE TABLE a (\n  -- what; for\n  x TEXT\n);\n${trigger};\n`),
  ).toEqual([expect.stringMatching(/^CREATE TABLE a \(\s+x TEXT\s+\)$/), trigger]);
});
