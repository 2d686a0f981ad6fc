import { beforeAll, describe, expect, test } from '@jest/globals';
import { frontendMessages } from '@wabu/shared/entities/frontend';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { say, withValues } from '@wabu/shared/entities/messages/messages';
import { type ApiClient, answer } from '../../../src/client.ts';
import { aPicture } from '../../../src/files/testing/picture-builders.ts';
import { listMicrosites, readMicrosite } from '../../../src/site/microsites/read-microsite.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { clientOf } from '../../people.ts';
import { type ContractServer, stateOf } from '../../server.ts';
import { bytesOf } from '../../uploads.ts';
import { rejected, trashCalls } from './trash-calls.ts';

/** What becomes of frontends and their pictures in the trash. */
export function trashedFrontendsContract(server: () => ContractServer) {
  const { newFrontend, storePicture, publicationOf } = micrositeCalls(server);
  const { latest, undelete, purge, deleteFrontend, pictureOf } = trashCalls(server);
  let admin: ApiClient['api'];
  beforeAll(async () => {
    admin = await clientOf(server(), 'admin');
  });
  const deletePicture = (URL: string, name: string) =>
    answer(admin.r2.deletepicture.$delete({ json: { URL, name } }));

  describe('frontends in the trash', () => {
    test('a frontend comes back with texts, their origins and pictures, not published', async () => {
      const { input } = await newFrontend();
      const { URL } = input;
      await answer(admin.d1.publishfrontend.$post({ json: { URL } }));
      const { publication: _, ...stored } = await answer(
        admin.d1.getfrontend.$get({ query: { URL } }),
      );
      const picture = await bytesOf(await pictureOf(URL, 'lago.png'));
      await deleteFrontend(URL);
      expect((await pictureOf(URL, 'lago.png')).status).toBe(404);
      expect(await readMicrosite(server(), URL)).toEqual({ kind: 'withdrawn' });
      const { microsites } = await listMicrosites(server(), { limit: 1_000 });
      expect(microsites.map((card) => card.URL)).not.toContain(URL);
      const { id } = await latest();
      const message = 'Ripristinato: non è pubblicato, pubblicalo quando è pronto';
      expect(await undelete({ id, key: 'unused' })).toMatchObject({ message, label: URL });
      const restored = await answer(admin.d1.getfrontend.$get({ query: { URL } }));
      expect(restored).toEqual({ ...stored, publication: expect.anything() });
      expect(restored.ledger.length).toBeGreaterThan(0);
      expect(await bytesOf(await pictureOf(URL, 'lago.png'))).toEqual(picture);
      expect(await publicationOf(URL)).toMatchObject({ state: 'withdrawn' });
      await answer(admin.d1.publishfrontend.$post({ json: { URL } }));
      expect(await publicationOf(URL)).toMatchObject({ state: 'published' });
    });

    test('a frontend whose address was taken comes back at a new one, each with its pictures', async () => {
      const { input } = await newFrontend();
      const { URL } = input;
      const old = await bytesOf(await pictureOf(URL, 'lago.png'));
      await deleteFrontend(URL);
      const { id } = await latest();
      await answer(admin.d1.addfrontend.$post({ json: input }));
      const picture = await aPicture('png', { background: '#123' });
      await storePicture(URL, 'lago.png', picture);
      const newer = await bytesOf(await pictureOf(URL, 'lago.png'));
      const before = await stateOf(server());
      const taken = rejected(409, trashMessages.urlTaken);
      const sameKey = `https://${URL.toUpperCase()}/`;
      await expect(undelete({ id, key: sameKey })).rejects.toMatchObject(taken);
      const errors = [{ field: 'key', ...say(frontendMessages.url) }];
      await expect(undelete({ id, key: 'javascript:x' })).rejects.toMatchObject({
        status: 400,
        problem: { errors },
      });
      expect(await stateOf(server())).toBe(before);
      const key = `nuovo-${crypto.randomUUID()}`;
      expect(await undelete({ id, key: `https://${key}/` })).toMatchObject({
        label: `https://${key}/`,
      });
      expect(await answer(admin.d1.getfrontend.$get({ query: { URL: key } }))).toMatchObject({
        Copertina: 'lago.png',
      });
      expect(await bytesOf(await pictureOf(key, 'lago.png'))).toEqual(old);
      expect(await bytesOf(await pictureOf(URL, 'lago.png'))).toEqual(newer);
    });

    test('a frontend needs its supplier: the answer says what to restore or create first', async () => {
      const { supplier, input } = await newFrontend({}, { Nome: `Lido ${crypto.randomUUID()}` });
      await deleteFrontend(input.URL);
      const { id } = await latest();
      await answer(admin.d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
      const inTrash = withValues(trashMessages.supplierInTrash, { name: supplier.Nome });
      await expect(undelete({ id })).rejects.toMatchObject(rejected(409, inTrash));
      await purge((await latest()).id);
      const gone = withValues(trashMessages.supplierGone, { name: supplier.Nome });
      await expect(undelete({ id })).rejects.toMatchObject(rejected(409, gone));
      await answer(admin.d1.addsupplier.$post({ json: supplier }));
      expect(await undelete({ id })).toMatchObject({ label: input.URL });
    });

    test('a picture comes back under its name, or under a new one if that was taken', async () => {
      const { input } = await newFrontend();
      const { URL } = input;
      const first = await aPicture('png', { background: '#111' });
      await storePicture(URL, 'riva.png', first);
      const old = await bytesOf(await pictureOf(URL, 'riva.png'));
      await deletePicture(URL, 'riva.png');
      const entry = await latest();
      expect(entry).toMatchObject({
        entity: 'file',
        label: 'riva.png',
        place: `[Frontends]/${URL}/images`,
      });
      await undelete(entry);
      expect(await bytesOf(await pictureOf(URL, 'riva.png'))).toEqual(old);
      await deletePicture(URL, 'riva.png');
      const again = await latest();
      await storePicture(URL, 'riva.png', await aPicture('png', { background: '#222' }));
      await expect(undelete(again)).rejects.toMatchObject(rejected(409, trashMessages.fileTaken));
      await expect(undelete({ id: again.id, key: 'riva.jpg' })).rejects.toMatchObject({
        status: 400,
        problem: { errors: [{ field: 'key' }] },
      });
      expect(await undelete({ id: again.id, key: 'riva 2.png' })).toMatchObject({
        label: 'riva 2.png',
      });
      expect(await bytesOf(await pictureOf(URL, 'riva 2.png'))).toEqual(old);
    });

    test('a picture that an upload replaced comes back beside the new one, and can be purged', async () => {
      const { input } = await newFrontend();
      const { URL } = input;
      const old = await bytesOf(await pictureOf(URL, 'lago.png'));
      const before = (await latest())?.id;
      await storePicture(URL, 'lago.png', old);
      expect((await latest())?.id).toBe(before);
      for (const background of ['#333', '#444'])
        await storePicture(URL, 'lago.png', await aPicture('png', { background }));
      const current = await bytesOf(await pictureOf(URL, 'lago.png'));
      const second = await latest();
      expect(second).toMatchObject({
        entity: 'file',
        label: 'lago.png',
        place: `[Frontends]/${URL}/images`,
        deletedBy: 'admin',
      });
      const { entries } = await answer(
        admin.d1.trash.$get({ query: { after: String(second.id), limit: '1' } }),
      );
      const id = Number(entries[0]?.id);
      await expect(undelete({ id })).rejects.toMatchObject(rejected(409, trashMessages.fileTaken));
      await undelete({ id, key: 'lago prima.png' });
      expect(await bytesOf(await pictureOf(URL, 'lago prima.png'))).toEqual(old);
      expect(await bytesOf(await pictureOf(URL, 'lago.png'))).toEqual(current);
      await purge(second.id);
      expect(await bytesOf(await pictureOf(URL, 'lago.png'))).toEqual(current);
    });

    test('a picture needs its frontend', async () => {
      const { input } = await newFrontend();
      const { URL } = input;
      await storePicture(URL, 'riva.png', await aPicture('png'));
      await deletePicture(URL, 'riva.png');
      const { id } = await latest();
      await deleteFrontend(URL);
      const inTrash = withValues(trashMessages.frontendInTrash, { url: URL });
      await expect(undelete({ id })).rejects.toMatchObject(rejected(409, inTrash));
      await purge((await latest()).id);
      const gone = withValues(trashMessages.frontendGone, { url: URL });
      await expect(undelete({ id })).rejects.toMatchObject(rejected(409, gone));
    });
  });
}
