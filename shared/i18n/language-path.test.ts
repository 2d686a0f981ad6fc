import { expect, test } from '@jest/globals';
import {
  alternatesOf,
  languageInPath,
  PREFIX_SLOT,
  pathInLanguage,
  splitPath,
} from './language-path.ts';

test('a path is split into language prefix and rest', () => {
  expect(splitPath('/de/privacy')).toEqual({ prefix: '/de', path: '/privacy' });
  expect(splitPath('/privacy')).toEqual({ prefix: '', path: '/privacy' });
  expect(splitPath('/de')).toEqual({ prefix: '/de', path: '/' });
  expect(splitPath('/de/')).toEqual({ prefix: '/de', path: '/' });
  expect(splitPath(`${PREFIX_SLOT}/cookies`)).toEqual({ prefix: PREFIX_SLOT, path: '/cookies' });
});

test('a path that only starts with the letters of a prefix has none', () => {
  expect(splitPath('/design')).toEqual({ prefix: '', path: '/design' });
  expect(languageInPath('/xx/privacy')).toBeNull();
});

test('a page has one path per language', () => {
  expect(pathInLanguage('/privacy', 'ar')).toBe('/ar/privacy');
  expect(pathInLanguage('/de/privacy', 'ar')).toBe('/ar/privacy');
  expect(pathInLanguage('/', 'zh')).toBe('/zh/');
});

test('the alternates name every language and the path without a prefix', () => {
  const alternates = alternatesOf('https://lake.example', '/de/privacy');
  expect(alternates).toHaveLength(10);
  expect(alternates).toContainEqual({
    hreflang: 'zh-Hans',
    href: 'https://lake.example/zh/privacy',
  });
  expect(alternates.at(-1)).toEqual({
    hreflang: 'x-default',
    href: 'https://lake.example/privacy',
  });
});
