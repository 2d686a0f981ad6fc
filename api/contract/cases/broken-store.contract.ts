import { describe, expect, test } from '@jest/globals';
import { aFrontend, aSupplier } from '../builders.ts';
import { tokenOf } from '../people.ts';
import { type ContractServer, stateOf } from '../server.ts';

/** Renaming a table is the one way to break the database of both runtimes from outside. */
export function brokenStoreContract(server: () => ContractServer) {
  const rename = (from: string, to: string) =>
    server().database.write([{ sql: `ALTER TABLE ${from} RENAME TO ${to}` }]);

  describe('a broken store', () => {
    test('E06 fails the calls that need it without details, and recovers', async () => {
      const token = await tokenOf(server(), 'king');
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const send = (method: string, path: string, body?: object) =>
        server().fetch(path, { method, headers, body: JSON.stringify(body) });
      const supplier = aSupplier();
      const before = await stateOf(server());
      await rename('suppliers', 'suppliers_away');
      const answers = [
        await send('POST', '/api/d1/addsupplier', supplier),
        await send('POST', '/api/r2/addsupplier', supplier),
        await send('PUT', '/api/d1/updatesupplier', supplier),
        await send('DELETE', '/api/d1/deletesupplier', supplier),
        await send('POST', '/api/d1/addfrontend', aFrontend(supplier.Nome)),
        await send('GET', '/api/d1/getfrontend?URL=nowhere'),
      ];
      const others = [
        await send('GET', '/api/d1/getusers'),
        await send('POST', '/api/r2/listfiles', { foldername: '[Utils]' }),
        await server().fetch('/healthz'),
      ];
      await rename('suppliers_away', 'suppliers');
      for (const answer of answers) {
        const text = await answer.text();
        expect([answer.status, text]).toEqual([500, expect.any(String)]);
        expect(text).not.toMatch(/sql|table|suppliers|d1_|libsql|node:|\.ts|\bat /i);
        expect(JSON.parse(text)).toEqual({
          code: 'unexpected',
          message: 'Errore imprevisto: riprova tra poco',
          requestId: answer.headers.get('x-request-id'),
        });
      }
      for (const answer of others) expect(answer.status).toBe(200);
      expect(await stateOf(server())).toBe(before);
      expect((await send('POST', '/api/d1/addsupplier', supplier)).status).toBe(201);
    });

    test('E07 hundreds of concurrent health checks get one answer and block no other call', async () => {
      const ask = (path: string) => server().fetch(path);
      const asked = Array.from({ length: 300 }, () => ask('/api/d1/checkd1'));
      const health = await ask('/healthz');
      const answers = await Promise.all(asked);
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(new Set(texts).size).toBe(1);
      expect(health.status).toBe(200);
    });
  });
}
