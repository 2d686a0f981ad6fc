import { expect, test } from '@jest/globals';
import { isProgramName, nameKeysOf } from './name-keys.ts';

async function areAlike(one: string, other: string): Promise<boolean> {
  const [first, second] = [await nameKeysOf(one), await nameKeysOf(other)];
  return first.name_key === second.name_key || first.look_key === second.look_key;
}

test.each([
  ['king', 'KING', 'letter case'],
  ['king', 'kіng', 'a Cyrillic і'],
  ['KING', 'KIΝG', 'a Greek Ν'],
  ['king', 'KIΝG', 'a Greek Ν and letter case'],
  ['Sale', 'ѕаlе', 'Cyrillic letters'],
  ['luca', 'Iuca', 'a capital i for an l'],
  ['MARIO', 'MARlO', 'an l for a capital i'],
  ['admin', 'adm1n', 'a digit for an i'],
  ['luca', '1uca', 'a digit for an l'],
  ['bob', 'ВОВ', 'Cyrillic capitals'],
  ['bob', 'b0b', 'a zero for an o'],
  ['mario', 'rnario', 'rn for m'],
  ['Mario', 'RNARIO', 'rn for m and letter case'],
  ['ΝΊΚΟΣ', 'νίκοσ', 'Greek letter case'],
  ['ВЕРА', 'вера', 'Cyrillic letter case'],
  ['José', 'jose\u0301', 'a combined accent'],
])('%s and %s look alike: %s', async (one, other) => {
  expect(await areAlike(one, other)).toBe(true);
});

test.each([
  ['king', 'kong'],
  ['mario', 'marlo'],
  ['Mario', 'Marlo'],
  ['MARIO', 'MARLO'],
  ['MARIO', 'marlo'],
  ['Iara', 'Lara'],
  ['Gilda', 'Gllda'],
  ['José', 'Jose'],
  ['anna 1', 'anna 2'],
  ['νίκος', 'vera'],
  ['日本', '日木'],
])('%s and %s are two names', async (one, other) => {
  expect(await areAlike(one, other)).toBe(false);
});

test('names of the program, and what looks like them, are its own', async () => {
  for (const name of ['operator', 'Wabu', 'SYSTEM', 'оpеrаtоr', 'demo'])
    expect([name, await isProgramName(name)]).toEqual([name, true]);
  expect(await isProgramName('wabu due')).toBe(false);
});
