import { expect, test } from '@jest/globals';
import { csvFile, withoutApostrophe } from '@wabu/shared/entities/lists/spreadsheet-text';
import { type Encoding, fittingEncodings } from './decode-text.ts';
import { readCsv } from './read-csv.ts';

const bytesOf = async (rows: string[][]) => new Uint8Array(await csvFile(rows).arrayBuffer());
const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = (text: string) => readCsv(utf8(text)).rows.map(({ cells }) => cells);

test.each([
  '=1+1',
  '+39 045',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK("https://evil.example")\nsecond line',
  '\n=1',
  '＝1',
  "'=1",
])('%j is written as a text, and read back as it was', async (text) => {
  const written = await bytesOf([['a', text]]);
  const [row] = readCsv(written).rows;
  const cell = row?.cells[1] ?? '';
  expect(cell).toBe(`'${text}`);
  expect(withoutApostrophe(cell)).toBe(text);
});

test('a file begins with a byte order mark, and is separated by semicolons', async () => {
  const bytes = await bytesOf([
    ['Città', 'Note'],
    ['Salò', 'a;b "c"\nd'],
    [' x', ''],
  ]);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Città;Note\r\nSalò;"a;b ""c""\nd"\r\n" x";\r\n');
});

test('rows have the numbers of the spreadsheet, without the empty ones', () => {
  const { rows, lines } = readCsv(utf8('sep=;\r\na;b\r\n\r\n;\r\n1;"2\r\n3"\r\n4;5\r\n'));
  expect(rows).toEqual([
    { number: 2, cells: ['a', 'b'] },
    { number: 5, cells: ['1', '2\r\n3'] },
    { number: 6, cells: ['4', '5'] },
  ]);
  expect(lines).toBe(4);
});

const next = ['2', 'Bar', '3'];
test.each([
  ['"Molo" di Anna', '"Molo" di Anna'],
  ['Rocca "dei Venti"', 'Rocca "dei Venti"'],
  ['"Molo" e "Rocca"', '"Molo" e "Rocca"'],
  ['"Villa "Rosa""', 'Villa "Rosa"'],
  ['"Villa \\"Rosa\\""', 'Villa "Rosa"'],
  ['"Tubo 12" nero"', 'Tubo 12" nero'],
  ['12" nero', '12" nero'],
  ['"Molo', '"Molo'],
  ['"Molo""', 'Molo"'],
])('a line with the cell %s stays one row', (cell, read) => {
  const lines = ['PIVA;Nome;Tel', `1;${cell};9`, '2;Bar;3', '4;Colle "Alto";5', '6;Tubo 12";7'];
  expect(cellsOf(lines.join('\r\n'))).toEqual([
    ['PIVA', 'Nome', 'Tel'],
    ['1', read, '9'],
    next,
    ['4', 'Colle "Alto"', '5'],
    ['6', 'Tubo 12"', '7'],
  ]);
});

test.each([
  ['"1;2";"3\n4";5', '1;2', '3\n4', '5'],
  ['"Villa "Rosa"";"Via Po; 3";x', 'Villa "Rosa"', 'Via Po; 3', 'x'],
  ['"Molo" di Anna;"Via Po; 3";x', '"Molo" di Anna', 'Via Po; 3', 'x'],
  ['"12" nero";"Via Po; 3";x', '12" nero', 'Via Po; 3', 'x'],
])('a separator in quotation marks belongs to its cell, also beside a stray mark: %s', (...row) => {
  const [line, ...cells] = row;
  expect(cellsOf(`a;b;c\n${line}\n1;2;3`)).toEqual([['a', 'b', 'c'], cells, ['1', '2', '3']]);
});

test('a mark that opens in one supplier and closes in another joins no rows', () => {
  expect(cellsOf('a;b;c\n1;"Molo;2\n3;Bar;4\n5;Tubo 12";6\n7;"x;\ny";8')).toEqual([
    ['a', 'b', 'c'],
    ['1', '"Molo', '2'],
    ['3', 'Bar', '4'],
    ['5', 'Tubo 12"', '6'],
    ['7', 'x;\ny', '8'],
  ]);
});

test('a line whose cells are not clear is marked, and the next one is read', () => {
  const { rows } = readCsv(utf8('a;b;c\n"Villa "Rosa;Via Po; 3;x\n1;2;3'));
  expect(rows.map(({ isUnclear }) => isUnclear)).toEqual([undefined, true, undefined]);
  expect(rows[2]?.cells).toEqual(['1', '2', '3']);
});

test.each([';', ',', '\t', '|'])('the separator %j is found out', (delimiter) => {
  const { format, rows } = readCsv(utf8(`Nome${delimiter}Via\r${'x'}${delimiter}Via Po - 3\r`));
  expect(format.delimiter).toBe(delimiter);
  expect(rows.map(({ cells }) => cells.length)).toEqual([2, 2]);
});

test.each<[Encoding, number[]]>([
  ['windows-1252', [0xe0, 0xe8, 0xf2]],
  ['macintosh', [0x88, 0x8f, 0x98]],
  ['cp850', [0x85, 0x8a, 0x95]],
  ['utf-8', [0xc3, 0xa0, 0xc3, 0xa8, 0xc3, 0xb2, 0xff]],
])('the accents of %s are recognised, and a sample shows them', (encoding, letters) => {
  const bytes = Uint8Array.of(...utf8('Nome;x\nCitt'), ...letters, ...utf8(';y\nBar;z\n'));
  const [likeliest, ...others] = fittingEncodings(bytes);
  expect(likeliest?.encoding).toBe(encoding);
  expect(likeliest?.sample).toMatch(/^Cittàèò/);
  expect(others).toHaveLength(3);
  expect(readCsv(bytes).format.encoding).toBe(encoding);
});

test('another encoding and separator are taken when they are named', () => {
  const bytes = new Uint8Array([0x53, 0x61, 0x6c, 0xf2, 0x3b, 0x31]);
  expect(readCsv(bytes).rows[0]?.cells).toEqual(['Salò', '1']);
  const named = readCsv(bytes, { encoding: 'utf-8', delimiter: ',' });
  expect(named.rows[0]?.cells).toEqual(['Sal\ufffd;1']);
});
