import { expect, test } from '@jest/globals';
import { newSection } from '../model/draft/section-list.ts';
import type { FrontendsTranslate } from '../words/frontends-words.ts';
import { toItem } from './conflict-item.tsx';

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as FrontendsTranslate;
const sections = ['a', 'b'].map((id) => ({
  ...newSection(),
  id,
  NomeSezione: { it: `<p>${id}</p>` },
}));
const removal = { mine: 'conflict.removedSide', theirs: 'conflict.keptSide' };

test.each([
  [['Sezioni', 'a'], undefined, sections[0], { label: 'conflict.removed a', ...removal }],
  [['Sezioni'], ['a', 'b'], ['b', 'a'], { mine: 'a → b', theirs: 'b → a' }],
  [['Slideshow'], ['a.jpg', 'b.jpg'], [], { mine: 'a.jpg, b.jpg', theirs: '' }],
  [['legal', 'offer'], 'lodging', undefined, { mine: 'legal.offers.lodging', theirs: '' }],
  [['altTexts', 'a.jpg', 'licence'], 'own', undefined, { mine: 'legal.licences.own', theirs: '' }],
  [
    ['altTexts', 'a.jpg', 'focus'],
    undefined,
    { x: 0.104, y: 1 },
    { label: 'conflict.focus a.jpg', mine: 'conflict.noFocus', theirs: 'altText.focusAt 10 100' },
  ],
  [['Sezioni', 'a', 'Contenuto', 'it'], '<p>Uno</p>', '', { mine: 'Uno', theirs: '' }],
])('the values of a conflict at %j are in words', (path, mine, theirs, item) => {
  expect(toItem(t, { path, base: '', mine, theirs }, sections)).toMatchObject(item);
});
