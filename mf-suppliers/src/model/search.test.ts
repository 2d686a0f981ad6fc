import { expect, test } from '@jest/globals';
import { createRecordIndex } from '@wabu/shared/entities/lists/record-index';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier } from '@wabu/shared/testing/builders';
import { indexedSuppliers } from './supplier-index.ts';

const supplierIndex = createRecordIndex(indexedSuppliers);

const aStoredSupplier = (number: number, changes: Partial<SupplierInput>) => ({
  ...aSupplier(number, changes),
  id: String(number),
  version: 1,
});
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
const rows = supplierIndex.index([rossi, pier10, lido, pier2]);
const found = (text: string, filters = {}) =>
  supplierIndex.search(rows, { text, filters }).map((supplier) => supplier.Nome);

test.each([
  ['LIDO', 'name in any case'],
  ['salo', 'town without its accent'],
  ['SALÒ', 'town with its accent'],
  ['0301230', 'part of the tax id'],
  ['barche@', 'email'],
  ['lido azienda', 'two words in two fields'],
  ['  lido  ', 'name with spaces around it'],
])('finds by %j: %s', (search) => {
  expect(found(search)).toEqual(['Lido Salò']);
});

test('finds by type and by tax code in small letters', () => {
  expect(found('persona fisica')).toEqual(['rossi Mario']);
  expect(found('rssmra80')).toEqual(['rossi Mario']);
});

test('a word does not match across two fields', () => {
  expect(found('salòazienda')).toEqual([]);
});

test('filters narrow the result', () => {
  expect(found('', { Contratto: 'Ricarico' })).toEqual(['rossi Mario']);
  expect(found('lido', { Tipologia: 'Persona Fisica' })).toEqual([]);
  expect(found('', { Tipologia: '' })).toHaveLength(4);
});

test('symbols are searched literally', () => {
  expect(found('.*')).toEqual([]);
  expect(found('%')).toEqual([]);
});
