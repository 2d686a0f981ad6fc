import { expect, test } from '@jest/globals';
import type { CachedPage } from '../document/answer-page.ts';
import { MicrositeCache } from './microsite-cache.ts';

const MEGABYTE = 1024 * 1024;
const page = (megabytes: number) =>
  ({ bodies: { identity: new Uint8Array(megabytes * MEGABYTE) } }) as unknown as CachedPage;

test('documents of more than 24 MB make room for the newest, the one read longest ago first', () => {
  const cache = new MicrositeCache();
  cache.add('a', page(10));
  cache.add('b', page(10));
  cache.get('a');
  cache.add('c', page(10));
  expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c']);
  cache.add('large', page(30));
  expect(['a', 'c', 'large'].filter((key) => cache.get(key) !== undefined)).toEqual(['large']);
});
