import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { type FindTexts, findMessages } from '@wabu/shared/entities/replace/find-texts';
import type { SectionInput } from '@wabu/shared/entities/section';
import { textHash } from '@wabu/shared/entities/translation-provenance';
import { aSection } from '@wabu/shared/testing/builders';
import { answer } from '../../../src/client.ts';
import { aFrontend } from '../../builders.ts';
import { recordCalls } from '../../record-calls.ts';
import { type ContractServer, stateOf } from '../../server.ts';

type Search = Partial<FindTexts> & { text: string };

let made = 0;
/** A word that no other test has stored. */
const aWord = () => {
  made += 1;
  return `spiaggia${String.fromCharCode(...[...String(made)].map((digit) => 97 + Number(digit)))}x`;
};

/** Find and replace: what is found. */
export function findTextsContract(server: () => ContractServer) {
  const { newSupplier } = recordCalls(server);
  const setUp = async () => {
    const { d1, supplier } = await newSupplier();
    const add = async (section: Partial<SectionInput>, change = {}) => {
      const Sezioni = [aSection({ id: 's', ...section })];
      const input = aFrontend(supplier.Nome, { Sezioni, ...change });
      await answer(d1.addfrontend.$post({ json: input }));
      return input;
    };
    const page = (search: Search) =>
      answer(
        d1.findtexts.$post({
          json: { fields: ['contents'], languages: ['it', 'en', 'de'], ...search },
        }),
      );
    const find = async (search: Search) => {
      const frontends: Awaited<ReturnType<typeof page>>['frontends'] = [];
      let after: FindTexts['after'];
      for (;;) {
        const found = await page({ ...search, after });
        frontends.push(...found.frontends);
        if (found.next === null) return frontends;
        after = found.next;
      }
    };
    return { d1, supplier, add, page, find };
  };

  describe('find and replace', () => {
    test('finds a text across inline formatting, with what a replacement makes of it', async () => {
      const { add, find, supplier } = await setUp();
      const word = aWord();
      const { URL } = await add({
        Contenuto: { it: `<p>La <strong>${word.slice(0, 4)}</strong>${word.slice(4)}.</p>` },
      });
      const before = await stateOf(server());
      const found = await find({ text: word.toUpperCase(), replacement: 'riva' });
      expect(found).toEqual([
        {
          URL,
          Fornitore: supplier.Nome,
          version: 1,
          isPublished: false,
          texts: [
            {
              place: { in: 'section', section: 's', field: 'Contenuto', language: 'it' },
              title: 'Cosa è incluso',
              kind: 'human',
              translations: [],
              matches: [
                {
                  part: 0,
                  kind: 'text',
                  from: 3,
                  to: 3 + word.length,
                  before: 'La ',
                  match: word,
                  after: '.',
                  replacement: 'riva',
                },
              ],
            },
          ],
        },
      ]);
      expect(await stateOf(server())).toBe(before);
    });

    test('finds in the chosen fields and languages only', async () => {
      const { add, find } = await setUp();
      const word = aWord();
      const { Localizzazione } = aFrontend('');
      await add(
        {
          NomeSezione: { it: `<p>${word}</p>`, de: `<p>${word}</p>` },
          Contenuto: {
            it: `<p><a href="https://${word}.it/">sito</a><img src="/a.png" alt="${word}"></p>`,
          },
        },
        {
          altTexts: { 'logo.png': { texts: { it: word, de: word } } },
          Localizzazione: { ...Localizzazione, Indirizzo: `Via ${word}` },
        },
      );
      const places = async (search: Omit<Search, 'text'>) =>
        (await find({ text: word, ...search })).flatMap(({ texts }) =>
          texts.map(({ place, matches }) => [
            place.in,
            'language' in place ? place.language : '',
            matches.map(({ kind }) => kind).join(),
          ]),
        );
      expect(await places({ fields: ['contents'] })).toEqual([]);
      expect(await places({ fields: ['names'], languages: ['de'] })).toEqual([
        ['section', 'de', 'text'],
      ]);
      expect(await places({ fields: ['links'] })).toEqual([['section', 'it', 'link']]);
      expect(await places({ fields: ['altTexts'], languages: ['it'] })).toEqual([
        ['picture', 'it', 'text'],
        ['section', 'it', 'alt'],
      ]);
      expect(await places({ fields: ['address'], languages: ['en'] })).toEqual([
        ['address', '', 'text'],
      ]);
    });

    test('says who wrote a text and which of its translations are up to date', async () => {
      const { d1, add, find } = await setUp();
      const word = aWord();
      const Contenuto = { it: `<p>${word}</p>`, en: `<p>${word} en</p>`, de: `<p>${word} de</p>` };
      const input = await add({ Contenuto });
      const origin = (language: 'en' | 'de', sourceHash: string) =>
        ({
          section: 's',
          field: 'Contenuto',
          language,
          kind: 'machine',
          sourceLanguage: 'it',
          sourceHash,
        }) as const;
      const origins = [origin('en', textHash(Contenuto.it)), origin('de', textHash('older'))];
      await answer(d1.updatefrontend.$put({ json: { ...input, origins } }));
      const [found] = await find({ text: word });
      expect(found?.texts.map(({ kind, translations }) => [kind, translations])).toEqual([
        ['human', ['en']],
        ['machine', []],
        ['machine', []],
      ]);
    });

    test('goes on behind every page, each microsite once', async () => {
      const { add, page, find } = await setUp();
      const word = aWord();
      const Contenuto = { it: `<p>${`${word} `.repeat(150)}</p>` };
      const added = [];
      for (let count = 0; count < 3; count += 1) added.push((await add({ Contenuto })).URL);
      const first = await page({ text: word });
      expect(first.next).not.toBeNull();
      expect(first.searched).toBeLessThanOrEqual(first.total);
      const found = await find({ text: word });
      expect(found.map(({ URL }) => URL).sort()).toEqual(added.sort());
    });

    test('lists no match of a microsite with too many', async () => {
      const { add, find } = await setUp();
      const word = aWord();
      const { URL } = await add({ Contenuto: { it: `<p>${`${word} `.repeat(1_001)}</p>` } });
      expect(await find({ text: word })).toMatchObject([{ URL, texts: [], tooMany: true }]);
    });

    test('marks a link that would lead nowhere', async () => {
      const { add, find } = await setUp();
      const word = aWord();
      await add({ Contenuto: { it: `<p><a href="https://${word}.it/">sito</a></p>` } });
      const broken = await find({ text: 'https', replacement: '', fields: ['links'] });
      const own = broken.find(({ texts }) => JSON.stringify(texts).includes(word));
      expect(own?.texts[0]?.matches).toMatchObject([{ kind: 'link', broken: true }]);
    });

    test('rejects a search for nothing', async () => {
      const { page } = await setUp();
      await expect(page({ text: '' })).rejects.toMatchObject({
        status: 400,
        problem: { errors: [{ field: 'text', ...say(findMessages.empty) }] },
      });
    });
  });
}
