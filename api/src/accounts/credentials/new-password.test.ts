import { expect, test } from '@jest/globals';
import passwords from '@zxcvbn-ts/language-common/src/passwords.json';
import { requireNewPassword } from './new-password.ts';

const isRejected = (password: string) =>
  requireNewPassword(password, { name: 'Anna', field: 'next' }).then(
    () => false,
    () => true,
  );

test('the 3,000 most used passwords of eight characters or more are rejected, in any letter case @verify', async () => {
  const most = passwords.filter(({ length }) => length >= 8).slice(0, 3_000);
  expect(most).toHaveLength(3_000);
  for (const password of [...most, 'Midnight', 'CocaCola'])
    expect([password, await isRejected(password)]).toEqual([password, true]);
});

test.each([
  ['one with the own name', 'per ANNA sul molo', true],
  ['several words', 'Vela bianca a Malcesine', false],
  ['a used one within others', 'midnight a Malcesine', false],
])('%s: %s', async (_, password, rejected) => {
  expect(await isRejected(password)).toBe(rejected);
});
