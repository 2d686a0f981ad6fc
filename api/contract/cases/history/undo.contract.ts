import { describe, expect, test } from '@jest/globals';
import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import { aUser } from '@wabu/shared/testing/builders';
import { answer } from '../../../src/client.ts';
import { send } from '../../../src/testing.ts';
import { aFrontend, aSupplier } from '../../builders.ts';
import { clientOf, newTokenOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';

export function undoContract(server: () => ContractServer) {
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
      const json = aUser(`utente ${crypto.randomUUID().slice(0, 8)}`);
      const batch = batchOf(await king.adduser.$post({ json }));
      const { undo } = await withSupplier();
      await expect(answer(undo(batch))).rejects.toMatchObject({ status: 403 });
      await expect(answer(undo('0'.repeat(32)))).rejects.toMatchObject({ status: 404 });
    });
  });
}
