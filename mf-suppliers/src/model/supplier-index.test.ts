import { expect, test } from '@jest/globals';
import { aStoredSupplier } from '../testing/stored-supplier.ts';
import { indexSuppliers } from './supplier-index.ts';

const lido = aStoredSupplier(1, { Nome: 'Lido Salò' });
const rossi = aStoredSupplier(2, { Nome: 'rossi Mario', PIVA: 'RSSMRA80A01H501U' });
const pier10 = aStoredSupplier(3, { Nome: 'Molo 10' });
const pier2 = aStoredSupplier(4, { Nome: 'molo 2' });
const index = indexSuppliers([rossi, pier10, lido, pier2]);

test('sorts by name, ignores case, and sorts numbers by value', () => {
  expect(index.suppliers.map(({ Nome }) => Nome)).toEqual([
    'Lido Salò',
    'molo 2',
    'Molo 10',
    'rossi Mario',
  ]);
});

test('finds every supplier by its tax id', () => {
  expect(index.byTaxId.get('RSSMRA80A01H501U')).toBe(rossi);
});

test('equal names are sorted by tax id', () => {
  const many = Array.from({ length: 50 }, (_, at) =>
    aStoredSupplier(at + 1, { Nome: `Molo ${(at * 7919) % 10}` }),
  );
  const numberIn = (name: string) => Number(name.replace(/\D/g, ''));
  const expected = [...many].sort(
    (a, b) => numberIn(a.Nome) - numberIn(b.Nome) || Number(a.PIVA) - Number(b.PIVA),
  );
  expect(indexSuppliers(many).suppliers).toEqual(expected);
});
