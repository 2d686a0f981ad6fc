import { expect, test } from '@jest/globals';
import { decrypt, encrypt } from './encrypted.ts';

const secret = 'a secret of at least thirty-two bytes';
const of = { purpose: 'seeds', owner: 'anna' };

test('a text is read with its secret, purpose and owner only, and two copies differ', async () => {
  const sealed = await encrypt(secret, of, 'lago');
  expect(sealed).not.toBe(await encrypt(secret, of, 'lago'));
  expect(await decrypt(secret, of, sealed)).toBe('lago');
  expect(await decrypt(`${secret}!`, of, sealed)).toBeNull();
  expect(await decrypt(secret, { ...of, purpose: 'other' }, sealed)).toBeNull();
  expect(await decrypt(secret, { ...of, owner: 'bruno' }, sealed)).toBeNull();
});

test.each(['', 'no base64 !', 'AAAA'])('the damaged text %j is unreadable', async (sealed) => {
  expect(await decrypt(secret, of, sealed)).toBeNull();
});
