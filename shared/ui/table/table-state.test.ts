import { expect, test } from '@jest/globals';
import { readParams, type TableSpec, type TableState, toParams } from './table-state.ts';

type Field = 'name' | 'town' | 'phone';
const spec: TableSpec<Field> = {
  name: 'towns',
  fields: ['name', 'town', 'phone'],
  shown: ['name', 'town'],
};
const readText = (text: string) => {
  const params = new URLSearchParams(text);
  return readParams(spec, (key) => params.get(key));
};

test('the address brings the table back as it was', () => {
  const table: TableState<Field> = {
    columns: ['name', 'phone'],
    widths: { name: 20.25, town: 8 },
  };
  expect(readText(new URLSearchParams(toParams(table)).toString())).toEqual(table);
});

test('an address without a table, or with an unknown column, shows the ordinary one', () => {
  const ordinary = { columns: spec.shown, widths: {} };
  expect(readText('')).toEqual(ordinary);
  expect(readText('columns=version.constructor&widths=name-x_toString-3')).toEqual(ordinary);
});

test('the first column is always shown', () => {
  expect(readText('columns=phone.town').columns).toEqual(['name', 'town', 'phone']);
});
