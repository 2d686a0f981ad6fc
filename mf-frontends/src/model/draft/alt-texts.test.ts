import { expect, test } from '@jest/globals';
import type { AltText, AltTexts } from '@wabu/shared/entities/alt-texts';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { altTextIn, languagesWithoutAlt, sameAltTexts, withAltText } from './alt-texts.ts';

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

test.each<[AltTexts, AltTexts, boolean]>([
  [{ 'lago.png': { texts: {} } }, {}, true],
  [{ 'lago.png': lake }, { 'lago.png': { texts: { it: 'Il lago' } } }, true],
  [{ 'lago.png': lake }, {}, false],
  [{}, { 'lago.png': lake }, false],
  [{ 'lago.png': { texts: {}, decorative: true } }, {}, false],
  [{ 'lago.png': { texts: {}, focus: { x: 0, y: 1 } } }, {}, false],
  [
    { 'lago.png': { texts: {}, focus: { x: 0, y: 1 } } },
    { 'lago.png': { texts: {}, focus: { x: 0, y: 0 } } },
    false,
  ],
])('%j equals %j: %s', (one, other, isSame) => {
  expect(sameAltTexts(one, other)).toBe(isSame);
});

test('a picture needs an alt text in every language, a decorative one in none', () => {
  expect(languagesWithoutAlt({ texts: {}, decorative: true })).toEqual([]);
  expect(languagesWithoutAlt(lake)).toEqual(languageCodes.filter((code) => code !== 'it'));
});
