import { expect, test } from '@jest/globals';
import {
  CONSENT_COOKIE,
  fromConsentCookie,
  recordConsent,
  toConsentCookie,
} from '@wabu/shared/entities/privacy/consent';
import { html, smallSite } from './testing/small-site-app.ts';

/** Not its name alone, which is in the page's script too. */
const BANNER = '<section id="cookie-banner"';

const site = smallSite();

test('after an answer the banner is not in the page', async () => {
  const get = site();
  const cookie = `${CONSENT_COOKIE}=${toConsentCookie(recordConsent('none', null, new Date()))}`;
  expect(await html(get('/'))).toContain(BANNER);
  expect(await html(get('/', { Cookie: cookie }))).not.toContain(BANNER);
  expect(await html(get('/', { Cookie: `${CONSENT_COOKIE}=junk` }))).toContain(BANNER);
});

const post = (choice: string, headers: Record<string, string> = {}) =>
  site()(
    '/cookies',
    {
      Origin: 'http://lake.example',
      Referer: 'http://lake.example/de/privacy?a=1',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    { method: 'POST', body: `choice=${choice}` },
  );

test.each(['all', 'necessary', 'none'] as const)('without scripts, %s is stored', async (type) => {
  const answer = await post(type);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/de/privacy?a=1');
  const value = /cookieConsentRecord=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1];
  expect(fromConsentCookie(value)).toMatchObject({ type });
});

test('without scripts, the footer entry reopens the banner with the present answer', async () => {
  const answer = await post('ask');
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(answer.headers.get('Location')).toBe('/de/privacy?a=1&cookies=ask');
  const Cookie = `${CONSENT_COOKIE}=${toConsentCookie(recordConsent('necessary', null, new Date()))}`;
  const reopened = await html(site()('/de/privacy?a=1&cookies=ask', { Cookie }));
  expect(reopened).toContain('close without a change');
  expect(reopened).toContain('only necessary');
  expect(reopened).not.toMatch(/close and reject|accepted all|rejected/);
  expect(await html(site()('/de/privacy?a=1', { Cookie }))).not.toContain(BANNER);
});

test('without scripts, × closes a reopened banner and changes nothing', async () => {
  const answer = await post('keep', {
    Referer: 'http://lake.example/de/privacy?a=1&cookies=ask',
  });
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(answer.headers.get('Location')).toBe('/de/privacy?a=1');
});

test('a first visit gets the banner, with any query', async () => {
  for (const path of ['/', '/?cookies=ask']) {
    const text = await html(site()(path));
    expect(text).toContain('close and reject');
    expect(text).not.toMatch(/close without a change|only necessary/);
  }
});

test('the banner names the provider, and a changed provider shows it again', async () => {
  const get = site({ analyticsSrc: 'https://statistics.example/s.js' });
  const cookie = (provider: string | null) => ({
    Cookie: `${CONSENT_COOKIE}=${toConsentCookie(recordConsent('none', provider, new Date()))}`,
  });
  expect(await html(get('/'))).toContain('counted by statistics.example');
  expect(await html(get('/', cookie('statistics.example')))).not.toContain(BANNER);
  expect(await html(get('/', cookie('former.example')))).toContain(BANNER);
  expect(await html(get('/', cookie(null)))).toContain(BANNER);
});

test('without analytics the page does not mention it', async () => {
  const text = await html(site()('/'));
  expect(text).toContain('technical only');
  expect(text).not.toMatch(/counted|analytics/);
});

test('an answer without scripts records the provider', async () => {
  const answer = await site({ analyticsSrc: 'https://statistics.example/s.js' })(
    '/cookies',
    { Origin: 'http://lake.example' },
    { method: 'POST', body: 'choice=all' },
  );
  const value = /cookieConsentRecord=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1];
  expect(fromConsentCookie(value)).toMatchObject({ type: 'all', provider: 'statistics.example' });
});

test.each(['', 'ALL', 'yes'])('an answer %j changes nothing', async (answer) => {
  const given = await post(answer);
  expect(given.status).toBe(303);
  expect(given.headers.get('Set-Cookie')).toBeNull();
});

test('PUBLIC_URL is an origin of the site', async () => {
  const answer = await site({ publicUrl: 'https://wabu.example' })(
    '/cookies',
    { Origin: 'https://wabu.example', Referer: 'https://wabu.example/ar/' },
    { method: 'POST', body: 'choice=none' },
  );
  expect(answer.headers.get('Location')).toBe('/ar/');
  expect(answer.headers.get('Set-Cookie')).toContain('Secure');
});

test('another site can neither consent for a visitor nor be the redirect', async () => {
  expect((await post('all', { Origin: 'https://evil.example' })).status).toBe(403);
  const away = await post('all', { Referer: 'https://evil.example/x' });
  expect(away.headers.get('Location')).toBe('/');
});
