import { describe, expect, test } from '@jest/globals';
import { aSupplier } from '../builders.ts';
import { tokenOf } from '../people.ts';
import type { ContractServer } from '../server.ts';

const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export function answersContract(server: () => ContractServer) {
  describe('answers', () => {
    test('every class of answer carries the security headers', async () => {
      const authorization = { Authorization: `Bearer ${await tokenOf(server(), 'king')}` };
      const json = { ...authorization, 'Content-Type': 'application/json' };
      const supplier = JSON.stringify(aSupplier());
      const list = '/api/d1/getallsuppliers';
      const known =
        (await server().fetch(list, { headers: authorization })).headers.get('etag') ?? '';
      const answers: [number, Response][] = [
        [200, await server().fetch(list, { headers: authorization })],
        [
          304,
          await server().fetch(list, { headers: { ...authorization, 'If-None-Match': known } }),
        ],
        [
          201,
          await server().fetch('/api/d1/addsupplier', {
            method: 'POST',
            headers: json,
            body: supplier,
          }),
        ],
        [
          409,
          await server().fetch('/api/d1/addsupplier', {
            method: 'POST',
            headers: json,
            body: supplier,
          }),
        ],
        [
          400,
          await server().fetch('/api/d1/addsupplier', {
            method: 'POST',
            headers: json,
            body: '{}',
          }),
        ],
        [
          415,
          await server().fetch('/api/d1/addsupplier', { method: 'POST', headers: authorization }),
        ],
        [401, await server().fetch(list)],
        [404, await server().fetch('/api/no/such/call')],
        [204, await server().fetch('/api/adminwabu/logout', { method: 'POST' })],
        [200, await server().fetch('/random')],
        [200, await server().fetch('/healthz')],
      ];
      for (const [status, response] of answers) {
        expect(response.status).toBe(status);
        expect(Object.fromEntries(response.headers)).toMatchObject(everywhere);
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
        expect(response.headers.get('x-powered-by')).toBeNull();
        expect(response.headers.get('cache-control')).toMatch(/^(no-store|private, no-cache)$/);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        if (![204, 304].includes(status))
          expect(response.headers.get('content-type')).toMatch(/; charset=utf-8$/i);
        if (status >= 400)
          expect(response.headers.get('content-type')).toBe(
            'application/problem+json; charset=utf-8',
          );
      }
    });

    test('requests from other origins get no CORS headers', async () => {
      for (const Origin of [
        'https://evil.example',
        'null',
        'http://127.0.0.1:1',
        'https://evil127.0.0.1',
      ]) {
        const headers = { Origin, 'Access-Control-Request-Method': 'POST' };
        for (const method of ['GET', 'OPTIONS']) {
          const response = await server().fetch('/api/d1/getallsuppliers', { method, headers });
          for (const name of response.headers.keys()) expect(name).not.toMatch(/^access-control/);
        }
      }
    });

    test('the health checks are public, short and green', async () => {
      for (const path of [
        '/api/d1/checkd1',
        '/api/mongo/checkmongo',
        '/api/r2/checkr2',
        '/random',
      ]) {
        const response = await server().fetch(path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
        expect((await response.text()).length).toBeLessThan(60);
      }
      const random = async () => (await server().fetch('/random')).text();
      expect(await random()).toMatch(/^\d+$/);
      expect(await (await server().fetch('/healthz')).json()).toEqual({ status: 'ok' });
    });

    test.each([
      '/.git/config',
      '/.env',
      '/data.db',
      '/wabu.db',
      '/openapi.json',
      '/api/dist/serve-node.mjs.map',
    ])('%s is nobody’s to read', async (path) => {
      const response = await server().fetch(path);
      expect([404, 503]).toContain(response.status);
      // A problem, or the 404 page.
      expect(response.headers.get('content-type')).toMatch(/json|^text\/html/);
    });
  });
}
