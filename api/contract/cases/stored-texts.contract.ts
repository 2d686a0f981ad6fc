import { describe, expect, test } from '@jest/globals';
import type { Frontend } from '@wabu/shared/entities/frontend';
import type { SectionText } from '@wabu/shared/entities/section';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { hostileTexts } from '@wabu/shared/testing/hostile-texts';
import { answer } from '../../src/client.ts';
import { expectHarmless } from '../../src/frontends/testing/harmless.ts';
import { recordCalls } from '../record-calls.ts';
import { type ContractServer, stateOf } from '../server.ts';

/** Formatted texts sent to the server directly are stored without active content. */
export function storedTextsContract(server: () => ContractServer) {
  const { newFrontend } = recordCalls(server);
  const sectionOf = (html: string) => {
    const text = Object.fromEntries(languageCodes.map((code) => [code, html])) as SectionText;
    return { visible: true, NomeSezione: text, Contenuto: text };
  };
  const textsOf = ({ Sezioni }: Frontend) =>
    Sezioni.flatMap(({ NomeSezione, Contenuto }) => [
      ...Object.values(NomeSezione),
      ...Object.values(Contenuto),
    ]);

  describe('stored texts', () => {
    test('D01 D02 D03 D04 active content is removed in every language, and a second save changes nothing', async () => {
      const { d1, input } = await newFrontend();
      const Sezioni = hostileTexts.slice(0, 15).map(sectionOf);
      const stored = await answer(d1.updatefrontend.$put({ json: { ...input, Sezioni } }));
      expect(textsOf(stored)).toHaveLength(Sezioni.length * languageCodes.length * 2);
      for (const html of textsOf(stored)) expectHarmless(html);
      const json = { ...input, Sezioni: stored.Sezioni };
      expect((await answer(d1.updatefrontend.$put({ json }))).Sezioni).toEqual(stored.Sezioni);
      const read = await answer(d1.getfrontend.$get({ query: { URL: input.URL } }));
      expect(read.Sezioni).toEqual(stored.Sezioni);
    });

    test('D10 a text that a store would change is rejected', async () => {
      const { d1, input } = await newFrontend();
      const before = await stateOf(server());
      for (const html of ['a\u0000b', 'a\ud800b']) {
        const json = { ...input, Sezioni: [sectionOf(html)] };
        expect((await d1.updatefrontend.$put({ json })).status as number).toBe(400);
      }
      expect(await stateOf(server())).toBe(before);
    });
  });
}
