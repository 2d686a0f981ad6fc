import { expect, test } from '@jest/globals';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { smallSite } from './testing/small-site-app.ts';

const site = smallSite();
const post = (path: string, headers = {}) => site()(path, headers, { method: 'POST' });

test.each(['/login', ...languageCodes.map((code) => `/${code}/login`)])(
  'the login form sent to %s without scripts redirects to that page',
  async (path) => {
    const answer = await post(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
  },
);

test.each([
  '/%5Cevil.example/login',
  '/%2Fevil.example/login',
  '/%09/login',
  '/%0d%0aSet-Cookie:%20a=b/login',
  '/%00/login',
  '/evil.example/login',
  '/xx/login',
  '/DE/login',
  '/~/login',
  '/de%5C/login',
])('a form sent to %s is answered 404 without a redirect', async (path) => {
  const answer = await post(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([404, null]);
});

test.each([
  '//evil.example/',
  '/%2f/evil',
  '/de//evil.example/',
  '/%5Cevil.example/',
  '/%5C/evil.example/',
  '/.//evil.example/',
  '/de/..//evil.example/',
  '/%0d%0aX:%20y/',
  '/de/%0d%0aX:%20y/',
  '/%00/',
])('%s redirects to no other site and adds no header', async (path) => {
  const answer = await site()(path);
  expect(answer.status).toBeLessThan(500);
  const { origin } = new URL(answer.headers.get('Location') ?? '/', 'http://lake.example');
  expect(origin).toBe('http://lake.example');
  expect(answer.headers.has('X')).toBe(false);
});

test.each([
  'http://lake.example//evil.example/',
  'http://lake.example/.//evil.example/',
  'http://lake.example/%5Cevil.example',
  'data://lake.example/\\evil.example',
  'data://lake.example//evil.example',
])('after the consent form the referrer %s redirects to no other site', async (referer) => {
  const answer = await post('/cookies', { Origin: 'http://lake.example', Referer: referer });
  expect(answer.status).toBe(303);
  const { origin } = new URL(answer.headers.get('Location') ?? '', 'http://lake.example');
  expect(origin).toBe('http://lake.example');
});

const hostile = [
  'a"b.example',
  "a'b.example",
  'a&b.example',
  'a(b).example',
  'a;b.example',
  'a_b.example',
  'a..example',
  '-a.example',
  'a-.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
];

test.each(hostile)('the host %s is rejected', async (host) => {
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/nothing', '/api/d1/getusers']) {
    const answer = await site()(`http://${host}${path}`);
    expect([path, answer.status]).toEqual([path, 400]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).not.toContain(host);
  }
});

test.each([
  'lake.example',
  'lake.example.',
  'LAKE.example:8080',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'xn--e1afmkfd.example',
])('the host %s is served', async (host) => {
  const text = await (await site()(`http://${host}/privacy`)).text();
  expect(text).toContain(`rel="canonical" href="http://${host.toLowerCase()}/it/privacy"`);
});

test.each(['/sitemaps/pages.xml', '/robots.txt'])(
  '%s is publicly cacheable only with PUBLIC_URL',
  async (path) => {
    const caching = async (settings: object) =>
      (await site(settings)(path)).headers.get('Cache-Control');
    expect(await caching({})).toBe('private, no-cache');
    expect(await caching({ publicUrl: 'https://wabu.example' })).toBe('public, max-age=86400');
  },
);

test('addresses in the sitemap are escaped', async () => {
  const settings = { publicUrl: 'https://a&b.example' };
  const text = await (await site(settings)('/sitemaps/pages.xml')).text();
  expect(text).toContain('<loc>https://a&amp;b.example/de/privacy</loc>');
  expect(text).toContain('href="https://a&amp;b.example/de/privacy"');
  expect(text).not.toContain('a&b');
});
