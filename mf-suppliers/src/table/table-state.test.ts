import { expect, test } from '@jest/globals';
import { defaultTable, readParams, type TableState, toParams } from './table-state.ts';

const readText = (text: string) => {
  const params = new URLSearchParams(text);
  return readParams((key) => params.get(key));
};

test('the address brings the table back as it was', () => {
  const table: TableState = {
    sort: { field: 'Citta', descending: true },
    columns: ['Nome', 'PIVA', 'Citta'],
    widths: { Nome: 20.25, Citta: 8 },
  };
  expect(readText(new URLSearchParams(toParams(table)).toString())).toEqual(table);
});

test('an address without a table, or with an unknown column, shows the ordinary one', () => {
  expect(readText('')).toEqual(defaultTable);
  const text = 'sort=password&columns=version.constructor&widths=Nome-x_toString-3';
  expect(readText(text)).toEqual(defaultTable);
});

test('the name is always the first column', () => {
  expect(readText('columns=PIVA.Citta').columns).toEqual(['Nome', 'PIVA', 'Citta']);
});
