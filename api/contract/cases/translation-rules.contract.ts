import { beforeEach, describe, expect, test } from '@jest/globals';
import { send } from '../../src/testing.ts';
import { aSupplier } from '../builders.ts';
import { expectRejected } from '../expect-rejected.ts';
import { tokenOf } from '../people.ts';
import type { ContractServer } from '../server.ts';

const TEXT = { text: 'Camere a Malcesine', source_lang: 'IT', target_lang: 'DE' };

export function translationRulesContract(server: () => ContractServer) {
  const ask = async (method: string, path: string, json?: unknown, role = 'admin') =>
    send(server().fetch, method, path, { token: await tokenOf(server(), role), json });
  const translate = async (more: object = {}) => {
    const answer = await ask('POST', '/api/DeepL/translate', { ...TEXT, ...more });
    expect(answer.status).toBe(200);
    return server().deepl.calls.at(-1);
  };
  const save = (rules: object) => ask('PUT', '/api/d1/updatetranslationsettings', rules);
  const terms = () => [...server().deepl.glossaries.values()].map(({ entries }) => entries);

  describe('rules of translation', () => {
    beforeEach(async () => {
      server().deepl.reset();
      server().deepl.glossaries.clear();
      await server().database.write([
        { sql: "DELETE FROM attempts WHERE key LIKE 'translat%'" },
        { sql: 'DELETE FROM translation_settings' },
      ]);
    });

    test('terms become a glossary, which is replaced when they change and deleted without them', async () => {
      await save({ terms: [' Malcesine', 'malcesine', 'Monte  Baldo'], formality: {} });
      expect(terms()).toEqual([]);
      const first = await translate();
      expect(terms()).toEqual(['Malcesine\tMalcesine\nMonte Baldo\tMonte Baldo']);
      expect((await translate())?.glossary_id).toBe(first?.glossary_id);
      await save({ terms: ['Torbole'], formality: {} });
      expect((await translate())?.glossary_id).not.toBe(first?.glossary_id);
      expect(terms()).toEqual(['Torbole\tTorbole']);
      await save({ terms: [], formality: {} });
      expect(await translate()).not.toHaveProperty('glossary_id');
      expect(terms()).toEqual([]);
    });

    test('a glossary that the service lost is made anew', async () => {
      await save({ terms: ['Malcesine'], formality: {} });
      const first = await translate();
      server().deepl.glossaries.clear();
      const second = await translate();
      expect(second?.glossary_id).toEqual(expect.any(String));
      expect(second?.glossary_id).not.toBe(first?.glossary_id);
      expect(terms()).toHaveLength(1);
    });

    test('terms that the service rejects do not stop a translation', async () => {
      await save({ terms: ['Malcesine'], formality: {} });
      server().deepl.takesGlossaries = false;
      expect(await translate()).not.toHaveProperty('glossary_id');
      server().deepl.takesGlossaries = true;
      expect(await translate()).toHaveProperty('glossary_id');
      for (const glossary of server().deepl.glossaries.values()) glossary.pairs = [];
      expect(await translate()).not.toHaveProperty('glossary_id');
    });

    test('the tone is that of the language', async () => {
      await save({ terms: [], formality: { de: 'more', fr: 'less' } });
      expect((await translate())?.formality).toBe('prefer_more');
      expect((await translate({ target_lang: 'FR' }))?.formality).toBe('prefer_less');
      expect(await translate({ target_lang: 'ZH' })).not.toHaveProperty('formality');
    });

    test('a save on an older version is rejected with the current rules, and others say who saved', async () => {
      const token = await tokenOf(server(), 'admin');
      const headers = { 'If-Match': '"0"' };
      const path = '/api/d1/updatetranslationsettings';
      const json = { terms: ['Salò'], formality: {} };
      const saved = await send(server().fetch, 'PUT', path, { token, json, headers });
      expect(await saved.json()).toMatchObject({ terms: ['Salò'], version: 1, updatedBy: 'admin' });
      const rejected = await send(server().fetch, 'PUT', path, { token, json, headers });
      expect(rejected.status).toBe(412);
      expect(await rejected.json()).toMatchObject({ current: { terms: ['Salò'], version: 1 } });
      const read = await ask('GET', '/api/d1/translationsettings', undefined, 'rookie');
      expect(await read.json()).toMatchObject({ terms: ['Salò'], version: 1 });
    });

    test('a save can be undone', async () => {
      await save({ terms: ['Salò'], formality: {} });
      const changed = await save({ terms: ['Torbole'], formality: { de: 'less' } });
      const batch = changed.headers.get('Wabu-Batch') ?? '';
      expect((await ask('POST', '/api/d1/undo', { batch })).status).toBe(200);
      const read = await ask('GET', '/api/d1/translationsettings');
      expect(await read.json()).toMatchObject({ terms: ['Salò'], formality: {}, version: 3 });
    });

    test('invalid rules are rejected', async () => {
      await expectRejected(server(), [400], [() => save({ terms: [''], formality: {} })]);
    });

    test('the context names what short texts are about', async () => {
      const { Nome } = await addSupplier('Azienda');
      const call = await translate({
        context: { supplier: Nome, offer: 'lodging', place: 'Riva', sections: ['Camere', 'Orari'] },
      });
      expect(call?.context).toBe(
        'Testo del sito web di un’attività sul Lago di Garda che offre alloggi ai turisti. Luogo: Riva. Sezioni della pagina: Camere, Orari.',
      );
    });

    test('the context never names a natural person', async () => {
      const { Nome } = await addSupplier('Persona Fisica', `Beatrice Bo Fontàna ${unique()}`);
      const sections = ['Da BEATRICE', 'Camere', 'La storia dei Fontana', 'Casa Bo'];
      const call = await translate({
        context: { supplier: Nome, place: 'Casa Fontana', sections },
      });
      expect(call?.context).toBe(
        'Testo del sito web di un’attività sul Lago di Garda. Sezioni della pagina: Camere.',
      );
      for (const supplier of [undefined, 'A name that no supplier has']) {
        const unnamed = await translate({ context: { supplier, place: 'Casa Fontana', sections } });
        expect(unnamed?.context).toBe('Testo del sito web di un’attività sul Lago di Garda.');
      }
    });

    test('the usage says what was translated in the period and today', async () => {
      server().deepl.usage = { character_count: 312_000, character_limit: 500_000 };
      await translate({ text: 'ventiquattro caratteri!!' });
      const usage = await ask('GET', '/api/DeepL/usage');
      expect(await usage.json()).toEqual({
        service: 'DeepL',
        period: { used: 312_024, limit: 500_000 },
        today: { used: 24, limit: null, own: 24, ownLimit: null },
      });
    });

    test('the characters of a day are limited for each user and for all, and failures cost nothing', async () => {
      const over = async (text: string, role: string) => {
        const token = await tokenOf(server(), role);
        const answer = await server().fetchSwitched('/api/DeepL/translate', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify({ ...TEXT, text }),
        });
        const { message } = (await answer.json()) as { message?: string };
        return [answer.status, message];
      };
      server().deepl.failNext({ status: 456 });
      expect((await over('x'.repeat(50), 'admin'))[0]).toBe(502);
      expect((await over('x'.repeat(50), 'admin'))[0]).toBe(200);
      expect(await over('x'.repeat(11), 'admin')).toEqual([
        429,
        'Per oggi hai usato i tuoi caratteri da tradurre (60 al giorno): riprova domani',
      ]);
      expect((await over('x'.repeat(40), 'rookie'))[0]).toBe(200);
      expect(await over('x'.repeat(11), 'king')).toEqual([
        429,
        'Per oggi i caratteri da tradurre sono finiti (100 al giorno per tutti): riprova domani',
      ]);
      expect((await over('x'.repeat(10), 'king'))[0]).toBe(200);
    });
  });

  const unique = () => crypto.randomUUID().slice(0, 8);

  async function addSupplier(
    Tipologia: 'Azienda' | 'Persona Fisica',
    Nome = `Albergo ${unique()}`,
  ) {
    const json = { ...aSupplier(), Nome, Tipologia };
    if (Tipologia === 'Persona Fisica') json.PIVA = 'FNTBRC80A41L781X';
    expect((await ask('POST', '/api/d1/addsupplier', json)).status).toBe(201);
    return json;
  }
}
