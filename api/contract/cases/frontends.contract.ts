import { describe, expect, test } from '@jest/globals';
import { frontendMessages } from '@wabu/shared/entities/frontend';
import { legalMessages } from '@wabu/shared/entities/legal/legal';
import { say } from '@wabu/shared/entities/messages/messages';
import { textHash, textRefKey } from '@wabu/shared/entities/translation-provenance';
import { answer } from '../../src/client.ts';
import { send } from '../../src/testing.ts';
import { aFrontend } from '../builders.ts';
import { clientOf, tokenOf } from '../people.ts';
import { recordCalls } from '../record-calls.ts';
import { type ContractServer, stateOf } from '../server.ts';

export function frontendsContract(server: () => ContractServer) {
  const { newSupplier, newFrontend } = recordCalls(server);
  /** A frontend that is not stored, of a supplier who is. */
  const withSupplier = async () => {
    const { d1, supplier } = await newSupplier();
    return { d1, supplier, input: aFrontend(supplier.Nome) };
  };
  const add = async (json: object) =>
    send(server().fetch, 'POST', '/api/d1/addfrontend', {
      token: await tokenOf(server(), 'admin'),
      json,
    });

  describe('frontends', () => {
    test('a created frontend is answered with the specified message and listed as JSON values', async () => {
      const { d1, input } = await withSupplier();
      const response = await d1.addfrontend.$post({ json: input });
      expect(response.status).toBe(201);
      const { message, ...added } = await answer(response);
      expect(message).toBe('Frontend aggiunto con successo!');
      expect(added).toEqual({ ...input, version: 1 });
      const listed = await answer(d1.getallfrontends.$get());
      expect(listed).toContainEqual(added);
      const one = await answer(d1.getfrontend.$get({ query: { URL: input.URL } }));
      expect(one).toEqual({ ...added, ledger: expect.any(Array) });
    });

    test('section texts are accepted as Italian strings', async () => {
      const { d1, input } = await withSupplier();
      const Contenuto = JSON.stringify({ de: '<p>Zeiten</p>' });
      const Sezioni = [{ visible: true, NomeSezione: '<p>Orari</p>', Contenuto }];
      expect((await add({ ...input, Sezioni })).status).toBe(201);
      const { Sezioni: stored } = await answer(d1.getfrontend.$get({ query: { URL: input.URL } }));
      expect(stored).toMatchObject([
        { NomeSezione: { it: '<p>Orari</p>' }, Contenuto: { de: '<p>Zeiten</p>' } },
      ]);
    });

    test('every spelling of a taken URL is rejected', async () => {
      const { d1, input } = await newFrontend();
      const before = await stateOf(server());
      for (const URL of [input.URL, `https://${input.URL.toUpperCase()}/`, ` ${input.URL}`]) {
        const again = answer(d1.addfrontend.$post({ json: { ...input, URL } }));
        await expect(again).rejects.toMatchObject({
          status: 409,
          problem: { code: 'duplicate', ...say(frontendMessages.duplicate) },
        });
      }
      expect(await stateOf(server())).toBe(before);
    });

    test('a renamed supplier shows its new name in its frontends', async () => {
      const { d1, supplier, input } = await newFrontend();
      const Nome = `${supplier.Nome} & figli`;
      await answer(d1.updatesupplier.$put({ json: { ...supplier, Nome } }));
      const listed = await answer(d1.getallfrontends.$get());
      expect(listed.find(({ URL }) => URL === input.URL)).toMatchObject({ Fornitore: Nome });
      const stale = answer(d1.updatefrontend.$put({ json: input }));
      await expect(stale).rejects.toMatchObject({ status: 400 });
      await answer(d1.updatefrontend.$put({ json: { ...input, Fornitore: Nome } }));
    });

    test('a supplier with frontends cannot be deleted, and the answer lists them', async () => {
      const { d1, supplier, input } = await newFrontend();
      const before = await stateOf(server());
      const remove = answer(d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
      await expect(remove).rejects.toMatchObject({
        status: 409,
        problem: { code: 'in-use', linked: [input.URL] },
      });
      expect(await stateOf(server())).toBe(before);
      const usesOf = async () =>
        (await answer(d1.supplieruses.$post({ json: { PIVA: [supplier.PIVA, '00000000000'] } })))
          .uses;
      expect(await usesOf()).toEqual([{ PIVA: supplier.PIVA, URL: input.URL }]);
      await answer(d1.deletefrontend.$delete({ json: { URL: input.URL } }));
      expect(await usesOf()).toEqual([]);
      await answer(d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
    });

    test('an unknown supplier is rejected', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const before = await stateOf(server());
      const call = answer(d1.addfrontend.$post({ json: aFrontend('Nessuno') }));
      await expect(call).rejects.toMatchObject({
        status: 400,
        problem: { errors: [{ field: 'Fornitore', message: 'Il fornitore non esiste' }] },
      });
      expect(await stateOf(server())).toBe(before);
    });

    test('translation provenance names the author and the source of every text', async () => {
      const { d1, input } = await newFrontend();
      const read = async () => {
        const { ledger } = await answer(d1.getfrontend.$get({ query: { URL: input.URL } }));
        return new Map(ledger.map((row) => [textRefKey(row), row]));
      };
      const fresh = await read();
      expect(fresh.size).toBe(36);
      for (const row of fresh.values())
        expect(row).toMatchObject({ kind: 'default', author: 'admin' });

      const it = '<p>Ingresso e spogliatoio</p>';
      const de = '<p>Eintritt und Umkleide</p>';
      const Sezioni = structuredClone(input.Sezioni);
      Object.assign(Sezioni[0]?.Contenuto ?? {}, { it, de });
      const text = { section: 'included', field: 'Contenuto' as const };
      const machine = {
        kind: 'machine' as const,
        sourceLanguage: 'it' as const,
        sourceHash: textHash(it),
      };
      const origins = [{ ...text, language: 'de' as const, ...machine }];
      await answer(d1.updatefrontend.$put({ json: { ...input, Sezioni, origins } }));
      const saved = await read();
      expect(saved.get('included/Contenuto/it')).toMatchObject({
        kind: 'human',
        textHash: textHash(it),
      });
      expect(saved.get('included/Contenuto/de')).toMatchObject({
        ...machine,
        textHash: textHash(de),
      });
      expect(saved.get('included/Contenuto/fr')).toEqual(fresh.get('included/Contenuto/fr'));
      const summaries = await answer(d1.getfrontendsummaries.$get());
      expect(summaries.find(({ URL }) => URL === input.URL)?.languages).toMatchObject({
        de: { machine: 1 },
        fr: { outdated: 1 },
      });
    });

    const texts = { 'logo.png': { texts: { it: 'Il marchio' }, focus: { x: 0.5, y: 1 } } };
    const legal = (cin: string) => ({ offer: 'lodging' as const, cin: [cin] });
    test.each([
      { field: 'altTexts', sent: texts, stored: texts },
      {
        field: 'legal',
        sent: legal(' it017179c2abcdefgh '),
        stored: legal('IT017179C2ABCDEFGH'),
      },
    ])('the $field belong to the record, and stay when a save does not name them', async (row) => {
      const { d1, input } = await withSupplier();
      const { field, sent, stored } = row;
      const query = { URL: input.URL };
      await answer(d1.addfrontend.$post({ json: { ...input, [field]: sent } }));
      await answer(d1.updatefrontend.$put({ json: input }));
      expect(await answer(d1.getfrontend.$get({ query }))).toMatchObject({ [field]: stored });
      expect(await answer(d1.getallfrontends.$get())).toContainEqual(
        expect.objectContaining({ ...query, [field]: stored }),
      );
      expect(
        await answer(d1.updatefrontend.$put({ json: { ...input, [field]: {} } })),
      ).not.toHaveProperty(field);
      const [last] = await server().database.query(
        'SELECT difference FROM changes WHERE label = ? ORDER BY id DESC LIMIT 1',
        [input.URL],
      );
      expect(JSON.parse(String(last?.difference))).toEqual([{ path: [field], value: stored }]);
    });

    test('data that the law does not know are rejected', async () => {
      const { d1, input } = await newFrontend();
      const rejected = answer(d1.updatefrontend.$put({ json: { ...input, legal: legal('IT 1') } }));
      await expect(rejected).rejects.toMatchObject({
        status: 400,
        problem: { errors: [{ field: 'legal.cin.0', ...say(legalMessages.code) }] },
      });
    });

    test('a section without an id keeps its id', async () => {
      const { d1, input } = await newFrontend();
      const Sezioni = input.Sezioni.map(({ id, ...section }) => section);
      const changed = await answer(d1.updatefrontend.$put({ json: { ...input, Sezioni } }));
      expect(changed.Sezioni.map(({ id }) => id)).toEqual(['included', 'not-included']);
    });

    test('a frontend above 1.5 MB is rejected with the message of the contract', async () => {
      const { input } = await withSupplier();
      const before = await stateOf(server());
      const Contenuto = { it: `<p>${'lago '.repeat(280_000)}` };
      const Sezioni = [{ visible: true, NomeSezione: { it: '' }, Contenuto }];
      const response = await add({ ...input, Sezioni: [...Sezioni, ...Sezioni] });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject(say(frontendMessages.tooLarge));
      expect(await stateOf(server())).toBe(before);
      expect((await add({ ...input, Sezioni })).status).toBe(201);
    });

    test('a record with a damaged field is listed and marked', async () => {
      const { d1, input } = await newFrontend();
      await server().database.write([
        {
          sql: "UPDATE frontends SET place = '{broken' WHERE url = ?",
          args: [input.URL],
        },
        { sql: "UPDATE revisions SET revision = revision + 1 WHERE entity = 'frontends'" },
      ]);
      const one = await answer(d1.getfrontend.$get({ query: { URL: input.URL } }));
      expect(one.damaged).toEqual(['Localizzazione']);
      await answer(d1.deletefrontend.$delete({ json: { URL: input.URL } }));
    });
  });
}
