import { describe, expect, test } from '@jest/globals';
import { BATCH_HEADER, historyMessages } from '@wabu/shared/entities/history/history';
import { answer } from '../../../src/client.ts';
import { send } from '../../../src/testing.ts';
import { aFrontend, aSupplier } from '../../builders.ts';
import { clientOf, newTokenOf } from '../../people.ts';
import { type ContractServer, stateOf } from '../../server.ts';
import { historyCalls } from './history-calls.ts';

export function undoContract(server: () => ContractServer) {
  const { entriesOf, idOf } = historyCalls(server);
  const batchOf = ({ headers }: { headers: Headers }) => String(headers.get(BATCH_HEADER));

  const withSupplier = async () => {
    const { d1 } = await clientOf(server(), 'admin');
    const response = await d1.addsupplier.$post({ json: aSupplier() });
    const created = batchOf(response);
    const supplier = await answer(response);
    /** The suppliers of this name now. */
    const listed = async () =>
      (await answer(d1.getallsuppliers.$get())).filter(({ PIVA }) => PIVA === supplier.PIVA);
    const undo = (batch: string) => d1.undo.$post({ json: { batch } });
    return { d1, supplier, created, listed, undo };
  };

  describe('an undo', () => {
    test('reverses a save, a deletion and a creation, and can be undone', async () => {
      const { d1, supplier, created, listed, undo } = await withSupplier();
      const json = { ...supplier, Citta: 'Riva' };
      const saved = await undo(batchOf(await d1.updatesupplier.$put({ json })));
      expect(await answer(saved)).toEqual({
        message: historyMessages.undone,
        missing: [],
        total: 1,
        done: 1,
        next: null,
      });
      expect(await listed()).toEqual([{ ...supplier, version: 3 }]);
      await answer(undo(batchOf(saved)));
      expect(await listed()).toEqual([{ ...json, version: 4 }]);

      const { PIVA } = supplier;
      const deleted = batchOf(await d1.deletesupplier.$delete({ json: { PIVA } }));
      const undeleted = await undo(deleted);
      expect(await listed()).toEqual([{ ...json, version: expect.any(Number) }]);
      await answer(undo(batchOf(undeleted)));
      expect(await listed()).toEqual([]);

      const other = aSupplier();
      const added = batchOf(await d1.addsupplier.$post({ json: other }));
      await answer(undo(added));
      expect(await answer(d1.getallsuppliers.$get())).not.toContainEqual(
        expect.objectContaining({ PIVA: other.PIVA }),
      );
      expect(created).not.toBe(added);
    });

    test('reverses all entries of a batch that several requests wrote', async () => {
      const one = await withSupplier();
      const two = await withSupplier();
      const batch = batchOf(
        await one.d1.updatesupplier.$put({ json: { ...one.supplier, SDI: 'ABCDEFG' } }),
      );
      const options = { headers: { [BATCH_HEADER]: batch } };
      await answer(one.d1.deletesupplier.$delete({ json: { PIVA: two.supplier.PIVA } }, options));
      await answer(one.undo(batch));
      expect(await one.listed()).toMatchObject([{ SDI: one.supplier.SDI }]);
      expect(await two.listed()).toHaveLength(1);
    });

    test('of a batch takes nothing along that another session added to it', async () => {
      const one = await withSupplier();
      const batch = batchOf(
        await one.d1.updatesupplier.$put({ json: { ...one.supplier, SDI: 'ABCDEFG' } }),
      );
      const options = { headers: { [BATCH_HEADER]: batch } };
      for (const name of ['king', 'admin']) {
        const token = await newTokenOf(server(), name);
        const request = { token, json: { terms: [], formality: {} }, ...options };
        const path = '/api/d1/updatetranslationsettings';
        const { headers } = await send(server().fetch, 'PUT', path, request);
        expect([name, headers.get(BATCH_HEADER)]).not.toEqual([name, batch]);
      }
      await answer(one.undo(batch));
      expect(await one.listed()).toMatchObject([{ SDI: one.supplier.SDI }]);
    });

    test('is rejected with who and when after a change made since, and writes nothing', async () => {
      const one = await withSupplier();
      const two = await withSupplier();
      const batch = batchOf(
        await one.d1.updatesupplier.$put({ json: { ...one.supplier, SDI: 'ABCDEFG' } }),
      );
      const options = { headers: { [BATCH_HEADER]: batch } };
      await one.d1.updatesupplier.$put({ json: { ...two.supplier, SDI: 'ABCDEFG' } }, options);
      const { d1 } = await clientOf(server(), 'king');
      await answer(d1.updatesupplier.$put({ json: { ...one.supplier, Citta: 'Arco' } }));
      const before = await stateOf(server());
      await expect(answer(one.undo(batch))).rejects.toMatchObject({
        status: 409,
        problem: {
          code: 'changed-meanwhile',
          message: historyMessages.changedSince,
          changedBy: 'king',
          changedAt: expect.any(Number),
        },
      });
      expect(await stateOf(server())).toBe(before);
    });

    test('reverses publications: the one before is public again, or none', async () => {
      const { d1, supplier, undo } = await withSupplier();
      const section = {
        id: 'a',
        visible: true,
        NomeSezione: { it: 'Lago' },
        Contenuto: { it: 'Uno' },
      };
      const altTexts = { 'logo.png': { decorative: true as const, texts: {} } };
      const input = aFrontend(supplier.Nome, {
        Logo: '',
        Copertina: '',
        Slideshow: [],
        altTexts,
        Sezioni: [section],
      });
      const { URL } = input;
      await answer(d1.addfrontend.$post({ json: input }));
      const publish = () => d1.publishfrontend.$post({ json: { URL } });
      const state = async () =>
        (await answer(d1.getfrontend.$get({ query: { URL } }))).publication?.state;
      const first = batchOf(await publish());
      await answer(undo(first));
      expect(await state()).toBe('withdrawn');
      await answer(publish());
      const Sezioni = [{ ...section, Contenuto: { it: 'Due' } }];
      await answer(d1.updatefrontend.$put({ json: { ...input, Sezioni } }));
      const second = batchOf(await publish());
      expect(await state()).toBe('published');
      await answer(undo(second));
      expect(await state()).toBe('changed');
      const withdrawn = batchOf(await d1.unpublishfrontend.$post({ json: { URL } }));
      await answer(undo(withdrawn));
      expect(await state()).toBe('changed');
      await expect(answer(undo(first))).rejects.toMatchObject({ status: 409 });
    });

    test('of a user needs a king; an unknown batch is 404', async () => {
      const king = (await clientOf(server(), 'king')).d1;
      const json = {
        clear_name: `utente ${crypto.randomUUID().slice(0, 8)}`,
        clear_psw: 'riva-del-garda-38066',
        clear_role: 'rookie',
        clear_avatar: 'avatar_default.gif',
      } as const;
      const batch = batchOf(await king.adduser.$post({ json }));
      const id = await idOf('user', json.clear_name);
      const { undo } = await withSupplier();
      await expect(answer(undo(batch))).rejects.toMatchObject({ status: 403 });
      const deleted = batchOf(await king.undo.$post({ json: { batch } }));
      await answer(king.undo.$post({ json: { batch: deleted } }));
      const actions = (await entriesOf('user', id)).map(({ action }) => action);
      expect(actions).toEqual(['undelete', 'delete', 'create']);
      await expect(answer(undo('0'.repeat(32)))).rejects.toMatchObject({ status: 404 });
    });
  });
}
