import { expect, test } from '@jest/globals';
import { aDraft } from '../../testing/a-draft.ts';
import { withPictureName } from './picture-names.ts';

const draft = aDraft({
  Logo: 'a.png',
  Copertina: '',
  Slideshow: ['a.png', 'b.png'],
  altTexts: { 'a.png': { texts: { it: 'A' } }, 'b.png': { texts: { it: 'B' } } },
});

test('a new name replaces the old one everywhere', () => {
  expect(withPictureName(draft, 'a.png', 'c.png')).toEqual({
    ...draft,
    Logo: 'c.png',
    Slideshow: ['c.png', 'b.png'],
    altTexts: { 'c.png': { texts: { it: 'A' } }, 'b.png': { texts: { it: 'B' } } },
  });
});
