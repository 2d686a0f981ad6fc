import { expect, test } from '@jest/globals';
import { html, smallSite } from './testing/small-site-app.ts';

const site = smallSite();

test('the first bytes have language and direction', async () => {
  const get = site();
  expect(await html(get('/ar/privacy'))).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  expect(await html(get('/', { 'Accept-Language': 'zh-CN' }))).toMatch(/<html lang="zh-Hans" /);
  expect(await html(get('/', { Cookie: 'language=he' }))).toMatch(/<html lang="he" dir="rtl">/);
});

test.each([
  ['/', '/it/'],
  ['/it/', '/it/'],
  ['/privacy', '/it/privacy'],
])('%s has the canonical address %s', async (path, canonical) => {
  const text = await html(site()(path));
  expect(text).toContain(`<link rel="canonical" href="http://lake.example${canonical}">`);
  expect(text).toContain(`<meta property="og:url" content="http://lake.example${canonical}">`);
});

test.each([
  ['ar', 'it'],
  ['de', 'it'],
  ['en', 'en'],
])(
  'staff pages of a visitor who chose %s state the language of their words',
  async (chosen, stated) => {
    const text = await html(site()('/adminwabu/suppliers', { Cookie: `language=${chosen}` }));
    expect(text).toContain(`<html lang="${stated}" dir="ltr">`);
  },
);

const chosenBy = async (path: string, Referer: string) => {
  const answer = await site()(path, { Referer });
  return /^language=\w+/.exec(answer.headers.get('Set-Cookie') ?? '')?.[0] ?? null;
};

test('without scripts, the language selected in the menu is stored', async () => {
  expect(await chosenBy('/de/privacy', 'http://lake.example/privacy')).toBe('language=de');
  expect(await chosenBy('/ar/', 'http://lake.example/de/')).toBe('language=ar');
  const answer = await site()('/de/', { Referer: 'http://lake.example/' });
  expect(answer.headers.get('Set-Cookie')).toBe(
    'language=de; Max-Age=31536000; Path=/; SameSite=Lax',
  );
});

test('a link outside the language menu stores no language', async () => {
  expect(await chosenBy('/de/privacy', 'https://elsewhere.example/privacy')).toBeNull();
  expect(await chosenBy('/de/privacy', 'http://lake.example/de/')).toBeNull();
  expect(await chosenBy('/de/', 'http://lake.example/de/')).toBeNull();
  expect(await chosenBy('/', 'http://lake.example/de/')).toBeNull();
  expect(await chosenBy('/de/', 'no address')).toBeNull();
});
