import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { micrositeMessages } from '@wabu/shared/entities/microsite';
import { answer } from '../../src/client.ts';
import { listMicrosites, readMicrosite } from '../../src/site/microsites/read-microsite.ts';
import { micrositeCalls } from '../microsite-calls.ts';
import { type ContractServer, stateOf } from '../server.ts';

export function micrositesContract(server: () => ContractServer) {
  const { newFrontend, published, publicationOf } = micrositeCalls(server);
  describe('publication', () => {
    test('a published frontend is public in its complete languages, with nothing of the others', async () => {
      const { d1, input } = await newFrontend();
      const { URL } = input;
      expect(await readMicrosite(server(), URL)).toEqual({ kind: 'unknown' });
      const sent = await answer(d1.publishfrontend.$post({ json: { URL } }));
      expect(sent).toEqual({
        URL,
        state: 'published',
        languages: ['it', 'en'],
        publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        publishedBy: 'admin',
        revision: 1,
        previous: null,
      });
      const microsite = await published(URL);
      expect(microsite).toMatchObject({
        URL,
        name: input.Fornitore,
        place: input.Localizzazione,
        logo: null,
        cover: { width: 600, height: 400, type: 'image/png', decorative: false },
        languages: ['it', 'en'],
        revision: 1,
        updatedAt: sent.publishedAt,
      });
      expect(microsite.cover?.alt).toMatchObject({ it: 'Il lago', en: 'The lake', de: '' });
      expect(microsite.sections).toHaveLength(1);
      expect(microsite.sections[0]?.name).toMatchObject({ it: '<p>Il lago</p>', de: '' });
      const { microsites } = await listMicrosites(server(), { limit: 1_000 });
      expect(microsites.find((card) => card.URL === URL)).toMatchObject({
        name: input.Fornitore,
        town: 'Garda',
        words: { it: 'Acqua chiara.', en: 'Clear water.' },
      });
      const { state, publishedBy } = (await publicationOf(URL)) ?? {};
      expect([state, publishedBy]).toEqual(['published', 'admin']);
    });

    test('a save changes the state and not what is public, and an equal save restores the state', async () => {
      const { d1, input } = await newFrontend();
      await answer(d1.publishfrontend.$post({ json: { URL: input.URL } }));
      const Localizzazione = { ...input.Localizzazione, Citta: 'Torri del Benaco' };
      const changed = await answer(d1.updatefrontend.$put({ json: { ...input, Localizzazione } }));
      expect(changed.publication?.state).toBe('changed');
      expect((await publicationOf(input.URL))?.state).toBe('changed');
      expect((await published(input.URL)).place.Citta).toBe('Garda');
      const back = await answer(d1.updatefrontend.$put({ json: input }));
      expect(back.publication?.state).toBe('published');
    });

    test('the codes of a lodging and the authors of its pictures are public, the rest of its rights is not', async () => {
      const cin = ['IT017179C2ABCDEFGH'];
      const legal = { offer: 'lodging', cin, cir: [] } as const;
      const lake = { texts: { it: 'Il lago', en: 'The lake' }, author: 'Anna Bianchi' };
      const altTexts = { 'lago.png': { ...lake, licence: 'cc-by-4.0' as const } };
      const { d1, input } = await newFrontend({ legal: { ...legal, cir: [] }, altTexts });
      const { URL } = input;
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      const microsite = await published(URL);
      expect(microsite.codes).toEqual({ cin, cir: [] });
      expect(microsite.cover?.credit).toEqual({ author: 'Anna Bianchi', licence: 'cc-by-4.0' });
      const save = (change: object) =>
        answer(d1.updatefrontend.$put({ json: { ...input, ...change } }));
      const changed = await save({ legal: { ...legal, offer: 'other' } });
      expect(changed.publication?.state).toBe('changed');
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      expect('codes' in (await published(URL))).toBe(false);
      // Nothing of it is public.
      const other = await save({ legal: { offer: 'other', cin: ['IT1'] } });
      expect(other.publication?.state).toBe('published');
    });

    test("a supplier's later change of name is not public until the next publication", async () => {
      const { d1, input, supplier } = await newFrontend();
      const { URL } = input;
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      const Nome = `${supplier.Nome} e figli`;
      await answer(d1.updatesupplier.$put({ json: { ...supplier, Nome } }));
      expect((await published(URL)).name).toBe(supplier.Nome);
      expect((await publicationOf(URL))?.state).toBe('changed');
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      expect((await published(URL)).name).toBe(Nome);
    });

    test('publishing an earlier revision undoes a publication and a withdrawal', async () => {
      const { d1, input } = await newFrontend();
      const { URL } = input;
      const publish = (revision?: number) =>
        answer(d1.publishfrontend.$post({ json: { URL, ...(revision && { revision }) } }));
      await publish();
      const Localizzazione = { ...input.Localizzazione, Citta: 'Malcesine' };
      await answer(d1.updatefrontend.$put({ json: { ...input, Localizzazione } }));
      expect(await publish()).toMatchObject({ revision: 2, previous: 1, state: 'published' });
      expect(await publish(1)).toMatchObject({ revision: 3, previous: 2, state: 'changed' });
      expect((await published(URL)).place.Citta).toBe('Garda');
      const withdrawn = await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      expect(withdrawn).toMatchObject({ state: 'withdrawn', revision: 4, previous: 3 });
      expect(await readMicrosite(server(), URL)).toEqual({ kind: 'withdrawn' });
      expect(await answer(d1.unpublishfrontend.$post({ json: { URL } }))).toEqual(withdrawn);
      expect(await publish(3)).toMatchObject({ revision: 5, previous: null });
      expect((await published(URL)).revision).toBe(5);
      const gone = answer(d1.publishfrontend.$post({ json: { URL, revision: 1 } }));
      await expect(gone).rejects.toMatchObject({ status: 404 });
    });

    test('an incomplete frontend is rejected with what each language lacks', async () => {
      const { d1, input } = await newFrontend({ altTexts: { 'lago.png': { texts: {} } } });
      const before = await stateOf(server());
      const call = d1.publishfrontend.$post({ json: { URL: input.URL } });
      const alt = { kind: 'alt', file: 'lago.png' };
      await expect(answer(call)).rejects.toMatchObject({
        status: 409,
        problem: {
          ...say(micrositeMessages.incomplete),
          code: 'incomplete',
          missing: { it: [alt], en: [alt], de: [{ kind: 'content', section: 'lake' }, alt] },
        },
      });
      expect(await stateOf(server())).toBe(before);
    });

    test('a picture without a file is rejected in every language', async () => {
      const { d1, input } = await newFrontend({
        Logo: 'perso.png',
        altTexts: {
          'lago.png': { decorative: true, texts: {} },
          'perso.png': { decorative: true, texts: {} },
        },
      });
      const call = answer(d1.publishfrontend.$post({ json: { URL: input.URL } }));
      await expect(call).rejects.toMatchObject({
        status: 409,
        problem: {
          ...say(micrositeMessages.missingFiles),
          missing: { it: [{ kind: 'file', file: 'perso.png' }] },
        },
      });
    });

    test('a stale publication or withdrawal gets the newer record and changes nothing', async () => {
      const { d1, input } = await newFrontend();
      const { URL } = input;
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      await answer(d1.updatefrontend.$put({ json: input }));
      const before = await stateOf(server());
      const first = { headers: { 'If-Match': '"1"' } };
      for (const call of [
        d1.publishfrontend.$post({ json: { URL } }, first),
        d1.unpublishfrontend.$post({ json: { URL } }, first),
      ])
        await expect(answer(call)).rejects.toMatchObject({
          status: 412,
          problem: { current: { URL, version: 2 }, changedBy: 'admin' },
        });
      expect(await stateOf(server())).toBe(before);
      const current = { headers: { 'If-Match': '"2"' } };
      await answer(d1.publishfrontend.$post({ json: { URL } }, current));
    });

    test('a frontend that was never published cannot be withdrawn', async () => {
      const { d1, input } = await newFrontend();
      const call = answer(d1.unpublishfrontend.$post({ json: { URL: input.URL } }));
      await expect(call).rejects.toMatchObject({
        status: 404,
        problem: say(micrositeMessages.neverPublished),
      });
    });

    test('a retried publication is answered as the first was', async () => {
      const { d1, input } = await newFrontend();
      const once = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
      const publish = () => answer(d1.publishfrontend.$post({ json: { URL: input.URL } }, once));
      const first = await publish();
      expect(await publish()).toEqual(first);
      expect((await published(input.URL)).revision).toBe(1);
    });

    test('concurrent publications each get a revision of their own', async () => {
      const { d1, input } = await newFrontend();
      const calls = Array.from({ length: 5 }, () =>
        answer(d1.publishfrontend.$post({ json: { URL: input.URL } })),
      );
      const revisions = (await Promise.all(calls)).map(({ revision }) => revision);
      expect(revisions.sort()).toEqual([1, 2, 3, 4, 5]);
      expect((await published(input.URL)).revision).toBe(5);
    });

    test('the history names who published and withdrew', async () => {
      const { d1, input } = await newFrontend();
      const { URL } = input;
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      const rows = await server().database.query(
        'SELECT actor, action, difference FROM changes WHERE entity = ? AND label = ? ORDER BY id',
        ['frontend', URL],
      );
      expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
        ['admin', 'create'],
        ['admin', 'publish'],
        ['admin', 'withdraw'],
      ]);
      expect(JSON.parse(String(rows[1]?.difference))).toMatchObject({
        after: { revision: 1, languages: ['it', 'en'] },
      });
    });
  });
}
