import { expect, test } from '@jest/globals';
import { runToEnd } from '../testing/run-to-end.ts';
import { aStoredSupplier } from '../testing/stored-supplier.ts';
import { searchSuppliers } from './search.ts';
import { BATCH_SIZE, indexSuppliers } from './supplier-index.ts';

const lido = aStoredSupplier(1, { Nome: 'Lido Salò' });
const rossi = aStoredSupplier(2, { Nome: 'rossi Mario', PIVA: 'RSSMRA80A01H501U' });
const pier10 = aStoredSupplier(3, { Nome: 'Molo 10' });
const pier2 = aStoredSupplier(4, { Nome: 'molo 2' });
const index = runToEnd(indexSuppliers([rossi, pier10, lido, pier2]));

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

test('a long list is sorted in many short slices, equal names by tax id', () => {
  const count = 5 * BATCH_SIZE + 7;
  const many = Array.from({ length: count }, (_, at) =>
    aStoredSupplier(at + 1, { Nome: `Molo ${(at * 7919) % 300}` }),
  );
  const work = indexSuppliers(many);
  let steps = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) steps += 1;
  expect(steps).toBeGreaterThan(10);
  const expected = [...many].sort(
    (a, b) => numberIn(a.Nome) - numberIn(b.Nome) || Number(a.PIVA) - Number(b.PIVA),
  );
  expect(step.value.suppliers).toEqual(expected);
  expect(step.value.byTaxId.size).toBe(count);
});
const numberIn = (name: string) => Number(name.replace(/\D/g, ''));

test('an incremental index equals a new one', () => {
  const renamed = { ...pier10, Nome: 'Molo 1', Citta: 'Arco', version: 2 };
  for (const suppliers of [[renamed, rossi, lido], [rossi], [], [pier2, renamed, lido]]) {
    const fresh = runToEnd(indexSuppliers(suppliers));
    const incremental = runToEnd(indexSuppliers(suppliers, index));
    expect(incremental.suppliers).toEqual(fresh.suppliers);
    expect(searchSuppliers(incremental, 'arco')).toEqual(searchSuppliers(fresh, 'arco'));
    expect([...incremental.byTaxId.keys()].sort()).toEqual([...fresh.byTaxId.keys()].sort());
  }
});
