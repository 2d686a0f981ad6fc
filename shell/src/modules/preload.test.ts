import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aRegistryModule } from '@wabu/shared/testing';
import { prefetchWhenIdle, preloadOnIntent } from './preload.ts';

jest.mock('./load-module.ts', () => ({ loadModule: async () => undefined }));

const aModule = (id: string) =>
  aRegistryModule(id, {
    entry: { scripts: ['entry.js'], styles: [] },
    preload: { scripts: ['page.js'], styles: ['page.css'] },
  });

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
const asked = () => links().map(({ href }) => href.split('/').at(-1));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  for (const link of links()) link.remove();
});

test('the files of modules are prefetched one after the other, also behind one that fails', () => {
  prefetchWhenIdle([aModule('users')]);
  jest.advanceTimersByTime(6_000);
  expect(asked()).toEqual(['entry.js']);
  links().at(-1)?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  links().at(-1)?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(100);
  expect(asked()).toEqual(['entry.js', 'page.js', 'page.css']);
});

test('a module whose link has the focus is prefetched as a whole, and no file twice', () => {
  const suppliers = aModule('suppliers');
  prefetchWhenIdle([suppliers]);
  jest.advanceTimersByTime(6_000);
  preloadOnIntent(suppliers);
  expect(asked()).toHaveLength(3);
  links().at(0)?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(6_000);
  expect(asked()).toHaveLength(3);
});
