import { describe, expect, test } from '@jest/globals';
import { fileMessages } from '@wabu/shared/entities/files';
import { say, withValues } from '@wabu/shared/entities/messages/messages';
import { mediaPath } from '@wabu/shared/entities/microsites/picture-variants';
import { answer } from '../../../src/client.ts';
import { aPicture } from '../../../src/files/testing/picture-builders.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { clientOf } from '../../people.ts';
import { type ContractServer, stateOf } from '../../server.ts';

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
