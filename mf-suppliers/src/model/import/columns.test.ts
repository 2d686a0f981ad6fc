import { expect, test } from '@jest/globals';
import { supplierFields } from '@wabu/shared/entities/supplier';
import { en } from '../../words/en.ts';
import { it } from '../../words/it.ts';
import { hasHeader, proposeMapping, withTarget } from './columns.ts';

/** Columns with these names, each with its values. */
const columns = (header: readonly string[], rows: readonly string[][] = []) =>
  header.map((name, at) => ({ name, samples: rows.map((cells) => cells[at] ?? '') }));

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
  expect(proposeMapping(columns(header))).toEqual(mapping);
});

test.each([['it', it] as const, ['en', en] as const])(
  'the columns of our own export (%s) are all known',
  (_, { field }) => {
    const header = supplierFields.map((one) => field[one]);
    expect(proposeMapping(columns(header), field)).toEqual(supplierFields);
  },
);

test.each([
  [{ Stato: 'Attivo', Nazione: 'Italia' }, [null, 'Nazione']],
  [{ Nazione: 'IT', Stato: 'Cessato' }, ['Nazione', null]],
  [{ Nazione: 'Ruritania', Stato: 'IT' }, ['Nazione', null]],
  [{ Stato: 'Attivo', Paese: 'Austria' }, [null, 'Nazione']],
  [{ Paese: 'Garda', Stato: 'I' }, [null, 'Nazione']],
  [{ Stato: 'Sospeso', Tipo: 'Fornitore' }, [null, null]],
  [{ Telefono: '', Cellulare: '335 1234567' }, ['Telefono', null]],
  [{ Tel: 'dopo le 9', Cellulare: '335 1234567' }, [null, 'Telefono']],
  [{ 'Data contratto': '2024-05-01' }, [null]],
])('the values of %j decide', (row, mapping) => {
  expect(proposeMapping(columns(Object.keys(row), [Object.values(row)]))).toEqual(mapping);
});

test('the columns of a file without names are recognised by their values', () => {
  const rows = [
    ['17', 'Lido', '00743110157', 'Via Po 1', '37016', 'Garda', 'VR', 'info@lido.it', '045 725521'],
    ['18', 'Molo', '03012300178', 'Via Po 2', '25087', 'Salò', 'BS', 'info@molo.it', '0365 29061'],
  ];
  const mapping = proposeMapping(columns(Array(9).fill(''), rows));
  expect(mapping.slice(0, 5)).toEqual([null, 'Nome', 'PIVA', 'Indirizzo', 'CAP']);
  expect(mapping.slice(5)).toEqual(['Citta', 'Provincia', 'email', 'Telefono']);
});

test('a first row with an identifier or an address is no header', () => {
  const row = (...cells: string[]) => [{ number: 1, cells }];
  expect(hasHeader(row('Ragione sociale', 'Partita IVA'))).toBe(true);
  expect(hasHeader(row('Colonna 1', 'Colonna 12345'))).toBe(true);
  expect(hasHeader(row('Lido', 'Azienda', '00743110157'))).toBe(false);
  expect(hasHeader(row('Lido', 'Azienda', 'info@lido.it'))).toBe(false);
});

test('a target belongs to one column', () => {
  expect(withTarget(['Nome', 'PIVA', null], 2, 'Nome')).toEqual([null, 'PIVA', 'Nome']);
});
