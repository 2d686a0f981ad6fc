import { expect, test } from '@jest/globals';
import { supplierFields } from '@wabu/shared/entities/supplier';
import { en } from '../../words/en.ts';
import { it } from '../../words/it.ts';
import { hasHeader, proposeMapping, withTarget } from './columns.ts';

test.each([
  [
    ['Ragione sociale', 'P.IVA', 'Cod. Fiscale', 'Indirizzo sede legale', 'C.A.P.', 'Località'],
    ['Nome', 'PIVA', 'codiceFiscale', 'Indirizzo', 'CAP', 'Citta'],
  ],
  [
    ['Company name', 'VAT no.', 'Street address', 'ZIP', 'City', 'Mobile phone', 'Notes'],
    ['Nome', 'PIVA', 'Indirizzo', 'CAP', 'Citta', 'Telefono', null],
  ],
  [
    ['Codice destinatario SDI', 'E-mail PEC', 'E-mail', 'Telefono', 'Cellulare'],
    ['SDI', 'PEC', 'email', 'Telefono', null],
  ],
  [
    ['Fornitore', 'Codice Fiscale'],
    ['Nome', 'PIVA'],
  ],
])('columns %j are proposed as %j', (header, mapping) => {
  expect(proposeMapping(header)).toEqual(mapping);
});

test.each([['it', it] as const, ['en', en] as const])(
  'the columns of our own export (%s) are all known',
  (_, { field }) => {
    const header = supplierFields.map((one) => field[one]);
    expect(proposeMapping(header, field)).toEqual(supplierFields);
  },
);

test('a first row with an identifier or an address is no header', () => {
  const row = (...cells: string[]) => [{ number: 1, cells }];
  expect(hasHeader(row('Ragione sociale', 'Partita IVA'))).toBe(true);
  expect(hasHeader(row('Colonna 1', 'Colonna 2'))).toBe(true);
  expect(hasHeader(row('Lido', '00743110157', 'info@lido.it'))).toBe(false);
});

test('a target belongs to one column', () => {
  expect(withTarget(['Nome', 'PIVA', null], 2, 'Nome')).toEqual([null, 'PIVA', 'Nome']);
});
