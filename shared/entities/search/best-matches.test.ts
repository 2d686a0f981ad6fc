import { expect, test } from '@jest/globals';
import { bestMatches } from './best-matches.ts';
import { foldText } from './fold-text.ts';

const names = ['Lido Bellavista', 'Hotel Bellavista', 'Bellavista', 'Àncora', 'Casa Mirabella'];
const find = (search: string, limit = 10) => bestMatches(names, foldText, search, limit);

test('what begins with the search comes first, then what has a word that does', () => {
  expect(find('bella')).toEqual([
    'Bellavista',
    'Lido Bellavista',
    'Hotel Bellavista',
    'Casa Mirabella',
  ]);
  expect(find('bella', 2)).toEqual(['Bellavista', 'Lido Bellavista']);
});

test('the name counts more than the other fields', () => {
  const rows = ['molo\nterme srl', 'spa-terme\nlido', 'le terme\nlido', 'caterme\nlido'];
  const found = bestMatches(rows, (row) => row, 'terme', 10);
  expect(found.map((row) => row.split('\n')[0])).toEqual([
    'spa-terme',
    'le terme',
    'caterme',
    'molo',
  ]);
});

test('every word counts, in any order, without case, accents and invisible characters', () => {
  expect(find('BELLA hotel')).toEqual(['Hotel Bellavista']);
  expect(find('hotel\u200b bella\u00advista')).toEqual(['Hotel Bellavista']);
  expect(find('ancora')).toEqual(['Àncora']);
  expect(find('hotel lido')).toEqual([]);
});

test.each([
  ['missing', 'belavista'],
  ['too many', 'belllavista'],
  ['wrong', 'bellevista'],
  ['exchanged', 'belalvista'],
])('a letter is %s', (_, search) => {
  expect(find(search)).toEqual(['Lido Bellavista', 'Hotel Bellavista', 'Bellavista']);
});

test('two errors, and an error in a short word, find nothing', () => {
  expect(find('bilevista')).toEqual([]);
  expect(find('lod')).toEqual([]);
});
