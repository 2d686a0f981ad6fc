import { expect, test } from '@jest/globals';
import { ConstraintError, StoreError } from '../platform.ts';
import type { D1, D1Result, D1Statement } from './bindings.ts';
import { d1Database } from './d1-database.ts';

/** A D1 that fails a number of times before it answers. */
function failing(times: number, message: string) {
  let asked = 0;
  const statement: D1Statement = { bind: () => statement };
  const answer: D1Result = { results: [{ n: 1 }], meta: { changes: 1 } };
  const d1: D1 = {
    prepare: () => statement,
    batch: async () => {
      asked += 1;
      if (asked <= times) throw new Error(message);
      return [answer];
    },
  };
  return { database: d1Database(d1), asked: () => asked };
}

test('F40 a query is retried after a lost connection', async () => {
  const { database, asked } = failing(2, 'D1_ERROR: Network connection lost.');
  expect(await database.query('SELECT 1')).toEqual([{ n: 1 }]);
  expect(asked()).toBe(3);
});

test('F40 a write is not retried after a lost connection, because it may have been applied', async () => {
  const { database, asked } = failing(1, 'D1_ERROR: Network connection lost.');
  await expect(database.write([{ sql: 'INSERT' }])).rejects.toEqual(new StoreError('busy'));
  expect(asked()).toBe(1);
});

test('a permanently lost connection is reported as broken', async () => {
  const { database, asked } = failing(9, 'Network connection lost.');
  await expect(database.queryAll([{ sql: 'SELECT 1' }])).rejects.toEqual(new StoreError('busy'));
  expect(asked()).toBe(3);
});

test.each([
  [
    'D1_ERROR: UNIQUE constraint failed: users.name_key: SQLITE_CONSTRAINT',
    new ConstraintError('users.name_key'),
  ],
  ['D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT', new ConstraintError('reference')],
  ['D1_ERROR: Exceeded maximum DB size: SQLITE_FULL', new StoreError('full')],
  ['something else', new Error('something else')],
])('%j is mapped to its error', async (message, error) => {
  await expect(failing(9, message).database.write([{ sql: 'X' }])).rejects.toEqual(error);
});
