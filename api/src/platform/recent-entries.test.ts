import { expect, test } from '@jest/globals';
import { RecentEntries } from './recent-entries.ts';

test('values above the limit make room for the newest, the one read longest ago first', () => {
  const entries = new RecentEntries<number>(24, (size) => size);
  entries.add('a', 10);
  entries.add('b', 10);
  entries.get('a');
  entries.add('c', 10);
  expect(['a', 'b', 'c'].filter((key) => entries.get(key) !== undefined)).toEqual(['a', 'c']);
  entries.add('large', 30);
  expect(['a', 'c', 'large'].filter((key) => entries.get(key) !== undefined)).toEqual(['large']);
});
