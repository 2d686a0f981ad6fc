import { expect, test } from '@jest/globals';
import { StoreError } from '../platform.ts';
import { scryptPasswords } from './scrypt-passwords.ts';

const passwords = scryptPasswords();
/** At the lowest cost, where the cost does not matter. */
const cheap = scryptPasswords(1);

test('a password matches its own hash only', async () => {
  const hash = await passwords.hash('lago-di-garda');
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/=]{24}\$[A-Za-z0-9+/=]{44}$/);
  expect(await passwords.verify('lago-di-garda', hash)).toBe(true);
  expect(await passwords.verify('lago-di-gardA', hash)).toBe(false);
  expect(await passwords.hash('lago-di-garda')).not.toBe(hash);
});

test('an invalid hash matches no password', async () => {
  for (const hash of [null, '', 'plain', '$scrypt$ln=15,r=8,p=3$', '$scrypt$ln=1,r=8,p=3$AA$AA'])
    expect(await cheap.verify('lago-di-garda', hash)).toBe(false);
});

test('F38 a hundred hashes wait, and the next is rejected', async () => {
  const hashes = Array.from({ length: 103 }, () => cheap.hash('lago-di-garda'));
  const results = await Promise.allSettled(hashes);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(102);
  expect(results[102]).toMatchObject({ reason: new StoreError('busy') });
});

test('composed and decomposed letters are the same password', async () => {
  const hash = await cheap.hash('Sal\u00f2-1234');
  expect(await cheap.verify('Salo\u0300-1234', hash)).toBe(true);
});
