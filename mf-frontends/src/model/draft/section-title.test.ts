import { expect, test } from '@jest/globals';
import { newSection } from './section-list.ts';
import { sectionTitle } from './section-title.ts';

test.each([
  [{ it: '<p>Il <b>lago</b></p>', en: '<p>The lake</p>' }, 'Il lago'],
  [{ it: '<p></p>', en: '<p>The lake</p>' }, 'The lake'],
  [{}, ''],
])('the title of %j is %j', (NomeSezione, title) => {
  const section = { ...newSection(), NomeSezione };
  expect([sectionTitle(section), sectionTitle(section)]).toEqual([title, title]);
  expect(sectionTitle(undefined)).toBe('');
});
