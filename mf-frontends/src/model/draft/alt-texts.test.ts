import { expect, test } from '@jest/globals';
import type { AltText } from '@wabu/shared/entities/alt-texts';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { altTextIn, languagesWithoutAlt, withAltText } from './alt-texts.ts';

const lake = { texts: { it: 'Il lago', en: '' } };

test('an alt text is stored without its empty languages', () => {
  const stored = withAltText({}, 'lago.png', lake);
  expect(stored).toEqual({ 'lago.png': { texts: { it: 'Il lago' } } });
  expect(altTextIn(stored, 'lago.png').texts).toEqual({ it: 'Il lago' });
  expect(altTextIn(stored, 'altra.png')).toEqual({ texts: {} });
});

test.each<[AltText, boolean]>([
  [{ texts: { it: '' } }, false],
  [{ texts: {}, decorative: true }, true],
  [{ texts: {}, focus: { x: 0, y: 0 } }, true],
])('an alt text %j is kept: %s', (next, isKept) => {
  expect(Object.keys(withAltText({ 'lago.png': lake }, 'lago.png', next))).toHaveLength(
    isKept ? 1 : 0,
  );
});

test('a picture needs an alt text in every language, a decorative one in none', () => {
  expect(languagesWithoutAlt({ texts: {}, decorative: true })).toEqual([]);
  expect(languagesWithoutAlt(lake)).toEqual(languageCodes.filter((code) => code !== 'it'));
});
