import { expect, test } from '@jest/globals';
import type { FrontendsTranslate } from '../words/frontends-words.ts';
import { labelOf } from './conflict-labels.ts';

const t = ((key: string, values: object) =>
  [key, ...Object.values(values)].join(' ')) as FrontendsTranslate;

test('a conflict about a picture names its file, and the language of a text', () => {
  const label = (what: Parameters<typeof labelOf>[1]['what']) =>
    labelOf(t, { key: '', what, base: '', mine: '', theirs: '' }, () => '');
  expect(label({ kind: 'altText', file: 'lago.png', language: 'it' })).toBe(
    'conflict.altText lago.png ITA',
  );
  expect(label({ kind: 'licence', file: 'lago.png' })).toBe('conflict.licence lago.png');
});
