import { expect, test } from '@jest/globals';
import { aStoredSupplier } from '../testing/stored-supplier.ts';
import { shareUnchanged } from './structural-sharing.ts';

const rossi = aStoredSupplier(1);
const pier = aStoredSupplier(2);
const lido = aStoredSupplier(3);

test('an unchanged list and unchanged suppliers keep their identity', () => {
  const before = [rossi, pier];
  expect(shareUnchanged(before, structuredClone(before))).toBe(before);
  const renamed = { ...pier, Nome: 'Molo 1', version: 2 };
  const after = shareUnchanged(before, structuredClone([lido, renamed, rossi]));
  expect(after).toEqual([lido, renamed, rossi]);
  expect(after[2]).toBe(rossi);
  expect(shareUnchanged(before, structuredClone([rossi]))).toEqual([rossi]);
});
