import { expect, test } from '@jest/globals';
import { atOnce } from '../testing/at-once.ts';
import { aStoredSupplier } from '../testing/stored-supplier.ts';
import { searchSuppliers } from './search.ts';
import { AT_A_TIME, indexSuppliers } from './supplier-index.ts';

const lido = aStoredSupplier(1, { Nome: 'Lido Salò' });
const rossi = aStoredSupplier(2, { Nome: 'rossi Mario', PIVA: 'RSSMRA80A01H501U' });
const pier10 = aStoredSupplier(3, { Nome: 'Molo 10' });
const pier2 = aStoredSupplier(4, { Nome: 'molo 2' });
const index = atOnce(indexSuppliers([rossi, pier10, lido, pier2]));

test('sorts by name, without regard to case, and numbers by their value', () => {
  expect(index.suppliers.map(({ Nome }) => Nome)).toEqual([
    'Lido Salò',
    'molo 2',
    'Molo 10',
    'rossi Mario',
  ]);
});

test('knows every supplier by its tax id', () => {
  expect(index.byTaxId.get('RSSMRA80A01H501U')).toBe(rossi);
});

test('a long list is sorted in many short steps, those of one name in the order in which they came', () => {
  const count = 5 * AT_A_TIME + 7;
  const many = Array.from({ length: count }, (_, at) =>
    aStoredSupplier(at + 1, { Nome: `Molo ${(at * 7919) % 300}` }),
  );
  const work = indexSuppliers(many);
  let steps = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) steps += 1;
  expect(steps).toBeGreaterThan(10);
  const expected = [...many].sort((a, b) => numberIn(a.Nome) - numberIn(b.Nome));
  expect(step.value.suppliers).toEqual(expected);
  expect(step.value.byTaxId.size).toBe(count);
});
const numberIn = (name: string) => Number(name.replace(/\D/g, ''));

test('an index made from the one before finds what one made anew finds', () => {
  const renamed = { ...pier10, Nome: 'Molo 1', Citta: 'Arco', version: 2 };
  for (const suppliers of [[renamed, rossi, lido], [rossi], [], [pier2, renamed, lido]]) {
    const anew = atOnce(indexSuppliers(suppliers));
    const taken = atOnce(indexSuppliers(suppliers, index));
    expect(taken.suppliers).toEqual(anew.suppliers);
    expect(searchSuppliers(taken, 'arco')).toEqual(searchSuppliers(anew, 'arco'));
    expect([...taken.byTaxId.keys()].sort()).toEqual([...anew.byTaxId.keys()].sort());
  }
});
