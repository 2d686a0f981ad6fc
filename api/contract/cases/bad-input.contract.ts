import { describe, expect, test } from '@jest/globals';
import { type Problem, problemCodes } from '@wabu/shared/entities/problem';
import { type SentRequest, send } from '../../src/testing.ts';
import { aFrontend, aSupplier } from '../builders.ts';
import { calls } from '../calls.ts';
import { describedRoutes } from '../described-routes.ts';
import { tokenOf } from '../people.ts';
import { type ContractServer, stateOf } from '../server.ts';

const jsonCalls = calls.filter((call) => call.body !== undefined);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const notObjects: BodyInit[] = [
  ...['', '{', 'null', '7', '"text"', '[]', '[{}]', '\ufeff{}', '{"a":NaN}', "{'a':1}", '{}{}'],
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  '['.repeat(20_000),
];
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  '',
];

export function badInputContract(server: () => ContractServer) {
  const sendAsKing = async (method: string, path: string, request: SentRequest) =>
    send(server().fetch, method, path, { token: await tokenOf(server(), 'king'), ...request });
  const sendText = (method: string, path: string, body: BodyInit, type = 'application/json') =>
    sendAsKing(method, path, { body, headers: { 'Content-Type': type } });

  describe('bad input', () => {
    // One function reads all bodies: each call has it, and `addsupplier` meets every kind below.
    test('every call rejects what is not a JSON object', async () => {
      const before = await stateOf(server());
      for (const { name, method, path, body } of jsonCalls) {
        for (const text of ['', '[]'])
          expect([name, text, (await sendText(method, path, text)).status]).toEqual([
            name,
            text,
            400,
          ]);
        const text = JSON.stringify(body?.());
        const { status } = await sendText(method, path, text, 'text/plain');
        expect([name, status]).toEqual([name, 415]);
      }
      expect(await stateOf(server())).toBe(before);
    });

    test('every body that is not a JSON object, and every other type and encoding, is rejected', async () => {
      const [method, path] = ['POST', '/api/d1/addsupplier'];
      const before = await stateOf(server());
      for (const body of notObjects) {
        const response = await sendText(method, path, body);
        expect([body, response.status]).toEqual([body, 400]);
        const { message, code } = (await response.json()) as Problem;
        expect([typeof message, problemCodes.includes(code)]).toEqual(['string', true]);
      }
      for (const type of otherTypes) {
        const response = await sendText(method, path, JSON.stringify(aSupplier()), type);
        expect([type, response.status]).toEqual([type, 415]);
      }
      const headers = { 'Content-Encoding': 'gzip' };
      expect((await sendAsKing(method, path, { json: aSupplier(), headers })).status).toBe(415);
      expect(await stateOf(server())).toBe(before);
    });

    test('a body above the limit is rejected', async () => {
      const before = await stateOf(server());
      const large = { ...aSupplier(), Indirizzo: 'x'.repeat(2_000_000) };
      const huge = { ...aFrontend('x'), Fornitore: 'x'.repeat(5_000_000) };
      for (const [path, json] of [
        ['/api/d1/addsupplier', large],
        ['/api/adminwabu/login', large],
        ['/api/d1/addfrontend', huge],
        ['/api/d1/searchsuppliers', { text: 'x'.repeat(64 * 1024) }],
        ['/api/d1/searchfrontends', { text: 'x'.repeat(512 * 1024) }],
      ] as const)
        expect((await sendAsKing('POST', path, { json })).status).toBe(413);
      // Below its limit, and above that of other calls.
      const json = { filters: { URL: Array(1000).fill('x'.repeat(100)) } };
      expect((await sendAsKing('POST', '/api/d1/searchfrontends', { json })).status).toBe(200);
      expect(await stateOf(server())).toBe(before);
    });

    test('each wrong field of a record is named', async () => {
      const before = await stateOf(server());
      const json = { ...aSupplier(), Nome: 'a\u0000b', CAP: 2 ** 53, Contratto: 'Altro' };
      const response = await sendAsKing('POST', '/api/d1/addsupplier', { json });
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toEqual(['Nome', 'CAP', 'Contratto']);
      expect(await stateOf(server())).toBe(before);
    });

    test('unknown keys are neither stored nor harmful', async () => {
      const supplier = aSupplier();
      const body = JSON.stringify(supplier).replace(
        '{',
        '{"__proto__":{"role":"king"},"constructor":{"prototype":{"x":1}},"id":"x","version":99,"isAdmin":true,',
      );
      const response = await sendText('POST', '/api/d1/addsupplier', body);
      expect(response.status).toBe(201);
      const { id, ...answered } = (await response.json()) as { id: string };
      expect(answered).toEqual({ ...supplier, version: 1 });
      expect(({} as { role?: string }).role).toBeUndefined();
      const [row] = await server().database.query(
        'SELECT id, version FROM suppliers WHERE tax_id = ?',
        [supplier.PIVA],
      );
      expect(id).not.toBe('x');
      expect(row?.id).toBe(id);
      expect(row?.version).toBe(1);
    });

    test('a malformed If-Match is rejected', async () => {
      const before = await stateOf(server());
      for (const tag of ['"x"', 'abc', '"1", "2"', '1e3']) {
        const request = { json: aSupplier(), headers: { 'If-Match': tag } };
        const response = await sendAsKing('PUT', '/api/d1/updatesupplier', request);
        expect([tag, response.status]).toEqual([tag, 400]);
      }
      expect(await stateOf(server())).toBe(before);
    });

    test('B12 no call is reached by other methods', async () => {
      const before = await stateOf(server());
      for (const path of new Set(calls.map((call) => call.path))) {
        const has = (method: string) =>
          describedRoutes.some(({ matches }) => matches({ method, path }));
        const headers = { 'X-HTTP-Method-Override': methods.find(has) ?? '' };
        for (const method of methods.filter((one) => !has(one.replace('HEAD', 'GET')))) {
          const { status } = await sendAsKing(method, path, { headers });
          expect([method, path, [400, 404, 405].includes(status)]).toEqual([method, path, true]);
        }
      }
      expect(await stateOf(server())).toBe(before);
    });

    test('query keys are ignored, also hostile ones', async () => {
      const path = '/api/d1/getusers?__proto__[x]=1&role=king&role=x&constructor.prototype.x=1';
      const token = await tokenOf(server(), 'rookie');
      expect((await send(server().fetch, 'GET', path, { token })).status).toBe(200);
      expect(({} as { x?: string }).x).toBeUndefined();
    });

    test.each([
      '//api/d1/getusers',
      '/api/d1/getusers/',
      '/API/D1/GETUSERS',
      '/api%2Fd1%2Fgetusers',
      '/api/./d1/getusers',
      '/api/d1/getusers;x',
      '/api/d1/getusers%00',
      '/api/d1/getusers%c0%af',
      '/api/d1/../d1/getusers',
    ])('%s admits nobody without a token', async (path) => {
      expect([400, 401, 404, 503]).toContain((await server().fetch(path)).status);
    });
  });
}
