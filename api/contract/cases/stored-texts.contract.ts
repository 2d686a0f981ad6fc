import { describe, expect, test } from '@jest/globals';
import type { Frontend } from '@wabu/shared/entities/frontend';
import type { SectionText } from '@wabu/shared/entities/section';
import { isStorable } from '@wabu/shared/entities/text';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { answer } from '../../src/client.ts';
import { expectHarmless } from '../../src/frontends/testing/harmless.ts';
import { hostileTexts } from '../../src/frontends/testing/hostile-texts.ts';
import { aFrontend, aSupplier } from '../builders.ts';
import { clientOf } from '../people.ts';
import { type ContractServer, stateOf } from '../server.ts';

const AT_A_TIME = 15;

/** Formatted texts sent to the server directly are stored without active content. */
export function storedTextsContract(server: () => ContractServer) {
  const newFrontend = async () => {
    const { d1 } = await clientOf(server(), 'admin');
    const supplier = aSupplier();
    await answer(d1.addsupplier.$post({ json: supplier }));
    const input = aFrontend(supplier.Nome);
    await answer(d1.addfrontend.$post({ json: input }));
    return { d1, input };
  };
  const inEveryLanguage = (html: string) =>
    Object.fromEntries(languageCodes.map((code) => [code, html])) as SectionText;
  const sectionOf = (html: string) => ({
    visible: true,
    NomeSezione: inEveryLanguage(html),
    Contenuto: inEveryLanguage(html),
  });
  const textsOf = ({ Sezioni }: Frontend) =>
    Sezioni.flatMap((section) => [
      ...Object.values(section.NomeSezione),
      ...Object.values(section.Contenuto),
    ]);

  describe('stored texts', () => {
    test('D01 D02 D03 D04 active content is removed in every language, and a second save changes nothing', async () => {
      const { d1, input } = await newFrontend();
      const texts = hostileTexts.filter(isStorable);
      for (let at = 0; at < texts.length; at += AT_A_TIME) {
        const Sezioni = texts.slice(at, at + AT_A_TIME).map(sectionOf);
        const stored = await answer(d1.updatefrontend.$put({ json: { ...input, Sezioni } }));
        expect(textsOf(stored)).toHaveLength(Sezioni.length * languageCodes.length * 2);
        for (const html of textsOf(stored)) expectHarmless(html);
        const again = await answer(
          d1.updatefrontend.$put({ json: { ...input, Sezioni: stored.Sezioni } }),
        );
        expect(again.Sezioni).toEqual(stored.Sezioni);
        const read = await answer(d1.getfrontend.$get({ query: { URL: input.URL } }));
        expect(read.Sezioni).toEqual(stored.Sezioni);
      }
    });

    test('D10 a text that a store would change is rejected', async () => {
      const { d1, input } = await newFrontend();
      const before = await stateOf(server());
      for (const html of [...hostileTexts.filter((text) => !isStorable(text)), 'a\ud800b']) {
        const json = { ...input, Sezioni: [sectionOf(html)] };
        expect((await d1.updatefrontend.$put({ json })).status as number).toBe(400);
      }
      expect(await stateOf(server())).toBe(before);
    });

    test('D05 five thousand nested tags block no other call', async () => {
      const { d1, input } = await newFrontend();
      const Contenuto = { it: `${'<b>'.repeat(5_000)}x${'</b>'.repeat(5_000)}` };
      const Sezioni = [{ visible: true, NomeSezione: { it: '' }, Contenuto }];
      const response = await d1.updatefrontend.$put({ json: { ...input, Sezioni } });
      expect([200, 400]).toContain(response.status);
      expect((await server().fetch('/healthz')).status).toBe(200);
    });

    test('B06 unknown keys of a frontend are not stored', async () => {
      const { d1, input } = await newFrontend();
      const more = { id: 'x', version: 99, createdAt: 1, isAdmin: true, hash: 'x' };
      const Sezioni = input.Sezioni.map((section) => ({ ...section, onclick: 'alert(1)' }));
      const json = { ...input, ...more, URL: `${input.URL}-altro`, Sezioni };
      const { message: _, ...added } = await answer(d1.addfrontend.$post({ json }));
      expect(Object.keys(added).sort()).toEqual([...Object.keys(input), 'version'].sort());
      expect(added.version).toBe(1);
      for (const section of added.Sezioni)
        expect(Object.keys(section).sort()).toEqual(['Contenuto', 'NomeSezione', 'id', 'visible']);
    });
  });
}
