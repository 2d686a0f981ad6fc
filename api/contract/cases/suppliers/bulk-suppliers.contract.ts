import { describe, expect, test } from '@jest/globals';
import {
  bulkMessages,
  MAX_BULK_OPERATIONS,
  type SupplierOperation,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import { say } from '@wabu/shared/entities/messages/messages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { answer } from '../../../src/client.ts';
import { aSupplier } from '../../builders.ts';
import { clientOf } from '../../people.ts';
import { recordCalls } from '../../record-calls.ts';
import { type ContractServer, stateOf } from '../../server.ts';

export function bulkSuppliersContract(server: () => ContractServer) {
  const calls = async () => {
    const { d1 } = await clientOf(server(), 'admin');
    const send = (operations: SupplierOperation[]) =>
      d1.bulksuppliers.$post({ json: { operations } });
    return { d1, send };
  };

  describe('a bulk call on suppliers', () => {
    test('finds suppliers by their tax ids', async () => {
      const { d1, send } = await calls();
      const additions = [1, 2, 3].map(() => ({ op: 'add', supplier: aSupplier() }) as const);
      const { results } = await answer(send(additions));
      const [, ...expected] = results.map(({ supplier }) => supplier as Supplier);
      const PIVA = [...expected.map((one) => ` ${one.PIVA} `), 'nothing'];
      const found = await answer(d1.findsuppliers.$post({ json: { PIVA } }));
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining(expected));
    });

    test('leaves what has frontends or is in the trash, and carries out the rest', async () => {
      const { newFrontend, newSupplier } = recordCalls(server);
      const { d1, send } = await calls();
      const [used, kept, changed] = [await newFrontend(), await newFrontend(), await newFrontend()];
      const [free, deleted] = [await newSupplier(), await newSupplier()];
      await answer(d1.deletesupplier.$delete({ json: { PIVA: deleted.supplier.PIVA } }));
      const { results } = await answer(
        send([
          { op: 'delete', PIVA: used.supplier.PIVA },
          { op: 'delete', PIVA: kept.supplier.PIVA },
          { op: 'change', supplier: kept.supplier },
          { op: 'delete', PIVA: aSupplier().PIVA },
          { op: 'change', supplier: { ...changed.supplier, email: 'nuova@esempio.example' } },
          { op: 'delete', PIVA: free.supplier.PIVA },
          { op: 'change', supplier: deleted.supplier },
          { op: 'change', supplier: aSupplier() },
        ]),
      );
      expect(results).toMatchObject([
        { status: 409, problem: { code: 'in-use', linked: [used.input.URL] } },
        { status: 409, problem: { code: 'in-use', linked: [kept.input.URL] } },
        { status: 200 },
        { status: 404 },
        { status: 200 },
        { status: 200 },
        { status: 404 },
        { status: 400, problem: { errors: [{ field: 'PIVA' }] } },
      ]);
    });

    test('takes 500 of the longest suppliers, and rejects one operation more, none, and unknown ones', async () => {
      const { send, d1 } = await calls();
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
        problem: say(bulkMessages.tooMany),
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
