import { describe, expect, test } from '@jest/globals';
import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import {
  bulkMessages,
  MAX_BULK_OPERATIONS,
  type SupplierOperation,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import { type Supplier, supplierMessages } from '@wabu/shared/entities/supplier';
import { answer } from '../../../src/client.ts';
import { aFrontend, aSupplier } from '../../builders.ts';
import { clientOf } from '../../people.ts';
import { type ContractServer, stateOf } from '../../server.ts';
import { historyCalls } from '../history/history-calls.ts';

export function bulkSuppliersContract(server: () => ContractServer) {
  const { idOf, entriesOf } = historyCalls(server);

  /** The calls of an admin with suppliers of the given number. */
  const withSuppliers = async (count: number) => {
    const { d1, r2 } = await clientOf(server(), 'admin');
    const send = (operations: SupplierOperation[], headers: Record<string, string> = {}) =>
      d1.bulksuppliers.$post({ json: { operations } }, { headers });
    const bulk = async (...operations: SupplierOperation[]) =>
      (await answer(send(operations))).results;
    const additions = Array.from(
      { length: count },
      () => ({ op: 'add', supplier: aSupplier() }) as const,
    );
    const added = count > 0 ? await bulk(...additions) : [];
    const suppliers = added.map(({ supplier }) => supplier as Supplier);
    const stored = async (taxId: string) =>
      (await answer(d1.getallsuppliers.$get())).find(({ PIVA }) => PIVA === taxId);
    return { d1, r2, send, bulk, suppliers, stored };
  };
  const first = <T>([one]: T[]) => one as T;

  describe('a bulk call on suppliers', () => {
    test('rejects a changed tax id and the deletion of a supplier whom frontends name', async () => {
      const { d1, bulk, suppliers } = await withSuppliers(2);
      const [one, used] = suppliers as [Supplier, Supplier];
      const frontend = aFrontend(used.Nome);
      await answer(d1.addfrontend.$post({ json: frontend }));
      const results = await bulk(
        { op: 'change', supplier: { ...one, PIVA: aSupplier().PIVA } },
        { op: 'delete', PIVA: used.PIVA },
      );
      const { keyChanged, inUse } = supplierMessages;
      expect(results).toMatchObject([
        { status: 400, problem: { errors: [{ field: 'PIVA', message: keyChanged }] } },
        { status: 409, problem: { code: 'in-use', message: inUse, linked: [frontend.URL] } },
      ]);
    });

    test('finds suppliers by their tax ids', async () => {
      const { d1, suppliers } = await withSuppliers(3);
      const PIVA = [...suppliers.slice(1).map((one) => ` ${one.PIVA} `), 'nothing'];
      const found = await answer(d1.findsuppliers.$post({ json: { PIVA } }));
      const expected = suppliers.slice(1).map((supplier) => ({ ...supplier, version: 1 }));
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining(expected));
    });

    test('writes one batch into the history, without tax codes, and the trash with the files', async () => {
      const { r2, send, bulk, suppliers, stored } = await withSuppliers(2);
      const [changed, deleted] = suppliers as [Supplier, Supplier];
      for (const json of suppliers) await answer(r2.addsupplier.$post({ json }));
      const added = aSupplier();
      const changedId = await idOf('supplier', changed.PIVA);
      const { headers } = await send([
        { op: 'add', supplier: added },
        { op: 'change', supplier: { ...changed, SDI: 'ABCDEFG' } },
        { op: 'delete', PIVA: deleted.PIVA },
      ]);
      const batch = String(headers.get(BATCH_HEADER));
      const rows = await server().database.query(
        'SELECT action, actor, label, difference FROM changes WHERE batch = ? ORDER BY action',
        [batch],
      );
      expect(rows).toMatchObject([
        { action: 'create', actor: 'admin', label: added.Nome },
        { action: 'delete', actor: 'admin', label: deleted.Nome },
        { action: 'update', actor: 'admin', label: changed.Nome },
      ]);
      for (const { PIVA } of [added, changed, deleted])
        expect(JSON.stringify(rows)).not.toContain(PIVA);
      expect(first(await entriesOf('supplier', changedId)).fields).toEqual([['SDI']]);
      const filed = { foldername: `[Suppliers]/${changed.PIVA}`, filename: 'fornitore.json' };
      expect(await (await r2.getfile.$post({ json: filed })).json()).toEqual(
        await stored(changed.PIVA),
      );
      const [trashed] = await server().database.query(
        `SELECT document, (SELECT count(*) FROM objects WHERE folder = '[Trash]/' || trash.id) AS files
         FROM trash WHERE document ->> 'PIVA' = ?`,
        [deleted.PIVA],
      );
      expect(JSON.parse(String(trashed?.document))).toEqual({ ...deleted, version: 1 });
      expect(trashed?.files).toBe(1);
      expect(await bulk({ op: 'add', supplier: deleted })).toMatchObject([{ status: 201 }]);
    });

    test('takes 500 of the longest suppliers, and rejects one operation more, none, and unknown ones', async () => {
      const { send, d1 } = await withSuppliers(0);
      const longest = () =>
        aSupplier({
          Nome: 'ò'.repeat(120),
          Indirizzo: '湖'.repeat(160),
          Citta: '湖'.repeat(80),
          PEC: `${'x'.repeat(60)}@${`${'ò'.repeat(60)}.`.repeat(3)}it`,
        });
      const many = Array.from({ length: MAX_BULK_OPERATIONS }, () => ({
        op: 'add' as const,
        supplier: longest(),
      }));
      const { results } = await answer(send(many));
      expect(results.filter(({ status }) => status === 201)).toHaveLength(MAX_BULK_OPERATIONS);
      const removed = many.map(
        ({ supplier }) => ({ op: 'delete', PIVA: supplier.PIVA, version: 1 }) as const,
      );
      const before = await stateOf(server());
      const added = many.map(() => ({ op: 'add', supplier: longest() }) as const);
      await expect(answer(send([...added, ...added.slice(0, 1)]))).rejects.toMatchObject({
        status: 400,
        problem: { message: bulkMessages.tooMany },
      });
      await expect(answer(send([]))).rejects.toMatchObject({ status: 400 });
      const odd = [{ op: 'upsert', supplier: longest() }] as unknown as SupplierOperation[];
      await expect(answer(send(odd))).rejects.toMatchObject({ status: 400 });
      expect(await stateOf(server())).toBe(before);
      const deletions = (await answer(send(removed))).results;
      expect(new Set(deletions.map(({ status }) => status))).toEqual(new Set([200]));
      const left = await answer(d1.getallsuppliers.$get());
      expect(left.filter(({ Nome }) => Nome.startsWith('òòò'))).toEqual([]);
    });
  });
}
