import { expect, test } from '@jest/globals';
import { languageCodes } from '../i18n/languages.ts';
import type { Words } from '../module/contract.ts';
import { pluralFlaws, translationErrors, typographyFlaws } from './words.ts';

const lakes = { ru: 'Озеро', zh: '湖', he: 'אגם', ar: 'بحيرة' } as Record<string, string>;
const complete = () =>
  Object.fromEntries(
    languageCodes.map((code) => [code, { lake: { name: `${lakes[code] ?? 'Lago'} {{name}}` } }]),
  ) as unknown as Record<(typeof languageCodes)[number], Words>;

test('complete words have no errors', () => {
  expect(translationErrors(complete())).toEqual([]);
});

test('missing, empty, untranslated and incomplete texts are found', () => {
  const words = complete();
  words.de = {};
  words.fr = { lake: { name: ' ' } };
  words.ar = { lake: { name: 'Lake {{name}}' } };
  words.en = { lake: { name: 'Lake' }, extra: 'x' };
  expect(translationErrors(words)).toEqual([
    'en extra: unknown',
    'en lake.name: other placeholders than Italian',
    'de lake.name: missing',
    'fr lake.name: empty',
    'fr lake.name: stands in spaces',
    'fr lake.name: other placeholders than Italian',
    'ar lake.name: not in its script',
  ]);
});

test.each([
  'la rettifica (art. 16)',
  'il consenso (art.\u00a06, par. 1)',
  'Art.\u00a06 Abs.\u00a01 Buchst. f',
  '(art.\u00a06, §\u00a01, f) et § 2',
  'seguridad (letra f)',
  '当前语言： 中文',
  'Langue actuelle :',
])('%j has a typographic error', (text) => {
  expect(typographyFlaws(text)).toHaveLength(1);
});

test('no-break spaces keep an article and its number on one line', () => {
  expect(
    typographyFlaws('Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f. Langue\u00a0: 语言：中文'),
  ).toEqual([]);
});

test('a counted noun needs every plural form of its language', () => {
  expect(pluralFlaws('it', { total: '{{count}} fornitori' })).toEqual([
    'total: counts without plural forms',
  ]);
  expect(pluralFlaws('it', { total_other: '{{count}} fornitori' })).toEqual(['total_one: missing']);
  const few = { total_one: '{{count}} день', total_other: '{{count}} дня' };
  expect(pluralFlaws('ru', few)).toEqual(['total_many: missing', 'total_few: missing']);
  expect(pluralFlaws('it', { place: '{{shown}} di {{all}}', left: 'Restano: {{count}}.' })).toEqual(
    [],
  );
});
