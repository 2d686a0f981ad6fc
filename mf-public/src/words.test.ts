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
