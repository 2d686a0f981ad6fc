import { describe, expect, test } from '@jest/globals';
import { isProblem } from '@wabu/shared/entities/problem';
import { processorTime } from '@wabu/shared/testing/processor-time';
import { aFrontend, aSupplier } from '../builders.ts';
import { calls } from '../calls.ts';
import { tokenOf } from '../people.ts';
import { sendCall } from '../send-call.ts';
import { type ContractServer, stateOf } from '../server.ts';

const jsonCalls = calls.filter((call) => call.body !== undefined);

export function badInputContract(server: () => ContractServer) {
  const send = async (path: string, method: string, body: BodyInit, headers = {}) =>
    server().fetch(path, {
      method,
      headers: {
        Authorization: `Bearer ${await tokenOf(server(), 'king')}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      body,
    });

  describe('bad input', () => {
    test.each(jsonCalls)(
      '$name rejects a body that is not a JSON object',
      async ({ method, path }) => {
        const before = await stateOf(server());
        const bodies: BodyInit[] = [
          '',
          '{',
          'null',
          '7',
          '"text"',
          '[]',
          '[{}]',
          '\ufeff{}',
          '{"a":NaN}',
          "{'a':1}",
          '{}{}',
          new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
          '['.repeat(20_000),
        ];
        for (const body of bodies) {
          const response = await send(path, method, body);
          expect([body, response.status]).toEqual([body, 400]);
          expect(isProblem(await response.json())).toBe(true);
        }
        expect(await stateOf(server())).toBe(before);
      },
    );

    test.each(jsonCalls)('$name rejects other content types and encodings', async (call) => {
      const before = await stateOf(server());
      const body = JSON.stringify(call.body?.());
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonx',
        '',
      ];
      for (const type of types) {
        const response = await send(call.path, call.method, body, { 'Content-Type': type });
        expect([type, response.status]).toEqual([type, 415]);
      }
      const packed = await send(call.path, call.method, body, { 'Content-Encoding': 'gzip' });
      expect(packed.status).toBe(415);
      expect(await stateOf(server())).toBe(before);
    });

    test('a body above the limit is rejected unread', async () => {
      const before = await stateOf(server());
      const large = JSON.stringify({ ...aSupplier(), Indirizzo: 'x'.repeat(2_000_000) });
      const huge = JSON.stringify({ ...aFrontend('x'), Fornitore: 'x'.repeat(5_000_000) });
      for (const [path, body] of [
        ['/api/d1/addsupplier', large],
        ['/api/adminwabu/login', large],
        ['/api/d1/addfrontend', huge],
      ] as const) {
        // The server may close the connection while the client still sends.
        const status = await send(path, 'POST', body).then(
          (response) => response.status,
          () => 'cut off',
        );
        expect([413, ...(server().runtime === 'workerd' ? ['cut off'] : [])]).toContain(status);
      }
      expect(await stateOf(server())).toBe(before);
    });

    test.each([
      ['Nome', 'a\u0000b'],
      ['Nome', 'a\ud800b'],
      ['Nome', ['x']],
      ['Nome', { toString: 'x' }],
      ['Nome', null],
      ['Nome', ''],
      ['CAP', 25019],
      ['CAP', 2 ** 53],
      ['Telefono', true],
      ['email', `${'a'.repeat(50_000)}@b.it`],
      ['PEC', `a@${'b.'.repeat(25_000)}it`],
      ['PIVA', '7'.repeat(50_000)],
      ['PIVA', 'RSSMRA80A01H501U'],
      ['Tipologia', 'azienda'],
      ['Nazione', 'IT'],
      ['Contratto', 'Altro'],
      ['SDI', 'ABC'],
    ])('a supplier with %s = %.40j is refused, field by field', async (field, value) => {
      const before = await stateOf(server());
      const body = JSON.stringify({ ...aSupplier(), [field]: value });
      const cost = await processorTime(async () => {
        const response = await send('/api/d1/addsupplier', 'POST', body);
        expect(response.status).toBe(400);
        const problem = (await response.json()) as { errors: { field: string; message: string }[] };
        expect(problem.errors).toEqual([{ field, message: expect.any(String) }]);
      });
      expect(cost).toBeLessThan(10_000);
      expect(await stateOf(server())).toBe(before);
    });

    test('numbers outside JSON are rejected', async () => {
      const body = JSON.stringify(aSupplier({ CAP: '25019' })).replace('"25019"', '1e999');
      expect((await send('/api/d1/addsupplier', 'POST', body)).status).toBe(400);
    });

    test('unknown keys are neither stored nor harmful', async () => {
      const supplier = aSupplier();
      const body = JSON.stringify(supplier).replace(
        '{',
        '{"__proto__":{"role":"king"},"constructor":{"prototype":{"x":1}},"id":"x","version":99,"isAdmin":true,',
      );
      const response = await send('/api/d1/addsupplier', 'POST', body);
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ ...supplier, version: 1 });
      expect(({} as { role?: string }).role).toBeUndefined();
      const [row] = await server().database.query(
        'SELECT id, version FROM suppliers WHERE tax_id = ?',
        [supplier.PIVA],
      );
      expect(row?.id).not.toBe('x');
      expect(row?.version).toBe(1);
    });

    test('SQL syntax in a value is stored unchanged', async () => {
      const hostile = `Robert'); DROP TABLE suppliers;-- " \\ % _ [x] ${'\u202e'}`;
      const supplier = aSupplier({ Nome: hostile, Indirizzo: hostile, Citta: '%' });
      const response = await send('/api/d1/addsupplier', 'POST', JSON.stringify(supplier));
      expect(await response.json()).toEqual({ ...supplier, version: 1 });
    });

    test('a malformed If-Match is rejected', async () => {
      const before = await stateOf(server());
      const body = JSON.stringify(aSupplier());
      for (const tag of ['"x"', 'abc', '"1", "2"', '1e3'])
        expect(
          (await send('/api/d1/updatesupplier', 'PUT', body, { 'If-Match': tag })).status,
        ).toBe(400);
      expect(await stateOf(server())).toBe(before);
    });

    test.each(calls.filter((call) => call.method !== 'GET'))(
      '$name is not reached by another method',
      async (call) => {
        const before = await stateOf(server());
        const token = await tokenOf(server(), 'king');
        for (const method of ['GET', 'HEAD', 'PATCH', 'OPTIONS']) {
          const response = await server().fetch(call.path, {
            method,
            headers: { Authorization: `Bearer ${token}`, 'X-HTTP-Method-Override': call.method },
          });
          expect([400, 404, 405]).toContain(response.status);
        }
        expect(await stateOf(server())).toBe(before);
      },
    );

    test('query keys are ignored, also hostile ones', async () => {
      const path = '/api/d1/getusers?__proto__[x]=1&role=king&role=x&constructor.prototype.x=1';
      const call = { ...calls[0], path } as (typeof calls)[number];
      expect((await sendCall(server(), call, await tokenOf(server(), 'rookie'))).status).toBe(200);
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
    ])('%s lets nobody in without a token', async (path) => {
      expect([400, 401, 404, 503]).toContain((await server().fetch(path)).status);
    });
  });
}
