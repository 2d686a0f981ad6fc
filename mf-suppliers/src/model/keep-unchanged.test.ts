import { expect, test } from '@jest/globals';
import { aStoredSupplier } from '../testing/stored-supplier.ts';
import { keepUnchanged } from './keep-unchanged.ts';

const rossi = aStoredSupplier(1);
const pier = aStoredSupplier(2);
const lido = aStoredSupplier(3);

test('a list that has not changed is the list before, object for object', () => {
  const before = [rossi, pier];
  expect(keepUnchanged(before, structuredClone(before))).toBe(before);
  const renamed = { ...pier, Nome: 'Molo 1', version: 2 };
  const after = keepUnchanged(before, structuredClone([lido, renamed, rossi]));
  expect(after).toEqual([lido, renamed, rossi]);
  expect(after[2]).toBe(rossi);
  expect(keepUnchanged(before, structuredClone([rossi]))).toEqual([rossi]);
});
