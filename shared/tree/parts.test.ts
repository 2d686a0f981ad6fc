import { expect, test } from '@jest/globals';
import { same, startsWith, valueAt } from './parts.ts';

test.each<[unknown, unknown, boolean]>([
  [{ it: '' }, {}, true],
  [{ 'a.png': { texts: {} } }, {}, true],
  [
    { 'a.png': { texts: { it: 'Il lago', en: '' } } },
    { 'a.png': { texts: { it: 'Il lago' } } },
    true,
  ],
  [{ 'a.png': { texts: { it: 'Il lago' } } }, {}, false],
  [{}, { 'a.png': { texts: { it: 'Il lago' } } }, false],
  [{ 'a.png': { texts: {}, decorative: true } }, {}, false],
  [{ focus: { x: 0, y: 1 } }, {}, false],
  [{ focus: { x: 0, y: 1 } }, { focus: { x: 0, y: 0 } }, false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [[{ id: 'a', text: '' }], [{ id: 'a' }], true],
  [[{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }], false],
  [undefined, false, false],
])('%j equals %j: %s', (one, other, isSame) => {
  expect(same(one, other)).toBe(isSame);
});

test.each([
  ['Sezioni/a/it', 'Sezioni/a', true],
  ['Sezioni/b/it', 'Sezioni/a', false],
  ['Slideshow/a', 'Sezioni/a', false],
  ['Sezioni', 'Sezioni/a', false],
])('%s starts with %s: %s', (path, start, starts) => {
  expect(startsWith(path.split('/'), start.split('/'))).toBe(starts);
});

test('there is no value below one without parts', () => {
  expect(valueAt({ focus: null, Nome: 'Lido' }, ['focus', 'x'])).toBeUndefined();
  expect(valueAt({ focus: null, Nome: 'Lido' }, ['Nome', '0'])).toBeUndefined();
});
