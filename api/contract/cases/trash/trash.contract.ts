import { beforeAll, describe, expect, test } from '@jest/globals';
import { historyMessages } from '@wabu/shared/entities/history/history';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { withValues } from '@wabu/shared/entities/messages/messages';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { type ApiClient, answer } from '../../../src/client.ts';
import { aPicture } from '../../../src/files/testing/picture-builders.ts';
import { aSupplier } from '../../builders.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { clientOf, newTokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD } from '../../server.ts';
import { fileCalls } from '../../uploads.ts';
import { historyCalls } from '../history/history-calls.ts';
import { rejected, trashCalls } from './trash-calls.ts';

/** The list of the trash, deletion for good, and what becomes of suppliers and users. */
export function trashContract(server: () => ContractServer) {
  const { newFrontend } = micrositeCalls(server);
  const { latest, undelete, purge, deleteFrontend } = trashCalls(server);
  const { entriesOf, changesOf } = historyCalls(server);
  let admin: ApiClient['api'];
  let king: ApiClient['api'];
  beforeAll(async () => {
    [admin, king] = [await clientOf(server(), 'admin'), await clientOf(server(), 'king')];
  });
  const filesAs = (name: string) => fileCalls(server, name);
  const supplierOf = async (name: string) =>
    (await answer(admin.d1.getallsuppliers.$get())).find(({ Nome }) => Nome === name);

  /** A supplier with a file in its folder, in the trash. */
  async function aDeletedSupplier() {
    const supplier = aSupplier({ Nome: `Cestinato ${crypto.randomUUID()}` });
    await answer(admin.d1.addsupplier.$post({ json: supplier }));
    await answer(admin.d1.updatesupplier.$put({ json: { ...supplier, PEC: 'a@b.example' } }));
    await answer(admin.r2.addsupplier.$post({ json: supplier }));
    await answer(admin.d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
    const folder = `[Suppliers]/${supplier.PIVA}`;
    const filed = () => filesAs('admin').getFile(folder, 'fornitore.json');
    return { supplier: { ...supplier, PEC: 'a@b.example' }, entry: await latest(), filed };
  }

  async function aDeletedUser() {
    const clear_name = `utente ${crypto.randomUUID().slice(0, 8)}`;
    const clear_avatar = `avatar_${clear_name}.png`;
    const folder = '[Users]/avatars';
    await filesAs('king').upload({ folder, name: clear_avatar, bytes: await aPicture('png') });
    const user = { clear_name, clear_psw: PASSWORD, clear_role: 'rookie', clear_avatar } as const;
    await answer(king.d1.adduser.$post({ json: user }));
    await answer(king.d1.deleteuser.$post({ json: { name: clear_name } }));
    const avatar = (name = clear_avatar) => filesAs('king').getFile(folder, name);
    return { user, entry: await latest(), avatar };
  }

  describe('trash', () => {
    test('lists what was deleted, by whom and for how long, without tax codes and texts', async () => {
      const { supplier, entry } = await aDeletedSupplier();
      expect(entry).toEqual({
        id: expect.any(Number),
        entity: 'supplier',
        recordId: expect.any(String),
        label: supplier.Nome,
        place: '',
        deletedBy: 'admin',
        deletedAt: expect.any(Number),
        daysLeft: TRASH_DAYS,
      });
      const { input } = await newFrontend();
      await deleteFrontend(input.URL);
      expect(await latest()).toMatchObject({
        entity: 'frontend',
        label: input.URL,
        place: input.Fornitore,
      });
      const first = await answer(admin.d1.trash.$get({ query: { limit: '1' } }));
      const after = String(first.next);
      const second = await answer(admin.d1.trash.$get({ query: { limit: '1', after } }));
      expect(second.entries).toEqual([entry]);
      const of = await answer(admin.d1.trash.$get({ query: { entity: 'supplier', limit: '1' } }));
      expect(of.entries).toEqual([entry]);
      const all = await answer(admin.d1.trash.$get({ query: { limit: '200' } }));
      expect(all.next).toBeNull();
      expect(JSON.stringify(all)).not.toContain(supplier.PIVA);
      expect(JSON.stringify(all)).not.toContain('Acqua chiara');
    });

    test('a supplier comes back with its file', async () => {
      const { supplier, entry, filed } = await aDeletedSupplier();
      expect((await filed()).status).toBe(404);
      await undelete(entry);
      const stored = { ...supplier, id: entry.recordId, version: 2 };
      expect(await supplierOf(supplier.Nome)).toEqual(stored);
      expect(await (await filed()).json()).toEqual(stored);
    });

    test('a file of a supplier that was replaced comes back to its supplier, without the tax code in the list', async () => {
      const { supplier, entry } = await aDeletedSupplier();
      await undelete(entry);
      const folder = `[Suppliers]/${supplier.PIVA}`;
      const { upload, getFile } = filesAs('admin');
      const send = (bytes: string) => upload({ folder, name: 'nota.txt', bytes });
      for (const text of ['prima', 'dopo']) expect((await send(text)).status).toBe(201);
      const replaced = await latest();
      expect(replaced).toMatchObject({ entity: 'file', label: 'nota.txt' });
      expect(JSON.stringify(replaced)).not.toContain(supplier.PIVA);
      await answer(admin.d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
      const key = 'nota 1.txt';
      await expect(undelete({ id: replaced.id, key })).rejects.toMatchObject(
        rejected(409, trashMessages.fileSupplierGone),
      );
      await undelete(await latest());
      await undelete({ id: replaced.id, key });
      const textOf = async (name: string) => (await getFile(folder, name)).text();
      expect([await textOf(key), await textOf('nota.txt')]).toEqual(['prima', 'dopo']);
    });

    test('a replaced file of the Tests page is not kept', async () => {
      const before = (await latest()).id;
      for (const bytes of ['prima', 'dopo'])
        await filesAs('rookie').upload({ folder: '[Tests]/cestino', name: 'a.txt', bytes });
      expect((await latest()).id).toBe(before);
    });

    test('a supplier whose tax code was taken names who has it', async () => {
      const { supplier, entry } = await aDeletedSupplier();
      await answer(admin.d1.addsupplier.$post({ json: { ...supplier, Nome: 'Il nuovo' } }));
      const message = withValues(trashMessages.taxIdTaken, { holder: 'Il nuovo' });
      await expect(undelete(entry)).rejects.toMatchObject(rejected(409, message));
    });

    test('a king restores a user with picture and password; an admin may not', async () => {
      const { user, entry, avatar } = await aDeletedUser();
      expect(entry).toMatchObject({ entity: 'user', label: user.clear_name, deletedBy: 'king' });
      expect((await avatar()).status).toBe(404);
      await expect(undelete(entry)).rejects.toMatchObject({ status: 403 });
      await undelete(entry, king);
      expect((await avatar()).status).toBe(200);
      expect(await newTokenOf(server(), user.clear_name)).toEqual(expect.any(String));
    });

    test('a user whose name was taken comes back under a new one, each with its picture', async () => {
      const { user, entry, avatar } = await aDeletedUser();
      const folder = '[Users]/avatars';
      const bytes = await aPicture('png', { background: '#123' });
      await filesAs('king').upload({ folder, name: user.clear_avatar, bytes });
      await answer(king.d1.adduser.$post({ json: user }));
      const taken = rejected(409, trashMessages.userNameTaken);
      await expect(undelete(entry, king)).rejects.toMatchObject(taken);
      const key = `${user.clear_name} 2`;
      expect(await undelete({ id: entry.id, key }, king)).toMatchObject({ label: key });
      const users = await answer(king.d1.getusers.$get());
      const found = users.find(({ clear_name }) => clear_name === key);
      expect(found?.clear_avatar).not.toBe(user.clear_avatar);
      expect((await avatar(found?.clear_avatar)).status).toBe(200);
    });

    test('a purged record is gone with its files', async () => {
      const { input } = await newFrontend();
      const { URL } = input;
      await deleteFrontend(URL);
      const { id } = await latest();
      const folder = `[Trash]/${id}`;
      const filesOf = () =>
        server().database.query('SELECT name FROM objects WHERE folder = ?', [folder]);
      expect(await filesOf()).toEqual([{ name: 'lago.png' }]);
      const hidden = await filesAs('king').getFile(folder, 'lago.png');
      expect(hidden.status).toBe(404);
      await purge(id);
      expect(await filesOf()).toEqual([]);
      await expect(purge(id)).rejects.toMatchObject(rejected(404, trashMessages.gone));
    });

    test('the history of a purged record keeps its name in the last entry alone', async () => {
      const { input } = await newFrontend();
      await deleteFrontend(input.URL);
      const { id, recordId } = await latest();
      const [deletion] = await entriesOf('frontend', recordId);
      const entry = Number(deletion?.id);
      const restore = () =>
        answer(
          admin.d1.restore.$post({
            json: { entity: 'frontend', id: recordId, entry, before: true },
          }),
        );
      await expect(restore()).rejects.toMatchObject(rejected(404, historyMessages.deleted));
      await purge(id);
      expect((await entriesOf('frontend', recordId))[0]?.label).toBe(input.URL);
      const rows = await server().database.query(
        'SELECT difference FROM changes WHERE record_id = ? AND difference IS NOT NULL',
        [recordId],
      );
      const difference = JSON.stringify({ before: { Fornitore: input.Fornitore } });
      expect(rows).toEqual([{ difference }]);
      await expect(changesOf('frontend', recordId, entry)).rejects.toMatchObject(
        rejected(404, historyMessages.pruned),
      );
      await expect(restore()).rejects.toMatchObject(rejected(404, historyMessages.purged));
    });
  });
}
