import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createClient } from '@libsql/client/sqlite3';
import { noneExists, retryOvertaken, unlessOvertaken } from '../../guarded-write.ts';
import { ConstraintError, OvertakenError, StoreError } from '../../platform.ts';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { type LibsqlDatabase, openLibsql } from './libsql-database.ts';

let database: LibsqlDatabase;
makeFolder();
beforeEach(async () => {
  database = await openLibsql(dir('test.db'));
  await database.run(`CREATE TABLE words (word TEXT PRIMARY KEY, length INTEGER) STRICT;
    CREATE TABLE revisions (entity TEXT PRIMARY KEY, revision INTEGER);
    INSERT INTO revisions VALUES ('suppliers', 0)`);
});
afterEach(() => database.close());

const insert = (word: string) => ({
  sql: 'INSERT INTO words (word, length) VALUES (?, ?)',
  args: [word, word.length],
});
const count = async () => Number((await database.query('SELECT COUNT(*) AS n FROM words'))[0]?.n);

test('an acknowledged write is flushed to the disk: WAL with synchronous FULL', async () => {
  expect((await database.query('PRAGMA journal_mode'))[0]?.journal_mode).toBe('wal');
  expect((await database.query('PRAGMA synchronous'))[0]?.synchronous).toBe(2);
  expect((await database.query('PRAGMA foreign_keys'))[0]?.foreign_keys).toBe(1);
});

test('concurrent writes share a commit, and each has its own result', async () => {
  const words = Array.from({ length: 300 }, (_, index) => `word ${index}`);
  const results = await Promise.all(words.map((word) => database.write([insert(word)])));
  for (const result of results) expect(result).toEqual([{ rows: [], changes: 1 }]);
  expect(await count()).toBe(300);
});

test('a failed write does not fail others, and the write it conflicts with is committed', async () => {
  const fate = async (word: string) =>
    database.write([insert(word), insert(`${word} too`)]).then(
      () => 'committed',
      async (error: unknown) => [error, await count()],
    );
  const results = await Promise.all(['a', 'b', 'a', 'c', 'b'].map(fate));
  const failed = [expect.any(ConstraintError), 6];
  expect(results).toEqual(['committed', 'committed', failed, 'committed', failed]);
  expect(results[2]?.[0]).toMatchObject({ constraint: 'words.word' });
  expect(await count()).toBe(6);
});

test('a failed statement rolls back its write', async () => {
  const write = database.write([insert('first'), { sql: 'INSERT INTO nowhere VALUES (1)' }]);
  await expect(write).rejects.toThrow(/nowhere/);
  expect(await count()).toBe(0);
});

test('F28 a write waits for a lock of another process without blocking the event loop', async () => {
  const other = createClient({ url: `file:${dir('test.db')}`, concurrency: 1 });
  const held = await other.transaction('write');
  let isWaiting = true;
  const waiting = database.write([insert('patient')]).finally(() => {
    isWaiting = false;
  });
  // Turns of the event loop, which a driver that waits by itself would block.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect([isWaiting, await count()]).toEqual([true, 0]);
  await held.rollback();
  await waiting;
  expect(await count()).toBe(1);
  other.close();
});

test('F28 a permanent lock is reported as busy', async () => {
  const other = createClient({ url: `file:${dir('test.db')}`, concurrency: 1 });
  const held = await other.transaction('write');
  await expect(database.write([insert('late')])).rejects.toEqual(new StoreError('busy'));
  await held.rollback();
  other.close();
  await database.write([insert('in time')]);
});

test('F03 a full disk is reported as full, reads continue, and writes continue when there is space', async () => {
  await database.run('PRAGMA max_page_count = 8');
  const long = (letter: string) => insert(letter.repeat(30_000));
  await expect(database.write([long('a'), long('b'), long('c')])).rejects.toEqual(
    new StoreError('full'),
  );
  expect(await count()).toBe(0);
  await database.run('PRAGMA max_page_count = 4294967294');
  await database.write([long('a')]);
  expect((await database.query('PRAGMA integrity_check'))[0]?.integrity_check).toBe('ok');
});

test('a value that SQL does not have is rejected, and the process continues', async () => {
  // The driver would abort the process or store another value.
  for (const value of [true, undefined, 1n, Number.NaN, ['a'], { a: 1 }]) {
    const args = ['odd', value as number];
    const write = database.write([{ sql: insert('').sql, args }]);
    await expect(write).rejects.toThrow(TypeError);
  }
  expect(await count()).toBe(0);
});

test('a prepared statement works after a schema change', async () => {
  const all = () => database.query('SELECT * FROM words');
  await database.write([insert('old')]);
  expect(await all()).toEqual([{ word: 'old', length: 3 }]);
  await database.run('ALTER TABLE words ADD COLUMN language TEXT');
  await database.write([insert('new')]);
  expect(await all()).toEqual([
    { word: 'old', length: 3, language: null },
    { word: 'new', length: 3, language: null },
  ]);
});

test('F29 a finished read does not block checkpoints, and the WAL stays small', async () => {
  await database.write(Array.from({ length: 250 }, (_, index) => insert(`word ${index}`)));
  for (const most of [0, 1, 99, 100, 200, 1_000])
    await database.query('SELECT * FROM words LIMIT ?', [most]);
  await database.queryAll([{ sql: 'SELECT * FROM words' }, { sql: 'SELECT 1 AS one' }]);
  await database.write([{ ...insert('last'), sql: `${insert('').sql} RETURNING word` }]);
  const [checkpoint] = await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(checkpoint).toEqual({ busy: 0, log: 0, checkpointed: 0 });
});

test('the pages of deleted rows are used again', async () => {
  const fill = Array.from({ length: 500 }, (_, at) => insert(`${at} ${'x'.repeat(1_000)}`));
  const pages = async () => Number((await database.query('PRAGMA page_count'))[0]?.page_count);
  await database.write(fill);
  const first = await pages();
  for (let time = 0; time < 5; time += 1)
    await database.write([{ sql: 'DELETE FROM words' }, ...fill]);
  expect(await pages()).toBeLessThan(1.2 * first);
});

test('more statements than the cache holds work', async () => {
  for (let number = 0; number < 1_100; number += 1)
    expect(await database.query(`SELECT ${number} AS n`)).toEqual([{ n: number }]);
});

test('a closed database throws', async () => {
  const another = await openLibsql(':memory:');
  await another.close();
  await expect(another.query('SELECT 1')).rejects.toThrow('The database is closed');
});

test('a guarded write writes all or nothing, and leaves others of its commit alone', async () => {
  const requires = [noneExists('words WHERE word = ?', 'a')];
  const guarded = (word: string) =>
    unlessOvertaken(database.write({ requires, statements: [insert(word)] }));
  expect(await guarded('b')).toEqual([{ rows: [], changes: 1 }]);
  const both = await Promise.all([database.write([insert('a')]), guarded('c')]);
  expect(both).toEqual([[{ rows: [], changes: 1 }], null]);
  expect(await count()).toBe(2);
});

test('a write that others overtake is tried again, but not for ever', async () => {
  let attempts = 0;
  const overtaken = (times: number) => async () => {
    attempts += 1;
    if (attempts <= times) throw new OvertakenError();
    return attempts;
  };
  expect(await retryOvertaken(overtaken(2))).toBe(3);
  await expect(retryOvertaken(overtaken(99))).rejects.toMatchObject({ reason: 'busy' });
});
