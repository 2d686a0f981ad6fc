import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { emptySupplier, type Supplier, supplierMessages } from '@wabu/shared/entities/supplier';
import { readCsv } from '../csv/read-csv.ts';
import { proposeMapping } from './columns.ts';
import { firstRows, type PlannedRow, planRow, readRow, withValues } from './plan-rows.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./testing/${name}`, import.meta.url)));

/** What an import of a file would do, with these suppliers stored. */
function plan(bytes: Uint8Array, stored: Supplier[] = []) {
  const table = readCsv(bytes);
  const [header, ...rows] = table.rows;
  const mapping = proposeMapping(header?.cells ?? []);
  const read = rows.map((row) => readRow(row, mapping));
  const skipped = new Set<number>();
  const first = firstRows(read, skipped);
  const context = {
    find: (taxId: string) => stored.find(({ PIVA }) => PIVA === taxId) ?? null,
    defaults: { Nazione: 'Italia', Contratto: 'Intermediazione' } as const,
    firstRow: (taxId: string) => first.get(taxId),
    skipped,
  };
  return { table, mapping, read, context, planned: read.map((row) => planRow(row, context)) };
}

const lido = {
  ...emptySupplier,
  Nome: 'Società Lido «Salò» S.r.l.',
  Tipologia: 'Azienda',
  PIVA: '00743110231',
  Indirizzo: 'Lungolago Zanardelli, 12 Località Barbarano',
  CAP: '25087',
  Citta: 'Salò',
  Provincia: 'BS',
  Nazione: 'Italia',
  email: 'info@lidosalo.it',
  PEC: 'lidosalo@pec.it',
  Telefono: '00390365290611',
  SDI: 'M5UXCR1',
  Contratto: 'Intermediazione',
} as const;

test.each([
  ['excel-it.csv', 'windows-1252', ';'],
  ['excel-utf8.csv', 'utf-8', ';'],
  ['excel-unicode.txt', 'utf-16le', '\t'],
  ['libreoffice.csv', 'utf-8', ','],
])('%s is read as Excel and LibreOffice of Italy write it', (name, encoding, delimiter) => {
  const { table, planned } = plan(fixture(name));
  expect(table.format).toEqual({ encoding, delimiter });
  expect(planned.map(({ fate }) => fate)).toEqual(['new', 'new', 'new', 'new']);
  // Node 20 takes these bytes of Windows-1252 for Latin-1, as no browser does.
  const decoder = new TextDecoder(encoding);
  const asDecoded = (text: string) =>
    encoding === 'windows-1252'
      ? text
          .replace('’', decoder.decode(Uint8Array.of(0x92)))
          .replace('€', decoder.decode(Uint8Array.of(0x80)))
      : text;
  expect(planned[0]?.input).toEqual(lido);
  expect(planned.map(({ row }) => row.number)).toEqual([2, 3, 4, 5]);
  expect(planned[1]?.input).toMatchObject({
    Nome: asDecoded('Caffè dell’Orologio'),
    PIVA: '03012300178',
    Indirizzo: 'Piazza Matteotti; 3',
    Telefono: '0457255212',
    SDI: 'KRRH6B9',
    Contratto: 'Ricarico',
  });
  expect(planned[2]?.input).toMatchObject({
    Tipologia: 'Persona Fisica',
    PIVA: 'RSSMRA80A01H501U',
    Indirizzo: 'Via "Alta" 7',
    Nazione: 'Italia',
  });
  expect(planned[3]?.input).toMatchObject({
    Nome: asDecoded('Müller Bootsverleih GmbH € 10'),
    Nazione: 'Altro',
  });
});

test('a row of a stored supplier changes what the file says, and keeps what it does not say', () => {
  const stored = { ...lido, version: 3 };
  const text = 'PIVA;Città;Telefono\r\n00743110231;Gardone;+39 0365 290611\r\n';
  const [row] = plan(new TextEncoder().encode(text), [stored]).planned;
  expect(row).toMatchObject({
    fate: 'changed',
    stored,
    differences: [{ field: 'Citta', before: 'Salò', after: 'Gardone' }],
    input: { ...lido, Citta: 'Gardone' },
  });
});

test('a row that says what is stored is the same, also with line breaks and other spaces', () => {
  const Indirizzo = 'Lungolago Zanardelli, 12\nLocalità  Barbarano';
  const stored = { ...lido, Indirizzo, version: 1 };
  expect(plan(fixture('excel-it.csv'), [stored]).planned[0]).toMatchObject({
    fate: 'same',
    differences: [],
  });
});

const problemsOf = ({ problems }: PlannedRow) =>
  problems.map((one) => [
    one.field,
    'message' in one ? one.message : 'problem' in one ? one.problem : one.sameAs,
  ]);

test('what a spreadsheet has damaged is explained, and proposed where nothing is lost', () => {
  const { planned } = plan(fixture('damaged.csv'));
  expect(planned.map(({ row, fate }) => [row.number, fate])).toEqual([
    [2, 'wrong'],
    [3, 'wrong'],
    [4, 'wrong'],
    [6, 'new'],
    [7, 'wrong'],
    [8, 'wrong'],
  ]);
  expect(planned[0]?.proposals).toEqual({ PIVA: '00743110231', CAP: '00100', SDI: '0000000' });
  expect(problemsOf(planned[1] as PlannedRow)).toEqual([
    ['PIVA', 'scientific'],
    ['Telefono', 'scientific'],
  ]);
  expect(problemsOf(planned[2] as PlannedRow)).toEqual([['Telefono', 'two-phones']]);
  expect(problemsOf(planned[4] as PlannedRow)).toEqual([['PIVA', 6]]);
  expect(problemsOf(planned[5] as PlannedRow)).toEqual([
    ['Provincia', supplierMessages.Provincia],
    ['email', supplierMessages.required],
  ]);
});

test('a corrected row is planned with the values that were typed', () => {
  const { read, context } = plan(fixture('damaged.csv'));
  const [row] = read;
  if (row === undefined) throw new Error('The file has rows');
  const typed = { PIVA: '00743110231', CAP: '00100', SDI: '0000000' };
  expect(planRow(withValues(row, typed), context)).toMatchObject({
    fate: 'new',
    input: { ...typed, Nome: 'Senza zeri', Citta: 'Roma', Contratto: 'Intermediazione' },
  });
});

test.each([
  ['+39 045 7255212', '00390457255212'],
  ['0039-045-7255212', '00390457255212'],
  ['(045) 725.52.12', '0457255212'],
  ["'+39 045 7255212", '00390457255212'],
  ['="0457255212"', '0457255212'],
])('the telephone %s is %s', (Telefono, digits) => {
  const text = `PIVA\tTelefono\r\n00743110231\t${Telefono}\r\n`;
  const stored = { ...lido, Telefono: digits, version: 1 };
  expect(plan(new TextEncoder().encode(text), [stored]).planned[0]?.fate).toBe('same');
});
