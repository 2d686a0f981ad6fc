import { expect, test } from '@jest/globals';
import { withoutApostrophe } from '@wabu/shared/entities/lists/spreadsheet-text';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const bytesOf = async (rows: string[][]) => new Uint8Array(await writeCsv(rows).arrayBuffer());
const utf8 = (text: string) => new TextEncoder().encode(text);

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
  ]);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Città;Note\r\nSalò;"a;b ""c""\nd"\r\n');
});

test('rows have the numbers of the spreadsheet, without the empty ones', () => {
  const { rows } = readCsv(utf8('sep=;\r\na;b\r\n\r\n;\r\n1;"2\r\n3"\r\n4;5\r\n'));
  expect(rows).toEqual([
    { number: 2, cells: ['a', 'b'] },
    { number: 5, cells: ['1', '2\r\n3'] },
    { number: 6, cells: ['4', '5'] },
  ]);
});

test('a quotation mark that nothing closes is reported with its row', () => {
  expect(readCsv(utf8('a;b\r\n1;"2\r\n3;4\r\n')).unclosedQuote).toBe(2);
});

test('another encoding and separator are taken when they are named', () => {
  const bytes = new Uint8Array([0x53, 0x61, 0x6c, 0xf2, 0x3b, 0x31]);
  expect(readCsv(bytes).rows[0]?.cells).toEqual(['Salò', '1']);
  const named = readCsv(bytes, { encoding: 'utf-8', delimiter: ',' });
  expect(named.rows[0]?.cells).toEqual(['Sal\ufffd;1']);
});
