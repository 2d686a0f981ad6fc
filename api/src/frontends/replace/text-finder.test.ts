import { describe, expect, test } from '@jest/globals';
import { findTextsSchema } from '@wabu/shared/entities/replace/find-texts';
import { textFinder } from './text-finder.ts';

type Options = { matchCase?: boolean; ignoreAccents?: boolean; wholeWords?: boolean };

async function found(text: string, line: string, options: Options = {}): Promise<string[]> {
  const search = { text, fields: ['contents'], languages: ['it'], ...options };
  const finder = await textFinder(findTextsSchema.parse(search), async () => {});
  const matches: string[] = [];
  for await (const { from, to } of finder.matches(line)) matches.push(line.slice(from, to));
  if (matches.length > 0) expect(finder.mayContain(line)).toBe(true);
  return matches;
}

describe('a text is found', () => {
  test.each<[string, string, string, Options, string[]]>([
    ['in any case', 'lago', 'Lago, LAGO, lago', {}, ['Lago', 'LAGO', 'lago']],
    ['in its own case where asked', 'Lago', 'Lago, lago', { matchCase: true }, ['Lago']],
    ['as it is written, signs included', '(5 €)', 'ora (5 €) o 5 €', {}, ['(5 €)']],
    ['over a no-break space', '045 12', '045\u00a012', {}, ['045\u00a012']],
    ['only with its accents', 'salo', 'Salò, salo', {}, ['salo']],
    ['in Cyrillic in any case', 'озеро', 'ОЗЕРО', {}, ['ОЗЕРО']],
    [
      'with no accents',
      'salo',
      'Salò SALÒ salo',
      { ignoreAccents: true },
      ['Salò', 'SALÒ', 'salo'],
    ],
    [
      'with other accents',
      'Salò',
      'salo, salo\u0300',
      { ignoreAccents: true },
      ['salo', 'salo\u0300'],
    ],
    ['with accents in its own case', 'E', 'È é', { ignoreAccents: true, matchCase: true }, ['È']],
    ['without Hebrew points', 'שלום', 'שָׁלוֹם', { ignoreAccents: true }, ['שָׁלוֹם']],
    [
      'as a whole word',
      'riva',
      "Riva, arriva, rivale, l'riva",
      { wholeWords: true },
      ['Riva', 'riva'],
    ],
    ['as a whole word beside a sign', '5 €', '15 €, 5 €!', { wholeWords: true }, ['5 €']],
    ['as a whole word in Chinese', '湖', '加尔达湖边', { wholeWords: true }, ['湖']],
    [
      'as a whole word with an accent behind it',
      'caffè',
      'caffè caffèlatte',
      { wholeWords: true },
      ['caffè'],
    ],
    ['with a dollar and a backslash', '$1\\d', 'a $1\\d', {}, ['$1\\d']],
  ])('%s', async (_, text, line, options, matches) => {
    expect(await found(text, line, options)).toEqual(matches);
  });

  test('not inside a letter with a separate accent', async () => {
    expect(await found('perche', 'perche\u0301')).toEqual([]);
  });
});
