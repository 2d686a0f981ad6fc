import { describe, expect, test } from '@jest/globals';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import { historyMessages } from '@wabu/shared/entities/history/history';
import { say } from '@wabu/shared/entities/messages/messages';
import { answer } from '../../../src/client.ts';
import { clientOf } from '../../people.ts';
import { recordCalls } from '../../record-calls.ts';
import type { ContractServer } from '../../server.ts';
import { historyCalls } from './history-calls.ts';

export function historyContract(server: () => ContractServer) {
  const { entriesOf, idOf, changesOf } = historyCalls(server);
  const { newSupplier, newFrontend } = recordCalls(server);

  /** A frontend that was saved with each of these changes. */
  const savedFrontend = async (...changes: Partial<FrontendInput>[]) => {
    const { d1, input } = await newFrontend();
    for (const change of changes)
      await answer(d1.updatefrontend.$put({ json: { ...input, ...change } }));
    return { d1, input, id: await idOf('frontend', input.URL) };
  };

  describe('the history of a record', () => {
    test('names who changed which fields, the newest first, and never the tax code', async () => {
      const { d1, supplier } = await newSupplier({
        Tipologia: 'Persona Fisica',
        PIVA: 'VRDLGU85A01H501X',
      });
      const id = await idOf('supplier', supplier.PIVA);
      const changed = { ...supplier, Citta: 'Riva', Telefono: '0464' };
      await answer(d1.updatesupplier.$put({ json: changed }));
      const entries = await entriesOf('supplier', id);
      expect(entries).toMatchObject([
        {
          action: 'update',
          by: 'admin',
          role: 'admin',
          label: supplier.Nome,
          fields: [['Citta'], ['Telefono']],
        },
        { action: 'create', fields: [] },
      ]);
      expect(await changesOf('supplier', id, entries[0]?.id)).toEqual([
        { path: ['Citta'], before: supplier.Citta, after: 'Riva' },
        { path: ['Telefono'], before: supplier.Telefono, after: '0464' },
      ]);
      const created = await changesOf('supplier', id, entries[1]?.id);
      expect(created).toContainEqual({ path: ['Nome'], after: supplier.Nome });
      expect(JSON.stringify([entries, created])).not.toContain(supplier.PIVA);
    });

    test('a frontend has the values of each section, field and language', async () => {
      const { input, id } = await savedFrontend({
        Sezioni: [
          { id: 'b', visible: true, NomeSezione: { it: 'Due' }, Contenuto: {} },
          { id: 'a', visible: true, NomeSezione: { it: 'Uno', de: 'Eins' }, Contenuto: {} },
        ],
      });
      const [saved, created] = await entriesOf('frontend', id);
      const sections = input.Sezioni.map(({ id: section }) => ['Sezioni', section]);
      expect(saved?.fields).toEqual(
        expect.arrayContaining([
          ['Sezioni', 'a'],
          ['Sezioni', 'b'],
        ]),
      );
      expect(saved?.fields).toEqual(expect.arrayContaining(sections));
      const changes = await changesOf('frontend', id, saved?.id, created?.id);
      expect(changes).toContainEqual({
        path: ['Sezioni', 'a'],
        after: { id: 'a', visible: true, NomeSezione: { it: 'Uno', de: 'Eins' }, Contenuto: {} },
      });
    });

    test('any two points can be compared, in both directions', async () => {
      const { id } = await savedFrontend({ Logo: '1.png' }, { Copertina: '2.png' });
      const [, , created] = await entriesOf('frontend', id);
      const logo = { path: ['Logo'], before: 'logo.png', after: 'logo.png' };
      const cover = { path: ['Copertina'], before: 'copertina.jpg', after: '2.png' };
      expect(await changesOf('frontend', id, 'now', created?.id)).toEqual([cover]);
      expect(await changesOf('frontend', id, created?.id, 'now')).toEqual([
        { ...cover, before: cover.after, after: cover.before },
      ]);
      const [, middle] = await entriesOf('frontend', id);
      expect(await changesOf('frontend', id, 'now', middle?.id)).toEqual([
        { ...logo, before: '1.png' },
        cover,
      ]);
    });

    test('every version of a deleted record can be read, the first one too', async () => {
      const { d1, supplier } = await newSupplier();
      const id = await idOf('supplier', supplier.PIVA);
      await answer(d1.updatesupplier.$put({ json: { ...supplier, Citta: 'Riva' } }));
      await answer(d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
      const [deleted, saved, created] = await entriesOf('supplier', id);
      expect(await changesOf('supplier', id, deleted?.id)).toContainEqual({
        path: ['Citta'],
        before: 'Riva',
      });
      expect(await changesOf('supplier', id, saved?.id, created?.id)).toEqual([
        { path: ['Citta'], before: supplier.Citta, after: 'Riva' },
      ]);
      expect(await changesOf('supplier', id, created?.id)).toContainEqual({
        path: ['Citta'],
        after: supplier.Citta,
      });
    });

    test('is paged', async () => {
      const { d1, id } = await savedFrontend(
        { Logo: '1.png' },
        { Logo: '2.png' },
        { Logo: '3.png' },
      );
      const query = { entity: 'frontend', id, limit: '3' } as const;
      const first = await answer(d1.history.$get({ query }));
      const second = await answer(
        d1.history.$get({ query: { ...query, after: first.next ?? '' } }),
      );
      expect(first.entries).toHaveLength(3);
      expect(second).toMatchObject({ entries: [{ action: 'create' }], next: null });
    });

    test('a version behind more entries than are read at once is found', async () => {
      const logos = Array.from({ length: 21 }, (_, at) => ({ Logo: `${at}.png` }));
      const { id } = await savedFrontend(...logos);
      const created = (await entriesOf('frontend', id)).at(-1);
      expect(created?.action).toBe('create');
      expect(await changesOf('frontend', id, 'now', created?.id)).toEqual([
        { path: ['Logo'], before: 'logo.png', after: '20.png' },
      ]);
    });

    test('an entry of another record is no point of its history', async () => {
      const { id } = await savedFrontend();
      const other = await savedFrontend();
      const [entry] = await entriesOf('frontend', other.id);
      await expect(changesOf('frontend', id, entry?.id)).rejects.toMatchObject({
        status: 404,
        problem: say(historyMessages.unknown),
      });
    });

    test('pruned contents say so, and the versions since can still be read', async () => {
      const { id } = await savedFrontend({ Logo: '1.png' }, { Logo: '2.png' });
      const [, older] = await entriesOf('frontend', id);
      const sql = 'UPDATE changes SET label = NULL, difference = NULL WHERE id = ?';
      await server().database.write([{ sql, args: [older?.id ?? 0] }]);
      const [newer, pruned] = await entriesOf('frontend', id);
      expect(pruned).toMatchObject({ by: 'admin', label: null, fields: [], pruned: true });
      expect(await changesOf('frontend', id, newer?.id)).toEqual([
        { path: ['Logo'], before: '1.png', after: '2.png' },
      ]);
      await expect(changesOf('frontend', id, pruned?.id)).rejects.toMatchObject({
        status: 404,
        problem: say(historyMessages.pruned),
      });
    });

    test('who and when cannot be changed, and no entry deleted', async () => {
      const { database } = server();
      for (const sql of [
        "UPDATE changes SET actor = 'x', label = NULL, difference = NULL",
        "UPDATE changes SET difference = '[]', label = NULL",
        'DELETE FROM changes',
      ])
        await expect(database.write([{ sql }])).rejects.toThrow('append-only');
    });
  });

  test('the history of a user is for those who manage users', async () => {
    const { d1 } = await clientOf(server(), 'admin');
    const [user, points] = [{ entity: 'user', id: 'id-of-rookie' }, { to: 'now' }] as const;
    const answers = await Promise.all([
      d1.history.$get({ query: user }),
      d1.history.difference.$get({ query: { ...user, ...points } }),
      d1.recordid.$post({ json: { entity: 'user', key: 'rookie' } }),
    ]);
    expect(answers.map(({ status }) => Number(status))).toEqual([403, 403, 403]);
  });

  describe('the activity', () => {
    test('has the entries of all records, filtered by person, record, kind and time', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const { id } = await savedFrontend({ Logo: '1.png' });
      const [saved, created] = await entriesOf('frontend', id);
      const at = created?.at ?? 0;
      const read = async (query: Parameters<typeof d1.activity.$get>[0]['query']) =>
        (await answer(d1.activity.$get({ query }))).entries.map((entry) => entry.id);
      expect((await read({})).slice(0, 2)).toEqual([saved?.id, created?.id]);
      const mine = { by: 'admin', entity: 'frontend', from: String(at) } as const;
      expect(await read({ ...mine, action: 'update' })).toEqual([saved?.id]);
      expect(await read({ ...mine, action: 'create' })).toContain(created?.id);
      expect(await read({ ...mine, until: String(at) })).toEqual([]);
      expect(await read({ by: 'rookie' })).toEqual([]);
      const page = await answer(d1.activity.$get({ query: { limit: '1' } }));
      expect(page.entries).toMatchObject([{ entity: 'frontend', recordId: id }]);
      expect(await read({ limit: '1', after: page.next ?? '' })).toEqual([created?.id]);
    });
  });
}
