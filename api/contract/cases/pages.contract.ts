import { verify } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Registry } from '@wabu/shared/module/registry';
import { signedText } from '@wabu/shared/module/sign-registry';
import { tokenOf } from '../people.ts';
import { releaseCalls } from '../release-calls.ts';
import { type ContractServer, OPERATOR, registryPublicKey } from '../server.ts';
import { smallModule, smallShell } from '../small-site.ts';

export function pagesContract(server: () => ContractServer) {
  const get = (path: string, more: Record<string, string> = {}) =>
    server().fetch(path, { headers: more, redirect: 'manual' });
  const { call, release } = releaseCalls(server);
  const block = (version: string | undefined, blocked: boolean) =>
    call('POST', '/api/modules/public/blocked', OPERATOR, { version, blocked });

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

    test('to the staff area carry the live registry, signed', async () => {
      const html = await (await get('/de/login')).text();
      const [, inlined = ''] = /id="wabu-registry"[^>]*>([^<]*)</.exec(html) ?? [];
      const registry = (await (await get('/registry.json')).json()) as Registry;
      expect(JSON.parse(inlined)).toEqual(registry);
      const { signature = '', ...unsigned } = registry;
      const text = Buffer.from(signedText(unsigned));
      expect(verify(null, text, registryPublicKey, Buffer.from(signature, 'base64'))).toBe(true);
    });

    test('show a release at once', async () => {
      await release('public', '2.1.0', smallModule('2.1.0'));
      expect(await (await get('/privacy')).text()).toContain('/modules/public/2.1.0/');
    });

    test('of a blocked module say so, and return with it', async () => {
      const { modules } = (await (await get('/registry.json')).json()) as Registry;
      const version = modules.find(({ id }) => id === 'public')?.version;
      await block(version, true);
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
      await block(version, false);
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
          const { status } = await server().getFrom(host, path, headers);
          expect([host, path, status]).toEqual([host, path, 400]);
        }
    });
  });
}
