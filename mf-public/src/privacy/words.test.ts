import { expect, test } from '@jest/globals';
import { translationErrors } from '@wabu/shared/testing/words';
import { words as ar } from './words/ar.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';
import { words as he } from './words/he.ts';
import { words as it } from './words/it.ts';
import { words as ru } from './words/ru.ts';
import { words as zh } from './words/zh.ts';

test('every language has every word, in its own script', () => {
  expect(translationErrors({ it, en, de, fr, es, ru, zh, he, ar })).toEqual([]);
});

test.each([
  ['he', he],
  ['ar', ar],
])('a law article is isolated left-to-right in %s', (_, words) => {
  const articles = JSON.stringify(words).match(/.\d\(\d\)(\([a-z]\))?./g) ?? [];
  expect(articles.length).toBeGreaterThan(0);
  for (const article of articles) expect(article).toMatch(/^\u2066.*\u2069$/);
});

test('every language says that passwords are hashed', () => {
  for (const { purposes } of [it, en, de, fr, es, ru, zh, he, ar])
    expect(purposes.staff.data).toMatch(/hash|haché|хеш|哈希/i);
});
