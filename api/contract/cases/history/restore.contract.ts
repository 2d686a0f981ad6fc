import { describe, expect, test } from '@jest/globals';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import { randomId } from '@wabu/shared/entities/random-id';
import { answer, ifMatch } from '../../../src/client.ts';
import { supplierRows } from '../../../src/suppliers/supplier-repository.ts';
import { aSupplier } from '../../builders.ts';
import { clientOf } from '../../people.ts';
import { recordCalls } from '../../record-calls.ts';
import type { ContractServer } from '../../server.ts';
import { historyCalls } from './history-calls.ts';

export function restoreContract(server: () => ContractServer) {
  const { entriesOf, idOf } = historyCalls(server);
  const { newFrontend } = recordCalls(server);
  const withFrontend = async (change: Partial<FrontendInput> = {}) => {
    const made = await newFrontend(change);
    const { URL } = made.input;
    const read = () => answer(made.d1.getfrontend.$get({ query: { URL } }));
    return { ...made, id: await idOf('frontend', URL), read };
  };
  /** The id of the first entry of a record. */
  const first = async (entity: 'supplier' | 'frontend', id: string) =>
    (await entriesOf(entity, id)).at(-1)?.id ?? 0;

  describe('a restore', () => {
    test('before an entry is the way to a first version without one', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const supplier = aSupplier();
      const id = randomId();
      await server().database.write(
        await supplierRows.insert([{ ...supplier, id, version: 1 }], Date.now()),
      );
      await answer(
        d1.updatesupplier.$put({ json: { ...supplier, Citta: 'Riva', SDI: 'ABCDEFG' } }),
      );
      const json = {
        entity: 'supplier',
        id,
        entry: await first('supplier', id),
        before: true,
      } as const;
      await answer(d1.restore.$post({ json: { ...json, fields: [['Citta']] } }, ifMatch(2)));
      const suppliers = () => answer(d1.getallsuppliers.$get());
      const once = { ...supplier, id, SDI: 'ABCDEFG', version: 3 };
      expect(await suppliers()).toContainEqual(once);
      await answer(d1.restore.$post({ json }, ifMatch(3)));
      expect(await suppliers()).toContainEqual({ ...supplier, id, version: 4 });
    });

    test('of single fields leaves the others as they are', async () => {
      const text = (id: string, it: string, de: string) => ({
        id,
        visible: true,
        NomeSezione: { it: id },
        Contenuto: { it, de },
      });
      const { d1, input, id, read } = await withFrontend({
        Sezioni: [text('a', 'uno', 'eins'), text('b', 'due', 'zwei')],
      });
      const Sezioni = [text('a', 'UNO', 'EINS')];
      await answer(d1.updatefrontend.$put({ json: { ...input, Logo: 'x.png', Sezioni } }));
      const entry = await first('frontend', id);
      const restore = (...fields: string[][]) =>
        answer(d1.restore.$post({ json: { entity: 'frontend', id, entry, fields } }));
      await restore(['Sezioni', 'a', 'Contenuto', 'de']);
      expect(await read()).toMatchObject({ Logo: 'x.png', Sezioni: [text('a', 'UNO', 'eins')] });
      await restore(['Sezioni', 'b']);
      const sections = [text('a', 'UNO', 'eins'), text('b', 'due', 'zwei')];
      expect(await read()).toMatchObject({ Logo: 'x.png', Sezioni: sections });
    });

    test('gives texts back with their origin', async () => {
      const origin = {
        section: 'a',
        field: 'Contenuto',
        language: 'de',
        kind: 'machine',
        sourceLanguage: 'it',
        sourceHash: 'x',
      } as const;
      const section = {
        id: 'a',
        visible: true,
        NomeSezione: { it: 'a' },
        Contenuto: { de: 'eins' },
      };
      const { d1, input, id, read } = await withFrontend({ Sezioni: [section], origins: [origin] });
      const Sezioni = [{ ...section, Contenuto: { de: 'Eins!' } }];
      await answer(d1.updatefrontend.$put({ json: { ...input, origins: [], Sezioni } }));
      const kindNow = async () =>
        (await read()).ledger.find(({ language }) => language === 'de')?.kind;
      expect(await kindNow()).toBe('human');
      const entry = await first('frontend', id);
      await answer(d1.restore.$post({ json: { entity: 'frontend', id, entry } }));
      expect(await kindNow()).toBe('machine');
    });

    test('names pictures and a supplier that are gone, and restores the rest', async () => {
      const { d1, supplier, input, id, read } = await withFrontend({ Logo: 'then.png' });
      const other = aSupplier();
      await answer(d1.addsupplier.$post({ json: other }));
      const changed = {
        ...input,
        Fornitore: other.Nome,
        Logo: 'now.png',
        Copertina: '',
        Slideshow: [],
      };
      await answer(d1.updatefrontend.$put({ json: changed }));
      await answer(d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
      const entry = await first('frontend', id);
      const restored = await answer(d1.restore.$post({ json: { entity: 'frontend', id, entry } }));
      expect(restored).toEqual({
        version: 3,
        kept: [['Fornitore']],
        missing: ['then.png', 'copertina.jpg', 'uno.jpg', 'due.jpg'],
      });
      expect(await read()).toMatchObject({
        Fornitore: other.Nome,
        Logo: 'now.png',
        Slideshow: [],
        version: 3,
      });
    });
  });
}
