import { describe, expect, test } from '@jest/globals';
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

    test('a taken tax id is rejected with the message of the contract', async () => {
      const { d1, supplier } = await newSupplier();
      const before = await stateOf(server());
      const again = answer(d1.addsupplier.$post({ json: { ...supplier, Nome: 'Altro' } }));
      await expect(again).rejects.toMatchObject({
        status: 409,
        problem: {
          code: 'duplicate',
          message: supplierMessages.duplicate,
          errors: [{ field: 'PIVA', message: supplierMessages.duplicate }],
        },
      });
      expect(await stateOf(server())).toBe(before);
    });

    test('ten concurrent creates of one tax id create one supplier', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const supplier = aSupplier();
      const calls = Array.from({ length: 10 }, () => d1.addsupplier.$post({ json: supplier }));
      const statuses = (await Promise.all(calls)).map((response) => response.status as number);
      expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
      const listed = await answer(d1.getallsuppliers.$get());
      expect(listed.filter(({ PIVA }) => PIVA === supplier.PIVA)).toHaveLength(1);
    });

    test('a retry with the same Idempotency-Key gets the first answer and creates nothing', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const options = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
      const supplier = aSupplier();
      const first = await answer(d1.addsupplier.$post({ json: supplier }, options));
      const before = await stateOf(server());
      const retries = [1, 2, 3].map(() =>
        answer(d1.addsupplier.$post({ json: supplier }, options)),
      );
      for (const retry of await Promise.all(retries)) expect(retry).toEqual(first);
      expect(await stateOf(server())).toBe(before);
      const other = answer(d1.addsupplier.$post({ json: aSupplier() }, options));
      await expect(other).rejects.toMatchObject({ status: 400 });
    });

    test('a change increments the version, and a stale one gets the newer record', async () => {
      const { d1, supplier } = await newSupplier();
      const first = ifMatch(1);
      const renamed = { ...supplier, Nome: 'Nuovo nome', PEC: '' };
      const changed = await answer(d1.updatesupplier.$put({ json: renamed }, first));
      expect(changed).toEqual({ ...renamed, id: expect.any(String), version: 2 });
      const before = await stateOf(server());
      const stale = answer(d1.updatesupplier.$put({ json: supplier }, first));
      await expect(stale).rejects.toMatchObject({
        status: 412,
        problem: {
          code: 'changed-meanwhile',
          current: changed,
          changedBy: 'admin',
          changedAt: expect.any(Number),
        },
      });
      const removal = d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }, first);
      expect((await removal).status as number).toBe(412);
      expect(await stateOf(server())).toBe(before);
      const unconditional = await answer(d1.updatesupplier.$put({ json: supplier }));
      expect(unconditional.version).toBe(3);
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
      const before = await stateOf(server());
      const stale = await d1.updatesupplier.$put({ json: supplier }, options);
      expect(stale.status as number).toBe(412);
      expect(await stateOf(server())).toBe(before);
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
            message: supplierMessages.keyChanged,
            errors: [{ field: 'PIVA', message: supplierMessages.keyChanged }],
          },
        });
      }
      expect(await stateOf(server())).toBe(before);
    });

    test('a deleted supplier leaves the list, answers 404 and can be created again', async () => {
      const { d1, supplier } = await newSupplier();
      const remove = () => answer(d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
      await remove();
      const gone = { status: 404, problem: { code: 'not-found' } };
      await expect(remove()).rejects.toMatchObject(gone);
      await expect(answer(d1.updatesupplier.$put({ json: supplier }))).rejects.toMatchObject(gone);
      expect(await answer(d1.getallsuppliers.$get())).not.toContainEqual(
        expect.objectContaining({ PIVA: supplier.PIVA }),
      );
      expect(await answer(d1.addsupplier.$post({ json: supplier }))).toMatchObject({ version: 1 });
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
