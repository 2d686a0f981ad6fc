import { expect, test } from '@jest/globals';
import { aStoredSupplier } from '../testing/stored-supplier.ts';
import { indexSuppliers, keepUnchanged, searchSuppliers } from './search.ts';

const lido = aStoredSupplier(1, {
  Nome: 'Lido Salò',
  PIVA: '03012300178',
  Citta: 'Salò',
  email: 'barche@lido.it',
});
const rossi = aStoredSupplier(2, {
  Nome: 'rossi Mario',
  Tipologia: 'Persona Fisica',
  PIVA: 'RSSMRA80A01H501U',
  Citta: 'Garda',
  Provincia: 'VR',
  Contratto: 'Ricarico',
});
const pier10 = aStoredSupplier(3, { Nome: 'Molo 10' });
const pier2 = aStoredSupplier(4, { Nome: 'molo 2' });
const index = indexSuppliers([rossi, pier10, lido, pier2]);
const found = (search: string, filters = {}) =>
  searchSuppliers(index, search, filters).map((supplier) => supplier.Nome);

test('sorts by name, without regard to case, and numbers by their value', () => {
  expect(found('')).toEqual(['Lido Salò', 'molo 2', 'Molo 10', 'rossi Mario']);
});

test.each([
  ['LIDO', 'name in any case'],
  ['salo', 'town without its accent'],
  ['SALÒ', 'town with its accent'],
  ['0301230', 'part of the tax id'],
  ['barche@', 'email'],
  ['lido azienda', 'two words in two fields'],
  ['  lido  ', 'name with blanks around it'],
])('finds by %j: %s', (search) => {
  expect(found(search)).toEqual(['Lido Salò']);
});

test('finds by type and by tax code in small letters', () => {
  expect(found('persona fisica')).toEqual(['rossi Mario']);
  expect(found('rssmra80')).toEqual(['rossi Mario']);
});

test('a word does not reach from one field into the next', () => {
  expect(found('salòazienda')).toEqual([]);
});

test('filters narrow what is found', () => {
  expect(found('', { Contratto: 'Ricarico' })).toEqual(['rossi Mario']);
  expect(found('lido', { Tipologia: 'Persona Fisica' })).toEqual([]);
  expect(found('', { Tipologia: '' })).toHaveLength(4);
});

test('a text of symbols is searched literally', () => {
  expect(found('.*')).toEqual([]);
  expect(found('%')).toEqual([]);
});

test('knows every supplier by its tax id', () => {
  expect(index.byTaxId.get('RSSMRA80A01H501U')).toBe(rossi);
});

test('a list that has not changed is the list before, object for object', () => {
  const before = [rossi, pier10];
  expect(keepUnchanged(before, structuredClone(before))).toBe(before);
  const renamed = { ...pier10, Nome: 'Molo 1', version: 2 };
  const after = keepUnchanged(before, structuredClone([lido, renamed, rossi]));
  expect(after).toEqual([lido, renamed, rossi]);
  expect(after[2]).toBe(rossi);
  expect(keepUnchanged(before, structuredClone([rossi]))).toEqual([rossi]);
});

test('an index made from the one before finds what one made anew finds', () => {
  const renamed = { ...pier10, Nome: 'Molo 1', Citta: 'Arco', version: 2 };
  for (const suppliers of [[renamed, rossi, lido], [rossi], [], [pier2, renamed, lido]]) {
    const anew = indexSuppliers(suppliers);
    const taken = indexSuppliers(suppliers, index);
    expect(taken.suppliers).toEqual(anew.suppliers);
    expect(searchSuppliers(taken, 'arco')).toEqual(searchSuppliers(anew, 'arco'));
    expect([...taken.byTaxId.keys()].sort()).toEqual([...anew.byTaxId.keys()].sort());
  }
});
