import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { emptySupplier, type Supplier, supplierMessages } from '@wabu/shared/entities/supplier';
import { textMessages } from '@wabu/shared/entities/text';
import { readCsv } from '../csv/read-csv.ts';
import { proposeMapping } from './columns.ts';
import { firstRows, type PlannedRow, planRow, readRow, withValues } from './plan-rows.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./testing/${name}`, import.meta.url)));

const utf8 = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

/** What an import of a file would do, with these suppliers stored. */
function plan(bytes: Uint8Array, stored: Supplier[] = []) {
  const table = readCsv(bytes);
  const [header, ...rows] = table.rows;
  const names = header?.cells ?? [];
  const mapping = proposeMapping(names.map((name) => ({ name, samples: [] })));
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
  const stored = { ...lido, id: 'lido', version: 3 };
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
  const stored = { ...lido, Indirizzo, id: 'lido', version: 1 };
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
    ['email', textMessages.required],
  ]);
});

test('characters that nobody sees in copied values are dropped', () => {
  const text = 'Nome;PIVA;email\r\n\u200eRiva\u200b;IT\u200b00743110231;a@b.it\u2060\r\n';
  const stored = { ...lido, Nome: 'Riva', email: 'a@b.it', id: 'lido', version: 1 };
  expect(plan(new TextEncoder().encode(text), [stored]).planned[0]?.fate).toBe('same');
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

test('a table that a spreadsheet has saved without zeros is proposed as it is stored', () => {
  const stored = { ...lido, CAP: '00185', Provincia: 'RM', SDI: '0000000', id: 'lido', version: 1 };
  const { read, context, planned } = plan(
    utf8('PIVA;CAP;Prov;Telefono;SDI', '743110231;185;RM;390365290611;0'),
    [stored],
  );
  expect(planned[0]?.fate).toBe('wrong');
  expect(problemsOf(planned[0] as PlannedRow)).toEqual([
    ['Telefono', 'zeros'],
    ['PIVA', 'zeros'],
    ['CAP', 'zeros'],
    ['SDI', 'zeros'],
  ]);
  const { PIVA, CAP, Telefono, SDI } = stored;
  expect(planned[0]?.proposals).toEqual({ PIVA, CAP, Telefono, SDI });
  const [row] = read;
  if (row === undefined) throw new Error('The file has a row');
  expect(planRow(withValues(row, planned[0]?.proposals ?? {}), context).fate).toBe('same');
});

test.each([
  [[], undefined],
  [[{ ...lido, PIVA: '00300000111', id: 'lido', version: 1 }], '00300000111'],
])('a tax id with a wrong check digit has lost its zeros only if %j has it', (stored, PIVA) => {
  expect(plan(utf8('PIVA', '300000111'), stored).planned[0]?.proposals.PIVA).toBe(PIVA);
});

test('a telephone without the zero of the stored one is a question, which can be denied', () => {
  const stored = { ...lido, Telefono: '0305550141', id: 'lido', version: 1 };
  const { read, context, planned } = plan(utf8('PIVA;Tel', `${lido.PIVA};305550141`), [stored]);
  expect(planned[0]).toMatchObject({ fate: 'wrong', proposals: { Telefono: '0305550141' } });
  const [row] = read;
  if (row === undefined) throw new Error('The file has a row');
  expect(planRow(withValues(row, { Telefono: '305550141' }), context)).toMatchObject({
    fate: 'changed',
    differences: [{ field: 'Telefono', after: '305550141' }],
  });
});

test.each([
  ['2501', 'Sirmione', 'BS', '25019'],
  ['2501', 'Sirmione', '', '25019'],
  ['100', 'Roma', 'RM', '00100'],
  ['100', 'Roma', '', '00100'],
  ['2501', 'Altrove', 'BS', undefined],
])('the CAP %s of %s (%s) is proposed as %s', (CAP, Citta, Provincia, whole) => {
  const file = utf8('PIVA;CAP;Comune;Prov', `${lido.PIVA};${CAP};${Citta};${Provincia}`);
  expect(plan(file).planned[0]?.proposals.CAP).toBe(whole);
});

test.each([
  ['SDI', '5E12345', '5E12345'],
  ['SDI', '1e00005', '1E00005'],
  ['SDI', '5,00E+05', 'scientific'],
  ['Telefono', '3,93471E+11', 'scientific'],
  ['Telefono', '3.93471234567e11', 'scientific'],
  ['CAP', '3,7016E+04', 'scientific'],
  ['CAP', '37016.0', '37016'],
  ['CAP', 'I-37016', '37016'],
  ['PIVA', 'IT 00743110231', '00743110231'],
  ['PIVA', '12345678901.0', '12345678901'],
  ['PIVA', '123456789012', supplierMessages.companyId],
  ['PIVA', 'DE123456789', supplierMessages.companyId],
  ['Telefono', '305550141,00', '305550141'],
  ['Telefono', '045/7255555 – 045/7255556', 'two-phones'],
  ['Telefono', 'tel. 0457255212', supplierMessages.Telefono],
  ['Provincia', '(vr)', 'VR'],
  ['Provincia', 'Verona', supplierMessages.Provincia],
  ['email', 'mailto:info @lido.it', 'info@lido.it'],
] as const)('in the column %s the text %j is %s', (field, text, read) => {
  const [row] = plan(utf8(`PIVA;${field}`, `${field === 'PIVA' ? '' : lido.PIVA};${text}`)).planned;
  const [column] = field === 'PIVA' ? plan(utf8('PIVA', text)).planned : [row];
  const problem = column && problemsOf(column).find(([one]) => one === field)?.[1];
  expect(problem ?? column?.input[field]).toBe(read);
});

test.each([
  ['Italia', 'I', 'IT', 'ITA', 'IT - Italia', 'Repubblica Italiana', 'Italien', 'Italy', 'Italië'],
  ['Altro', 'Austria', 'D – Germania', 'Deutschland', 'CH', 'United Kingdom', 'Österreich'],
  ['country', 'Attivo', 'Itaia', 'Germania/Austria', '?'],
])('countries are read as %s', (read, ...texts) => {
  for (const text of texts) {
    const [row] = plan(utf8('PIVA;Nazione', `${lido.PIVA};${text}`)).planned;
    const problem = row && problemsOf(row).find(([field]) => field === 'Nazione')?.[1];
    expect([text, problem ?? row?.input.Nazione]).toEqual([text, read]);
  }
});

test.each([
  ['37016', 'VR', 'Italia'],
  ['80331', 'EE', 'Altro'],
])('an unknown country beside the CAP %s (%s) is proposed as %s', (CAP, Provincia, Nazione) => {
  const file = utf8('PIVA;CAP;Prov;Nazione', `${lido.PIVA};${CAP};${Provincia};Rep.`);
  expect(plan(file).planned[0]?.proposals.Nazione).toBe(Nazione);
});

test('a row whose quotation marks are not clear is named, until its name is confirmed', () => {
  const { read, context, planned } = plan(utf8('PIVA;Nome;CAP', '1;"Villa "Rosa;Bar;37016', ';;1'));
  expect(planned.map(problemsOf)[0]?.[0]).toEqual(['Nome', 'quotes']);
  const [row] = read;
  if (row === undefined) throw new Error('The file has a row');
  const typed = planRow(withValues(row, { Nome: 'Villa Rosa' }), context);
  expect(problemsOf(typed).flat()).not.toContain('quotes');
});

test.each([
  ['+39 045 7255212', '00390457255212'],
  ['0039-045-7255212', '00390457255212'],
  ['(045) 725.52.12', '0457255212'],
  ['\u202a045\u20137255212\u202c', '0457255212'],
  ["'+39 045 7255212", '00390457255212'],
  ['="0457255212"', '0457255212'],
])('the telephone %s is %s', (Telefono, digits) => {
  const text = `PIVA\tTelefono\r\n00743110231\t${Telefono}\r\n`;
  const stored = { ...lido, Telefono: digits, id: 'lido', version: 1 };
  expect(plan(new TextEncoder().encode(text), [stored]).planned[0]?.fate).toBe('same');
});
