import { expect, test } from '@jest/globals';
import type { CachedPage } from './answer-page.ts';
import { RenderedPages } from './rendered-pages.ts';

const page = (bytes: number) =>
  ({ bodies: { identity: new Uint8Array(bytes) } }) as unknown as CachedPage;

test('documents above the limit make room for the newest, the one read longest ago first', () => {
  const pages = new RenderedPages(24);
  pages.add('a', page(10));
  pages.add('b', page(10));
  pages.get('a');
  pages.add('c', page(10));
  expect(['a', 'b', 'c'].filter((key) => pages.get(key) !== undefined)).toEqual(['a', 'c']);
  pages.add('large', page(30));
  expect(['a', 'c', 'large'].filter((key) => pages.get(key) !== undefined)).toEqual(['large']);
});
