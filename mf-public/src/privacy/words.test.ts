import { expect, test } from '@jest/globals';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { words as ar } from './words/ar.ts';
import { words as he } from './words/he.ts';

test.each([
  ['he', he],
  ['ar', ar],
])('a law article is isolated left-to-right in %s', (_, words) => {
  const articles = JSON.stringify(words).match(/.\d\(\d\)(\([a-z]\))?./g) ?? [];
  expect(articles.length).toBeGreaterThan(0);
  for (const article of articles) expect(article).toMatch(/^\u2066.*\u2069$/);
});

test.each(languageCodes)('%s says that passwords are hashed', async (code) => {
  const { words } = await import(`./words/${code}.ts`);
  expect(words.purposes.staff.data).toMatch(/hash|haché|хеш|哈希/i);
});
