import { describe, expect, test } from '@jest/globals';
import type { Registry } from '@wabu/shared/module/registry';
import { tokenOf } from '../people.ts';
import { releaseCalls, releaseSmallSite } from '../release-calls.ts';
import type { ContractServer } from '../server.ts';
import { smallModule } from '../small-site.ts';

export function pagesContract(server: () => ContractServer) {
  const get = (path: string, more: Record<string, string> = {}) =>
    server().fetch(path, { headers: more, redirect: 'manual' });
  const { live, releaseFiles, versionOf } = releaseCalls(server);

  describe('pages', () => {
    releaseSmallSite(server);

    test('are composed of live builds, in the language of the address', async () => {
      const answer = await get('/ar/privacy');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      const text = await answer.text();
      expect(text).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
      expect(text).toContain('<!--$--><h1>Privacy ar</h1>');
      expect(text).toMatch(/src="\/modules\/public\/\d+\/lake\.avif"/);
      expect(text).toContain('id="wabu-registry"');
    });

    test('to the staff area carry the live registry', async () => {
      const html = await (await get('/de/login')).text();
      const [, inlined = ''] = /id="wabu-registry"[^>]*>([^<]*)</.exec(html) ?? [];
      const registry = (await (await get('/registry.json')).json()) as Registry;
      expect(JSON.parse(inlined)).toEqual(registry);
    });

    test('show a release at once, and its end when the module is retired', async () => {
      const before = (await versionOf('public')) ?? '';
      await releaseFiles(smallModule('again'));
      const now = (await versionOf('public')) ?? '';
      expect(now).not.toBe(before);
      expect(await (await get('/privacy')).text()).toContain(`/modules/public/${now}/`);
      await live([{ id: 'public', version: null }]);
      expect((await get('/fr/privacy')).status).toBe(404);
      expect((await get('/login')).status).toBe(200);
      await live([{ id: 'public', version: before }]);
      expect((await get('/fr/privacy')).status).toBe(200);
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

    test('reject an invalid host, like every call', async () => {
      const token = await tokenOf(server(), 'king');
      const headers = { Authorization: `Bearer ${token}` };
      expect((await server().fetch('/api/d1/getusers', { headers })).status).toBe(200);
      for (const host of ['a..b', '-a.example', 'a_b.example'])
        for (const path of ['/', '/sitemap.xml', '/api/d1/getusers', '/healthz']) {
          const { status } = await server().fetchFrom(host, path, { headers });
          expect([host, path, status]).toEqual([host, path, 400]);
        }
    });
  });
}
