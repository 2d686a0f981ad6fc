import { expect, test } from '@jest/globals';
import { aSupplier } from '@wabu/shared/testing/builders';
import { mergeSuppliers } from './merge-suppliers.ts';

const base = aSupplier(1, { Nome: 'Lido', Citta: 'Garda', CAP: '37016', email: 'a@esempio.it' });

test('a field that one person changed takes that value without a conflict', () => {
  const mine = { ...base, CAP: '37017' };
  const theirs = { ...base, email: 'b@esempio.it' };
  expect(mergeSuppliers({ base, mine, theirs })).toEqual({
    merged: { ...base, CAP: '37017', email: 'b@esempio.it' },
    conflicts: [],
  });
});

test('only fields that both changed to different values are conflicts', () => {
  const mine = { ...base, Nome: 'Lido Blu', Citta: 'Salò', CAP: '37017' };
  const theirs = { ...base, Nome: 'Lido Bello', Citta: 'Salò', email: '' };
  expect(mergeSuppliers({ base, mine, theirs })).toEqual({
    merged: { ...base, Nome: 'Lido Blu', Citta: 'Salò', CAP: '37017', email: '' },
    conflicts: ['Nome'],
  });
});
