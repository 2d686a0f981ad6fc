import { expect, test } from '@jest/globals';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { TextFindings } from './draft-findings.ts';
import type { Finding } from './finding.ts';
import { groupFindings } from './finding-groups.ts';

const found = (language: LanguageCode, ...findings: Finding[]): TextFindings => ({
  ref: { section: 's', field: 'Contenuto', language },
  checked: { html: '', language, source: null },
  findings,
});
const list = { check: 'list', source: ['3'], target: ['0'] } as const;
const price = { check: 'price', source: ['12 €'], target: [] } as const;
const time = { check: 'time', source: ['9'], target: ['8'] } as const;

test('a list that is missing in every language is one group, with what follows from it', () => {
  const texts = [found('en', price, list), found('de', list, time), found('fr', list)];
  const [group, ...others] = groupFindings(texts);
  expect(others).toEqual([]);
  expect(group?.texts).toEqual(texts);
  expect(group?.findings).toEqual([list]);
  expect(group?.rest).toEqual([found('en', price), found('de', time)]);
});

test('other findings are one group where they are the same, and apart where they differ', () => {
  const groups = groupFindings([found('en', price), found('de', price), found('fr', price, time)]);
  expect(groups.map(({ texts }) => texts.map(({ ref }) => ref.language))).toEqual([
    ['en', 'de'],
    ['fr'],
  ]);
  expect(groups.map(({ findings }) => findings.length)).toEqual([1, 2]);
});
