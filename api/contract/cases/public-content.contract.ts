import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { micrositeMessages } from '@wabu/shared/entities/microsite';
import { answer } from '../../src/client.ts';
import { expectHarmless } from '../../src/frontends/testing/harmless.ts';
import { listMicrosites, readMicrosite } from '../../src/site/microsites/read-microsite.ts';
import { micrositeCalls } from '../microsite-calls.ts';
import type { ContractServer } from '../server.ts';

/** Where microsites are found, and what of the records becomes public. */
export function publicContentContract(server: () => ContractServer) {
  const { newFrontend, published, storeHostileTexts } = micrositeCalls(server);
  const rename = (from: string, to: string) =>
    server().database.write([
      {
        sql: "UPDATE frontends SET url = ?, url_key = ?, version = version + 1, public_hash = '' WHERE url = ?",
        args: [to, to, from],
      },
    ]);

  describe('addresses of microsites', () => {
    test('an old address leads to the new one from the next publication on', async () => {
      const { d1, input } = await newFrontend();
      const [old, URL] = [input.URL, `${input.URL}-nuovo`];
      await answer(d1.publishfrontend.$post({ json: { URL: old } }));
      await rename(old, URL);
      expect((await published(old)).URL).toBe(old);
      await server().database.write([
        {
          sql: 'UPDATE objects SET folder = replace(folder, ?, ?)',
          args: [`/${old}/`, `/${URL}/`],
        },
      ]);
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      expect(await readMicrosite(server(), old)).toEqual({ kind: 'moved', URL });
      expect((await published(URL)).revision).toBe(2);
      await answer(d1.deletefrontend.$delete({ json: { URL } }));
      expect(await readMicrosite(server(), old)).toEqual({ kind: 'withdrawn' });
    });

    test('one microsite is published at an address, and another one after it is withdrawn', async () => {
      const { d1, input } = await newFrontend();
      const { URL } = input;
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      await rename(URL, `${URL}-altrove`);
      const second = await newFrontend({ URL });
      const call = () => answer(d1.publishfrontend.$post({ json: { URL } }));
      await expect(call()).rejects.toMatchObject({
        status: 409,
        problem: say(micrositeMessages.addressTaken),
      });
      await answer(d1.unpublishfrontend.$post({ json: { URL: `${URL}-altrove` } }));
      await call();
      expect((await published(URL)).name).toBe(second.supplier.Nome);
    });
  });

  describe('what becomes public', () => {
    const textOf = async (URL: string) => {
      const { microsites } = await listMicrosites(server(), { limit: 1_000 });
      return JSON.stringify([await published(URL), microsites.find((card) => card.URL === URL)]);
    };

    test('no hidden section and no text of an incomplete language', async () => {
      const hidden = { id: 'h', visible: false, NomeSezione: { it: 'Nascosta' }, Contenuto: {} };
      const { d1, input } = await newFrontend();
      const Sezioni = [...input.Sezioni, hidden];
      await answer(d1.updatefrontend.$put({ json: { ...input, Sezioni } }));
      await answer(d1.publishfrontend.$post({ json: { URL: input.URL } }));
      const text = await textOf(input.URL);
      expect(text).not.toContain('Nascosta');
      expect(text).not.toContain('Der See');
    });

    test('D06 hostile texts that reached the table are sanitised in the snapshot', async () => {
      const { d1, input } = await newFrontend();
      const count = await storeHostileTexts(input.URL);
      await answer(d1.publishfrontend.$post({ json: { URL: input.URL } }));
      const { sections: texts } = await published(input.URL);
      expect(texts).toHaveLength(count);
      for (const { name, content } of texts)
        for (const html of [name.it, content.it]) expectHarmless(html);
    });
  });
}
