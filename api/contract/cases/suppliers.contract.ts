import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { supplierMessages, supplierSchema } from '@wabu/shared/entities/supplier';
import { answer, ifMatch } from '../../src/client.ts';
import { aSupplier } from '../builders.ts';
import { clientOf } from '../people.ts';
import { recordCalls } from '../record-calls.ts';
import { type ContractServer, stateOf } from '../server.ts';

export function suppliersContract(server: () => ContractServer) {
  const { newSupplier } = recordCalls(server);

  describe('suppliers', () => {
    test('a created supplier is answered and listed as sent, with its id and version', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const supplier = aSupplier({
        Nome: `L'Ostellò «d'Oro»'); DROP TABLE suppliers;-- " \\ % _ [x] \u202e;`,
      });
      const response = await d1.addsupplier.$post({ json: supplier });
      expect(response.status).toBe(201);
      const created = { ...supplier, id: expect.stringMatching(/^[0-9a-f]{32}$/), version: 1 };
      const answered = await response.json();
      expect(answered).toEqual(created);
      const listed = await answer(d1.getallsuppliers.$get());
      expect(listed).toContainEqual(answered);
      for (const one of listed) expect(supplierSchema.parse(one)).toEqual(one);
    });

    test('the supplier’s file is stored any number of times, and always matches the table', async () => {
      const { r2, d1, supplier } = await newSupplier();
      const filed = async () => {
        const key = { foldername: `[Suppliers]/${supplier.PIVA}`, filename: 'fornitore.json' };
        return (await r2.getfile.$post({ json: key })).json();
      };
      await answer(d1.updatesupplier.$put({ json: { ...supplier, Nome: 'Mai archiviato' } }));
      for (let round = 0; round < 2; round += 1) {
        const path = `[Suppliers]/${supplier.PIVA}/fornitore.json`;
        expect(await answer(r2.addsupplier.$post({ json: supplier }))).toEqual({ path });
      }
      const id = expect.any(String);
      expect(await filed()).toEqual({ ...supplier, id, Nome: 'Mai archiviato', version: 2 });
      const options = ifMatch(2);
      const calls = Array.from({ length: 5 }, (_, index) =>
        d1.updatesupplier.$put({ json: { ...supplier, Nome: `Nome ${index}` } }, options),
      );
      const statuses = (await Promise.all(calls)).map((response) => response.status as number);
      expect(statuses.sort()).toEqual([200, 412, 412, 412, 412]);
      const listed = await answer(d1.getallsuppliers.$get());
      const [row] = listed.filter(({ PIVA }) => PIVA === supplier.PIVA);
      expect(row?.version).toBe(3);
      expect(await filed()).toEqual(row);
    });

    test('B14 a changed tax id is rejected with the message of the contract', async () => {
      const { d1, supplier } = await newSupplier();
      const before = await stateOf(server());
      for (const options of [undefined, ifMatch(1)]) {
        const json = { ...supplier, PIVA: aSupplier().PIVA };
        await expect(answer(d1.updatesupplier.$put({ json }, options))).rejects.toMatchObject({
          status: 400,
          problem: {
            code: 'invalid',
            ...say(supplierMessages.keyChanged),
            errors: [{ field: 'PIVA', ...say(supplierMessages.keyChanged) }],
          },
        });
      }
      expect(await stateOf(server())).toBe(before);
    });

    test('a save of many statements is atomic', async () => {
      const { database } = server();
      const before = await stateOf(server());
      const broken = database.write([
        { sql: "UPDATE suppliers SET name = 'x'" },
        { sql: 'INSERT INTO suppliers (id) VALUES (?)', args: ['incomplete'] },
      ]);
      await expect(broken).rejects.toThrow();
      expect(await stateOf(server())).toBe(before);
    });
  });
}
