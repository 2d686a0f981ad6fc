import { describe, expect, test } from '@jest/globals';
import { send } from '../../src/testing.ts';
import { aSupplier } from '../builders.ts';
import { tokenOf } from '../people.ts';
import { type ContractServer, METRICS_TOKEN, stateOf } from '../server.ts';

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
  const rename = (from: string, to: string) =>
    server().database.write([{ sql: `ALTER TABLE ${from} RENAME TO ${to}` }]);

  describe('answers', () => {
    test('every class of answer carries the security headers', async () => {
      const { fetch } = server();
      const [token, rookie] = [await tokenOf(server(), 'king'), await tokenOf(server(), 'rookie')];
      const supplier = aSupplier();
      const list = '/api/d1/getallsuppliers';
      const known = (await send(fetch, 'GET', list, { token })).headers.get('etag') ?? '';
      const add = (json: object) => send(fetch, 'POST', '/api/d1/addsupplier', { token, json });
      const update = (headers: Record<string, string>) =>
        send(fetch, 'PUT', '/api/d1/updatesupplier', { token, json: supplier, headers });
      const answers: [number, Response][] = [
        [200, await send(fetch, 'GET', list, { token })],
        [304, await send(fetch, 'GET', list, { token, headers: { 'If-None-Match': known } })],
        [201, await add(supplier)],
        [409, await add(supplier)],
        [400, await add({})],
        [412, await update({ 'If-Match': '"7"' })],
        [403, await send(fetch, 'POST', '/api/d1/addsupplier', { token: rookie, json: supplier })],
        [415, await send(fetch, 'POST', '/api/d1/addsupplier', { token })],
        [401, await send(fetch, 'GET', list)],
        [404, await send(fetch, 'GET', '/api/no/such/call')],
        [204, await send(fetch, 'POST', '/api/adminwabu/logout')],
        [200, await send(fetch, 'GET', '/random')],
        [200, await send(fetch, 'GET', '/healthz')],
      ];
      for (const [status, response] of answers) {
        expect(response.status).toBe(status);
        expect(Object.fromEntries(response.headers)).toMatchObject(everywhere);
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
        expect(response.headers.get('x-powered-by')).toBeNull();
        expect(response.headers.get('cache-control')).toMatch(/^(no-store|private, no-cache)$/);
        if (![204, 304].includes(status))
          expect(response.headers.get('content-type')).toMatch(/; charset=utf-8$/i);
        if (status >= 400)
          expect(response.headers.get('content-type')).toBe(
            'application/problem+json; charset=utf-8',
          );
      }
    });

    test('requests from other origins get no CORS headers', async () => {
      for (const Origin of ['https://evil.example', 'null', 'https://evil127.0.0.1'])
        for (const method of ['GET', 'OPTIONS']) {
          const headers = { Origin, 'Access-Control-Request-Method': 'POST' };
          const answer = await send(server().fetch, method, '/api/d1/getallsuppliers', { headers });
          for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control/);
        }
    });

    test('the health checks are public, short and green', async () => {
      const checks = ['/api/d1/checkd1', '/api/mongo/checkmongo', '/api/r2/checkr2', '/random'];
      for (const path of checks) {
        const response = await server().fetch(path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
        expect((await response.text()).length).toBeLessThan(60);
      }
      expect(await (await server().fetch('/random')).text()).toMatch(/^\d+$/);
      expect(await (await server().fetch('/healthz')).json()).toEqual({ status: 'ok' });
    });

    test('the token of the metrics reads the metrics, where they are in memory, and the details of the health', async () => {
      const { fetch, runtime } = server();
      const token = METRICS_TOKEN;
      const metrics = await send(fetch, 'GET', '/metrics', { token });
      expect(metrics.status).toBe(runtime === 'node' ? 200 : 404);
      if (runtime === 'node')
        for (const name of [
          'wabu_database_wal_bytes',
          'wabu_disk_free_bytes',
          'nodejs_eventloop_lag_p99_seconds',
        ])
          expect(await metrics.clone().text()).toMatch(new RegExp(`^${name} \\d`, 'm'));
      expect((await fetch('/metrics')).status).toBe(runtime === 'node' ? 401 : 404);
      const health = await send(fetch, 'GET', '/healthz', { token });
      expect(await health.json()).toMatchObject({
        status: 'ok',
        details: { objects: true, translator: 'DeepL' },
      });
    });

    test.each(['/.git/config', '/.env', '/data.db', '/wabu.db', '/api/dist/serve-node.mjs.map'])(
      '%s is not served',
      async (path) => {
        const response = await server().fetch(path);
        expect([404, 503]).toContain(response.status);
        // A problem, or the 404 page.
        expect(response.headers.get('content-type')).toMatch(/json|^text\/html/);
      },
    );

    test('E06 a broken store fails its own calls only, without details, and recovers', async () => {
      const token = await tokenOf(server(), 'king');
      const json = aSupplier();
      const add = () => send(server().fetch, 'POST', '/api/d1/addsupplier', { token, json });
      const before = await stateOf(server());
      await rename('suppliers', 'suppliers_away');
      const failed = await add();
      const others = [
        await send(server().fetch, 'GET', '/api/d1/getusers', { token }),
        await server().fetch('/healthz'),
      ];
      await rename('suppliers_away', 'suppliers');
      expect(failed.status).toBe(500);
      expect(await failed.json()).toEqual({
        code: 'unexpected',
        message: 'Errore imprevisto: riprova tra poco',
        messageCode: 'problem.unexpected',
        requestId: failed.headers.get('x-request-id'),
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      for (const answer of others) expect(answer.status).toBe(200);
      expect(await stateOf(server())).toBe(before);
      expect((await add()).status).toBe(201);
    });
  });
}
