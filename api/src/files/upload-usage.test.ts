import { expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import type { Statement } from '../platform/platform.ts';
import { createTestApi } from '../testing.ts';
import { replaceFileRow } from './object-repository.ts';
import { uploadUsage } from './routes.ts';

const api = forEachTest(createTestApi);

const king = { name: 'king', role: 'king' } as const;

const store = (name: string, size: number, author: string, folder = '[Utils]') =>
  replaceFileRow({ folder, name, blob: name, type: 'image/png', size, etag: '"x"' }, author, 1);

/** Who has how much after a write. */
async function usersAfter(...statements: Statement[]): Promise<[string, number][]> {
  await api.platform.database.write(statements);
  const { all } = await uploadUsage(api.platform, king);
  const users = all?.users.map(({ name, used }): [string, number] => [name, used]) ?? [];
  expect(all?.used).toBe(users.reduce((sum, [, used]) => sum + used, 0));
  return users;
}

test('the upload usage follows files that are stored, replaced, deleted, restored, and change hands', async () => {
  const sets = (assignment: string) => ({ sql: `UPDATE objects SET ${assignment}` });
  expect(await usersAfter(...store('a', 10, 'anna'), ...store('b', 5, 'anna'))).toEqual([
    ['anna', 15],
  ]);
  expect(await usersAfter(...store('c', 9, 'king', 'modules/users/1.0.0'))).toEqual([['anna', 15]]);
  expect(await usersAfter(...store('b', 7, 'anna'))).toEqual([['anna', 17]]);
  expect(await usersAfter(...store('b', 4, 'bruno'))).toEqual([
    ['anna', 10],
    ['bruno', 4],
  ]);
  const toTrash = { sql: "UPDATE objects SET folder = '[Trash]/1' WHERE name = 'a'" };
  expect(await usersAfter(toTrash)).toEqual([
    ['anna', 10],
    ['bruno', 4],
  ]);
  expect(await usersAfter({ sql: "DELETE FROM objects WHERE name = 'b'" })).toEqual([['anna', 10]]);
  expect(await usersAfter(sets("created_by = '(utente cancellato)'"))).toEqual([
    ['(utente cancellato)', 10],
  ]);
  expect(await usersAfter({ sql: 'DELETE FROM objects' })).toEqual([]);
});

test('the upload usage says where the disk ends, where somebody knows it', async () => {
  expect((await uploadUsage(api.platform, king)).all?.disk).toBeNull();
  api.platform.freeBytes = async () => 123;
  const { all } = await uploadUsage(api.platform, king);
  expect(all?.disk).toEqual({ free: 123, reserve: api.platform.settings.limits.diskReserve });
});
