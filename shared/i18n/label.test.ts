import { expect, test } from '@jest/globals';
import { beforeValue } from './label.ts';

test.each([
  ['Lingua attuale:', 'Lingua attuale: '],
  ['当前语言：', '当前语言：'],
])('%j before a value is %j', (label, text) => {
  expect(beforeValue(label)).toBe(text);
});
