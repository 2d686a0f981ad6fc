import { expect, test } from '@jest/globals';
import { aSupplier } from '@wabu/shared/testing/builders';
import { mergeSuppliers } from './merge-suppliers.ts';

const base = aSupplier(1, { Nome: 'Lido', Citta: 'Garda', CAP: '37016', email: 'a@esempio.it' });

test('what only one of us changed is taken from that one, without a conflict', () => {
  const mine = { ...base, CAP: '37017' };
  const theirs = { ...base, email: 'b@esempio.it' };
  expect(mergeSuppliers({ base, mine, theirs })).toEqual({
    merged: { ...base, CAP: '37017', email: 'b@esempio.it' },
    conflicts: [],
  });
});

test('only the fields that I changed and they changed in another way are conflicts', () => {
  const mine = { ...base, Nome: 'Lido Blu', Citta: 'Salò', CAP: '37017' };
  const theirs = { ...base, Nome: 'Lido Bello', Citta: 'Salò', email: '' };
  expect(mergeSuppliers({ base, mine, theirs })).toEqual({
    merged: { ...base, Nome: 'Lido Blu', Citta: 'Salò', CAP: '37017', email: '' },
    conflicts: ['Nome'],
  });
});
