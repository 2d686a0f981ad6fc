import { describe, expect, test } from '@jest/globals';
import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import type { Undone } from '@wabu/shared/entities/history/restore';
import type { SupplierOperation } from '@wabu/shared/entities/lists/bulk-suppliers';
import { say } from '@wabu/shared/entities/messages/messages';
import { randomId } from '@wabu/shared/entities/random-id';
import { supplierMessages } from '@wabu/shared/entities/supplier';
import { answer } from '../../../src/client.ts';
import { aFrontend, aSupplier } from '../../builders.ts';
import { clientOf } from '../../people.ts';
import { type ContractServer, stateOf } from '../../server.ts';

/** More than one request reverses. */
const COUNT = 260;

export function undoLargeContract(server: () => ContractServer) {
  /** The calls of an admin who has imported suppliers in one batch. */
  const withImport = async () => {
    const { d1 } = await clientOf(server(), 'admin');
    const city = `Città ${randomId().slice(0, 8)}`;
    const suppliers = Array.from({ length: COUNT }, () => aSupplier({ Citta: city }));
    const inBatch = (batch: string) => ({ headers: { [BATCH_HEADER]: batch } });
    const send = async (operations: SupplierOperation[]) => {
      const batch = randomId();
      const json = { operations };
      const { results } = await answer(d1.bulksuppliers.$post({ json }, inBatch(batch)));
      expect(results.every(({ status }) => status < 300)).toBe(true);
      return batch;
    };
    const batch = await send(suppliers.map((supplier) => ({ op: 'add', supplier })));
    const undoPart = (undone: string, own: string, after?: number) =>
      answer(d1.undo.$post({ json: { batch: undone, after } }, inBatch(own)));
    /** All parts of an undo; its batch. */
    const undo = async (undone: string) => {
      const own = randomId();
      let part: Undone | undefined;
      do part = await undoPart(undone, own, part?.next ?? undefined);
      while (part.next !== null);
      return own;
    };
    const listed = async () =>
      (await answer(d1.getallsuppliers.$get())).filter(({ Citta }) => Citta === city);
    return { d1, suppliers, batch, send, undo, undoPart, listed };
  };

  describe('an undo of a large batch', () => {
    test('takes several requests, and one that is sent again reverses nothing twice', async () => {
      const { batch, undo, undoPart, listed } = await withImport();
      const before = await listed();
      const own = randomId();
      const first = await undoPart(batch, own);
      expect(first).toMatchObject({ total: COUNT, done: 250, next: expect.any(Number) });
      expect(await listed()).toHaveLength(COUNT - 250);
      const state = await stateOf(server());
      expect(await undoPart(batch, own)).toEqual(first);
      expect(await stateOf(server())).toBe(state);
      const last = await undoPart(batch, own, first.next ?? undefined);
      expect(last).toMatchObject({ total: COUNT, done: COUNT, next: null });
      expect(await listed()).toEqual([]);
      await undo(own);
      expect(await listed()).toEqual(before);
    });

    test('reverses changes and deletions, and leaves what others have written beside them', async () => {
      const { d1, suppliers, send, undo, listed } = await withImport();
      const before = await listed();
      const [used] = suppliers;
      const { URL } = await answer(d1.addfrontend.$post({ json: aFrontend(used?.Nome ?? '') }));
      const changed = await send(
        suppliers.map((supplier, at) =>
          at % 3 === 1
            ? { op: 'delete', PIVA: supplier.PIVA }
            : {
                op: 'change',
                supplier: { ...supplier, Nome: `${supplier.Nome} nuovo`, SDI: 'ABCDEFG' },
              },
        ),
      );
      await undo(changed);
      const withoutVersions = (rows: typeof before) => rows.map(({ version: _, ...row }) => row);
      expect(withoutVersions(await listed())).toEqual(withoutVersions(before));
      const frontend = await answer(d1.getfrontend.$get({ query: { URL } }));
      expect(frontend.Fornitore).toBe(used?.Nome);
    });

    test('is rejected before the first write when one was changed since, or a frontend names it', async () => {
      const { d1, suppliers, batch, undoPart } = await withImport();
      // The last that an undo would reach.
      const [first] = suppliers as [(typeof suppliers)[0]];
      const { URL } = await answer(d1.addfrontend.$post({ json: aFrontend(first.Nome) }));
      const rejected = async (problem: object) => {
        const before = await stateOf(server());
        await expect(undoPart(batch, randomId())).rejects.toMatchObject({ status: 409, problem });
        expect(await stateOf(server())).toBe(before);
      };
      await rejected({ ...say(supplierMessages.inUse), linked: [URL] });
      const king = (await clientOf(server(), 'king')).d1;
      await answer(king.updatesupplier.$put({ json: { ...first, Citta: 'Arco' } }));
      await rejected({ code: 'changed-meanwhile', changedBy: 'king' });
    });
  });
}
