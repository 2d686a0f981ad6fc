import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Registry } from '@wabu/shared/module/registry';
import { operatorOf } from '../operator.ts';
import { tokenOf } from '../people.ts';
import type { ContractServer } from '../server.ts';
import { smallModule, smallShell } from '../small-site.ts';

export function pagesContract(server: () => ContractServer) {
  const get = (path: string, more: Record<string, string> = {}) =>
    server().fetch(path, { headers: more, redirect: 'manual' });
  const { release, step } = operatorOf(server);

  describe('pages', () => {
    beforeAll(async () => {
      await release('shell', '1.0.0', smallShell('1.0.0'));
      await release('public', '2.0.0', smallModule('2.0.0'));
    });

    test('are composed of live builds, in the language of the address', async () => {
      const answer = await get('/ar/privacy');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      const text = await answer.text();
      expect(text).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
      expect(text).toContain('<!--$--><h1>Privacy ar</h1>');
      expect(text).toContain('src="/modules/public/2.0.0/lake.avif"');
      expect(text).toContain('id="wabu-registry"');
    });

    test('show a release at once', async () => {
      await release('public', '2.1.0', smallModule('2.1.0'));
      expect(await (await get('/privacy')).text()).toContain('/modules/public/2.1.0/');
    });

    test('answer 304 to a matching ETag', async () => {
      const first = await get('/de/');
      const again = await get('/de/', { 'If-None-Match': first.headers.get('ETag') ?? '' });
      expect([first.status, again.status]).toEqual([200, 304]);
    });

    test('answer 404 where no page exists', async () => {
      const answer = await get('/fr/nothing');
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Nothing');
    });

    test('of a blocked module say so, and return with it', async () => {
      const { modules } = (await (await get('/registry.json')).json()) as Registry;
      const version = modules.find(({ id }) => id === 'public')?.version;
      await step('public', 'blocked', { version, blocked: true });
      for (const path of ['/', '/fr/', '/fr/privacy']) {
        const answer = await get(path);
        expect([path, answer.status]).toEqual([path, 503]);
        expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(await answer.text()).toContain('<h1>Later</h1>');
      }
      expect((await get('/fr/nothing')).status).toBe(404);
      expect((await get('/login')).status).toBe(200);
      await step('public', 'blocked', { version, blocked: false });
      expect((await get('/fr/privacy')).status).toBe(200);
    });

    test('accept the consent form without scripts', async () => {
      const { host } = new URL((await get('/')).url || 'http://127.0.0.1/');
      const answer = await server().fetch('/cookies', {
        method: 'POST',
        redirect: 'manual',
        headers: {
          Origin: `http://${host}`,
          Referer: `http://${host}/de/privacy`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'choice=none',
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toBe('/de/privacy');
      expect(answer.headers.get('Set-Cookie')).toMatch(/^cookieConsentRecord=none\.2026-11\.\d+;/);
    });

    test('redirect a login form that is sent without scripts, and no other path', async () => {
      const send = async (path: string) => {
        const answer = await server().fetch(path, { method: 'POST', redirect: 'manual' });
        return [path, answer.status, answer.headers.get('Location')];
      };
      for (const path of ['/login', '/de/login'])
        expect(await send(path)).toEqual([path, 303, path]);
      for (const segment of ['%5Cevil.example', '%2Fevil.example', '%0d%0aX:y', '%00', 'xx'])
        expect(await send(`/${segment}/login`)).toEqual([`/${segment}/login`, 404, null]);
    });

    test('D20 reject a consent form above the limit, with and without Content-Length', async () => {
      const { host } = new URL((await get('/')).url || 'http://127.0.0.1/');
      const long = new TextEncoder().encode(`choice=all&x=${'x'.repeat(2_000)}`);
      const streamed = new Blob([long]).stream();
      for (const body of [long, streamed]) {
        const answer = await server().fetch('/cookies', {
          method: 'POST',
          redirect: 'manual',
          headers: {
            Origin: `http://${host}`,
            'Content-Type': 'application/x-www-form-urlencoded',
          },
          body,
          duplex: 'half',
        } as RequestInit);
        expect(answer.status).toBe(413);
        expect(answer.headers.get('Set-Cookie')).toBeNull();
      }
    });

    test('name the host of the request, and reject an invalid one', async () => {
      const { getFrom, fetch, runtime } = server();
      for (const host of [
        'lake.example',
        'lake.example:8080',
        '[::1]:3000',
        'xn--e1afmkfd.example',
      ]) {
        const page = await getFrom(host, '/de/privacy');
        const canonical = `<link rel="canonical" href="http://${host}/de/privacy">`;
        expect([host, (await page.text()).includes(canonical)]).toEqual([host, true]);
        const sitemap = await getFrom(host, '/sitemap.xml');
        expect(await sitemap.text()).toContain(`<loc>http://${host}/de/privacy</loc>`);
        expect(sitemap.headers.get('Cache-Control')).toBe('private, no-cache');
      }
      const token = await tokenOf(server(), 'king');
      const headers = { Authorization: `Bearer ${token}` };
      expect((await fetch('/api/d1/getusers', { headers })).status).toBe(200);
      // workerd rejects URLs with these characters.
      const quoted = ['a"b.example', "a'b.example", 'a&b.example'];
      const hostile = ['a..b', '-a.example', 'a_b.example', ...(runtime === 'node' ? quoted : [])];
      for (const host of hostile)
        for (const path of ['/', '/sitemap.xml', '/robots.txt', '/api/d1/getusers', '/healthz']) {
          const { status } = await getFrom(host, path, headers);
          expect([host, path, status]).toEqual([host, path, 400]);
        }
    });

    test('are listed in the sitemap', async () => {
      const text = await (await get('/sitemap.xml')).text();
      expect(text.match(/<loc>/g)).toHaveLength(18);
    });
  });
}
