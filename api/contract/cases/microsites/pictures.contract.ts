import { describe, expect, test } from '@jest/globals';
import { fileMessages, folders } from '@wabu/shared/entities/files';
import { frontendImagesFolder } from '@wabu/shared/entities/frontend-url';
import { BATCH_HEADER, historyMessages } from '@wabu/shared/entities/history/history';
import { say, withValues } from '@wabu/shared/entities/messages/messages';
import { mediaPath } from '@wabu/shared/entities/microsites/picture-variants';
import { randomId } from '@wabu/shared/entities/random-id';
import { answer } from '../../../src/client.ts';
import { aPicture } from '../../../src/files/testing/picture-builders.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { clientOf } from '../../people.ts';
import { type ContractServer, stateOf } from '../../server.ts';
import { fileCalls } from '../../uploads.ts';

export function picturesContract(server: () => ContractServer) {
  const { newFrontend, storePicture, publicationOf, published } = micrositeCalls(server);
  const calls = () => clientOf(server(), 'admin');

  async function usesOf(URL: string) {
    const { uses } = await answer((await calls()).d1.getpictureuses.$get({ query: { URL } }));
    return uses.map(({ name, place, state }) => `${name} ${place} ${state}`).sort();
  }
  const remove = async (URL: string, name: string) =>
    (await calls()).r2.deletepicture.$delete({ json: { URL, name } });
  const rename = async (URL: string, name: string, next: string, version?: number) =>
    (await calls()).r2.renamepicture.$post(
      { json: { URL, name, next } },
      version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } },
    );
  const undo = async (call: Pick<Response, 'headers'>) =>
    (await calls()).d1.undo.$post({ json: { batch: call.headers.get(BATCH_HEADER) ?? '' } });
  const namesIn = async (URL: string) => {
    const query = { foldername: `[Frontends]/${URL}/images` };
    const { pictures } = await answer((await calls()).r2.listfiles.$get({ query }));
    return pictures.map(({ name }) => name).sort();
  };

  async function expectProblem(
    response: Pick<Response, 'status' | 'json'>,
    status: number,
    problem: object,
  ) {
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(problem);
  }

  describe('pictures of a frontend', () => {
    test('their uses name the places in the record and in what is public', async () => {
      const { d1, input } = await newFrontend({ Slideshow: ['lago.png'] });
      const { URL } = input;
      await storePicture(URL, 'libera.png', await aPicture('png'));
      expect(await usesOf(URL)).toEqual(['lago.png cover saved', 'lago.png slideshow saved']);
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      const { cover } = await published(URL);
      const shown = `<p><img src="${mediaPath(cover ?? { blob: '' }, 480)}" alt="Il lago"></p>`;
      const json = {
        ...input,
        Copertina: '',
        Slideshow: [],
        Sezioni: [
          {
            id: 'lake',
            visible: true,
            NomeSezione: { it: '<p>Il lago</p>' },
            Contenuto: { it: shown },
          },
        ],
      };
      await answer(d1.updatefrontend.$put({ json }));
      expect(await usesOf(URL)).toEqual([
        'lago.png cover public',
        'lago.png section saved',
        'lago.png slideshow public',
      ]);
    });

    test('their uses are in the order of their names', async () => {
      const { URL } = (await newFrontend({ Logo: 'ancora.png', Slideshow: ['zattera.png'] })).input;
      for (const name of ['zattera.png', 'ancora.png'])
        await storePicture(URL, name, await aPicture('png'));
      const { uses } = await answer((await calls()).d1.getpictureuses.$get({ query: { URL } }));
      expect(uses.map(({ name }) => name)).toEqual(['ancora.png', 'lago.png', 'zattera.png']);
    });

    test('one that is used is not deleted; a free one is', async () => {
      const { d1, input } = await newFrontend();
      const { URL } = input;
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      const before = await stateOf(server());
      const rejection = { code: 'in-use', ...say(fileMessages.inUse), linked: [URL] };
      await expectProblem(await remove(URL, 'lago.png'), 409, rejection);
      expect(await stateOf(server())).toBe(before);
      await answer(d1.updatefrontend.$put({ json: { ...input, Copertina: '' } }));
      await expectProblem(await remove(URL, 'lago.png'), 409, rejection);
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      expect((await remove(URL, 'lago.png')).status).toBe(200);
      expect(await namesIn(URL)).toEqual([]);
      await expectProblem(await remove(URL, 'lago.png'), 404, { code: 'not-found' });
    });

    test('a rename follows into the record, and changes nothing that is public', async () => {
      const { d1, input } = await newFrontend({ Slideshow: ['lago.png'] });
      const { URL } = input;
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      const { cover } = await published(URL);
      const renamed = await answer(await rename(URL, 'lago.png', ' Tramonto è.png ', 1));
      expect(renamed).toEqual({ name: 'Tramonto è.png', version: 2 });
      const stored = await answer(d1.getfrontend.$get({ query: { URL } }));
      expect(stored).toMatchObject({
        version: 2,
        Copertina: 'Tramonto è.png',
        Slideshow: ['Tramonto è.png'],
        altTexts: { 'Tramonto è.png': { texts: { it: 'Il lago' } } },
      });
      expect(await publicationOf(URL)).toMatchObject({ state: 'published' });
      const picture = await server().fetch(mediaPath(cover ?? { blob: '' }, 'original'));
      expect(picture.status).toBe(200);
      expect(await namesIn(URL)).toEqual(['Tramonto è.png']);
    });

    test('a rename is rejected with the reason, and then changes nothing', async () => {
      const { input } = await newFrontend();
      const { URL } = input;
      await storePicture(URL, 'altra.png', await aPicture('png'));
      const before = await stateOf(server());
      const field = (message: string) => ({ errors: [{ field: 'name', ...say(message) }] });
      const taken = { code: 'exists', ...say(fileMessages.taken), ...field(fileMessages.taken) };
      await expectProblem(await rename(URL, 'lago.png', 'altra.png'), 409, taken);
      const extension = withValues(fileMessages.extension, { extension: 'png' });
      await expectProblem(await rename(URL, 'lago.png', 'lago.svg'), 400, field(extension));
      await expectProblem(
        await rename(URL, 'lago.png', '../lago.png'),
        400,
        field(fileMessages.name),
      );
      await expectProblem(await rename(URL, 'lago.png', 'riva.png', 7), 412, {
        code: 'changed-meanwhile',
      });
      await expectProblem(await rename(URL, 'nessuna.png', 'riva.png'), 404, {});
      expect(await stateOf(server())).toBe(before);
    });

    test('an undo brings a deleted one back, takes an uploaded one away, and can be undone', async () => {
      const { URL } = (await newFrontend()).input;
      const uploaded = await storePicture(URL, 'libera.png', await aPicture('png'));
      const removed = await undo(uploaded);
      expect([removed.status, await namesIn(URL)]).toEqual([200, ['lago.png']]);
      expect((await undo(removed)).status).toBe(200);
      const deleted = await remove(URL, 'libera.png');
      expect((await undo(deleted)).status).toBe(200);
      expect(await namesIn(URL)).toEqual(['lago.png', 'libera.png']);
      await expectProblem(await undo(deleted), 409, { code: 'changed-meanwhile' });
    });

    test('an undo of a return under another name takes that one away', async () => {
      const { URL } = (await newFrontend()).input;
      await storePicture(URL, 'riva.png', await aPicture('png', { background: '#111' }));
      await remove(URL, 'riva.png');
      const { d1 } = await calls();
      const { entries } = await answer(d1.trash.$get({ query: { limit: '1' } }));
      await storePicture(URL, 'riva.png', await aPicture('png', { background: '#222' }));
      const id = Number(entries[0]?.id);
      const returned = await d1.undelete.$post({ json: { id, key: 'riva 2.png' } });
      expect(await namesIn(URL)).toEqual(['lago.png', 'riva 2.png', 'riva.png']);
      expect((await undo(returned)).status).toBe(200);
      expect(await namesIn(URL)).toEqual(['lago.png', 'riva.png']);
    });

    test('an undo of a rename follows into the record, and can be undone', async () => {
      const { d1, input } = await newFrontend();
      const { URL } = input;
      const cover = async () => (await answer(d1.getfrontend.$get({ query: { URL } }))).Copertina;
      const undone = await undo(await rename(URL, 'lago.png', 'riva.png', 1));
      expect([await cover(), await namesIn(URL)]).toEqual(['lago.png', ['lago.png']]);
      await undo(undone);
      expect([await cover(), await namesIn(URL)]).toEqual(['riva.png', ['riva.png']]);
    });

    test('an undo is rejected for a used one, for bytes that were replaced, and outside frontends', async () => {
      const { URL } = (await newFrontend({ Copertina: 'usata.png' })).input;
      const { upload } = fileCalls(server, 'admin');
      const used = await storePicture(URL, 'usata.png', await aPicture('png'));
      const replaced = await storePicture(
        URL,
        'lago.png',
        await aPicture('png', { background: '#123' }),
      );
      const common = await upload({
        folder: folders.shared,
        name: 'comune.png',
        bytes: await aPicture('png'),
      });
      const before = await stateOf(server());
      await expectProblem(await undo(used), 409, { code: 'in-use', linked: [URL] });
      for (const call of [replaced, common])
        await expectProblem(await undo(call), 409, say(historyMessages.noUndo));
      expect(await stateOf(server())).toBe(before);
    });

    test('an undo reads what earlier versions of the program wrote', async () => {
      const { URL } = (await newFrontend()).input;
      const undoEntry = async (action: string, name: string, facts: object | null) => {
        const batch = randomId();
        const id = `${frontendImagesFolder(URL)}/${name}`;
        const sql = `INSERT INTO changes (happened_at, actor, actor_role, action, entity, record_id, label, difference, request_id, batch)
          VALUES (1, 'admin', 'admin', ?, 'file', ?, ?, ?, '', ?)`;
        const args = [action, id, name, facts && JSON.stringify(facts), batch];
        await server().database.write([{ sql, args }]);
        return (await calls()).d1.undo.$post({ json: { batch } });
      };
      await rename(URL, 'lago.png', 'riva.png');
      const names = { before: { name: 'lago.png' }, after: { name: 'riva.png' } };
      expect((await undoEntry('update', 'lago.png', names)).status).toBe(200);
      expect(await namesIn(URL)).toEqual(['lago.png']);
      const replaced = { after: { type: 'image/png', size: 120 } };
      const noUndo = say(historyMessages.noUndo);
      await expectProblem(await undoEntry('update', 'lago.png', replaced), 409, noUndo);
      await storePicture(URL, 'libera.png', await aPicture('png'));
      await remove(URL, 'libera.png');
      expect((await undoEntry('delete', 'libera.png', null)).status).toBe(200);
      expect(await namesIn(URL)).toEqual(['lago.png', 'libera.png']);
    });

    test('of a rename and a save at the same time neither is lost', async () => {
      const { d1, input } = await newFrontend();
      const { URL } = input;
      await storePicture(URL, 'altra.png', await aPicture('png'));
      const save = () => answer(d1.updatefrontend.$put({ json: { ...input, Logo: 'altra.png' } }));
      await Promise.all([save(), answer(await rename(URL, 'altra.png', 'riva.png'))]);
      const [names, uses] = [await namesIn(URL), await usesOf(URL)];
      expect(names).toEqual(['lago.png', 'riva.png']);
      // The save came last with the old name, or first and was renamed.
      expect([
        ['lago.png cover saved'],
        ['lago.png cover saved', 'riva.png logo saved'],
      ]).toContainEqual(uses);
    });
  });
}
