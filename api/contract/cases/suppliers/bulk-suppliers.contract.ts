import { describe, expect, test } from '@jest/globals';
import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import {
  bulkMessages,
  MAX_BULK_OPERATIONS,
  type SupplierOperation,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import { type Supplier, supplierMessages } from '@wabu/shared/entities/supplier';
import { answer, ifMatch } from '../../../src/client.ts';
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
    test('adds, changes and deletes, and answers each as its own call would', async () => {
      const { bulk, suppliers, stored } = await withSuppliers(2);
      const [changed, deleted] = suppliers as [Supplier, Supplier];
      const added = aSupplier({ Nome: '«Ò» \u202e;--' });
      const Citta = 'Limone';
      const results = await bulk(
        { op: 'add', supplier: { ...added, PIVA: ` ${added.PIVA} `, extra: 'ignored' } },
        { op: 'change', supplier: { ...changed, Citta }, version: 1 },
        { op: 'delete', PIVA: deleted.PIVA },
      );
      expect(results).toEqual([
        { status: 201, supplier: { ...added, id: expect.any(String), version: 1 } },
        { status: 200, supplier: { ...changed, Citta, version: 2 } },
        { status: 200 },
      ]);
      const id = first(results).supplier?.id;
      expect(await stored(added.PIVA)).toEqual({ ...added, id, version: 1 });
      expect(await stored(changed.PIVA)).toEqual({ ...changed, Citta, version: 2 });
      expect(await stored(deleted.PIVA)).toBeUndefined();
    });

    test('rejects single operations with the statuses and messages of their calls', async () => {
      const { d1, bulk, suppliers, stored } = await withSuppliers(3);
      const [one, used, stale] = suppliers as [Supplier, Supplier, Supplier];
      const frontend = aFrontend(used.Nome);
      await answer(d1.addfrontend.$post({ json: frontend }));
      const king = (await clientOf(server(), 'king')).d1;
      const current = await answer(king.updatesupplier.$put({ json: { ...stale, Citta: 'Arco' } }));
      const gone = aSupplier();
      await bulk({ op: 'add', supplier: gone });
      await bulk({ op: 'delete', PIVA: gone.PIVA });
      const good = aSupplier();
      const results = await bulk(
        { op: 'add', supplier: { ...one, Nome: 'Altro' } },
        { op: 'add', supplier: { ...aSupplier(), CAP: '1', Contratto: 7 } },
        { op: 'change', supplier: { ...one, PIVA: aSupplier().PIVA } },
        { op: 'change', supplier: gone },
        { op: 'change', supplier: stale, version: 1 },
        { op: 'delete', PIVA: stale.PIVA, version: 1 },
        { op: 'delete', PIVA: gone.PIVA },
        { op: 'delete', PIVA: '' },
        { op: 'delete', PIVA: used.PIVA },
        { op: 'add', supplier: good },
      );
      const { duplicate, keyChanged, notFound, changedMeanwhile, inUse, required } =
        supplierMessages;
      const meanwhile = {
        message: changedMeanwhile,
        current,
        changedBy: 'king',
        changedAt: expect.any(Number),
      };
      expect(results).toMatchObject([
        {
          status: 409,
          problem: { code: 'duplicate', errors: [{ field: 'PIVA' }], message: duplicate },
        },
        {
          status: 400,
          problem: { errors: [{ field: 'CAP' }, { field: 'Contratto', message: required }] },
        },
        { status: 400, problem: { errors: [{ field: 'PIVA', message: keyChanged }] } },
        { status: 404, problem: { message: notFound } },
        { status: 412, problem: meanwhile },
        { status: 412, problem: meanwhile },
        { status: 404, problem: { message: notFound } },
        { status: 400, problem: { errors: [{ field: 'PIVA', message: required }] } },
        { status: 409, problem: { code: 'in-use', message: inUse, linked: [frontend.URL] } },
        { status: 201 },
      ]);
      expect(await stored(stale.PIVA)).toEqual(current);
      expect(await stored(used.PIVA)).toBeDefined();
    });

    test('finds suppliers by their tax ids', async () => {
      const { d1, suppliers } = await withSuppliers(3);
      const PIVA = [...suppliers.slice(1).map((one) => ` ${one.PIVA} `), 'nothing'];
      const found = await answer(d1.findsuppliers.$post({ json: { PIVA } }));
      const expected = suppliers.slice(1).map((supplier) => ({ ...supplier, version: 1 }));
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining(expected));
    });

    test('of several operations for one supplier the first that is permitted counts', async () => {
      const { bulk, suppliers, stored } = await withSuppliers(1);
      const { PIVA } = first(suppliers);
      const twin = aSupplier();
      const results = await bulk(
        { op: 'add', supplier: { ...twin, CAP: 'wrong' } },
        { op: 'add', supplier: twin },
        { op: 'add', supplier: { ...twin, Nome: 'Gemello' } },
        { op: 'delete', PIVA, version: 9 },
        { op: 'change', supplier: { ...first(suppliers), Citta: 'Malcesine' } },
        { op: 'delete', PIVA },
        { op: 'add', supplier: first(suppliers) },
      );
      expect(results.map(({ status }) => status)).toEqual([400, 201, 409, 412, 200, 400, 409]);
      expect(results[2]?.problem?.message).toBe(supplierMessages.duplicate);
      expect(results[5]?.problem?.message).toBe(bulkMessages.twice);
      expect(await stored(twin.PIVA)).toMatchObject({ Nome: twin.Nome });
      expect(await stored(PIVA)).toMatchObject({ Citta: 'Malcesine', version: 2 });
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

    test('a retry with the same Idempotency-Key gets the first answer, also when all were rejected', async () => {
      const { send, suppliers } = await withSuppliers(1);
      const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });
      const added = { op: 'add', supplier: aSupplier() } as const;
      const rejected = { op: 'add', supplier: first(suppliers) } as const;
      for (const operations of [[added, rejected], [rejected]]) {
        const key = headers();
        const answers = await Promise.all([1, 2, 3].map(() => answer(send(operations, key))));
        const before = await stateOf(server());
        answers.push(await answer(send(operations, key)));
        expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
        expect(await stateOf(server())).toBe(before);
      }
    });

    test('concurrent calls lose no write', async () => {
      const { d1, bulk, suppliers, stored } = await withSuppliers(4);
      const changes = suppliers.map((supplier) => ({ op: 'change', supplier }) as const);
      const versioned = changes.map((change) => ({ ...change, version: 1 }));
      const twin = { op: 'add', supplier: aSupplier() } as const;
      const results = await Promise.all([
        bulk(...versioned, twin),
        bulk(...versioned, twin),
        ...suppliers.map((json) => d1.updatesupplier.$put({ json }, ifMatch(1))),
      ]);
      const [one, two, ...single] = results as [
        { status: number }[],
        { status: number }[],
        ...{ status: number }[],
      ];
      for (const at of suppliers.keys()) {
        const statuses = [one[at]?.status, two[at]?.status, single[at]?.status];
        expect(statuses.sort()).toEqual([200, 412, 412]);
        expect((await stored(suppliers[at]?.PIVA ?? ''))?.version).toBe(2);
      }
      expect([one.at(-1)?.status, two.at(-1)?.status].sort()).toEqual([201, 409]);
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
