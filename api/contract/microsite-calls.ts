import type { FrontendInput } from '@wabu/shared/entities/frontend';
import type { Microsite } from '@wabu/shared/entities/microsite';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { isStorable } from '@wabu/shared/entities/text';
import { hostileTexts } from '@wabu/shared/testing/hostile-texts';
import { answer } from '../src/client.ts';
import { aPicture } from '../src/files/testing/picture-builders.ts';
import { readMicrosite } from '../src/site/microsites/read-microsite.ts';
import { clientOf, tokenOf } from './people.ts';
import { recordCalls } from './record-calls.ts';
import type { ContractServer } from './server.ts';
import { type SentFile, upload } from './uploads.ts';

/** Calls about frontends that can be published in Italian and English. */
export function micrositeCalls(server: () => ContractServer) {
  const records = recordCalls(server);

  /** A stored frontend with a cover, which lacks its content in German. */
  async function newFrontend(
    change: Partial<FrontendInput> = {},
    supplierChange: Partial<SupplierInput> = {},
  ) {
    const texts = {
      Logo: '',
      Copertina: 'lago.png',
      Slideshow: [],
      Sezioni: [
        {
          id: 'lake',
          visible: true,
          NomeSezione: { it: '<p>Il lago</p>', en: '<p>The lake</p>', de: '<p>Der See</p>' },
          Contenuto: { it: '<p>Acqua chiara.</p>', en: '<p>Clear water.</p>' },
        },
      ],
      altTexts: { 'lago.png': { texts: { it: 'Il lago', en: 'The lake' } } },
    };
    const made = await records.newFrontend({ ...texts, ...change }, supplierChange);
    const bytes = await aPicture('png', { width: 600, height: 400 });
    await storePicture(made.input.URL, 'lago.png', bytes);
    return made;
  }

  async function storePicture(
    URL: string,
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
    variants: SentFile['variants'] = {},
  ) {
    const token = await tokenOf(server(), 'admin');
    const folder = `[Frontends]/${URL}/images`;
    return upload(server(), token, { folder, name, bytes, variants });
  }

  /** What is published at an address. */
  async function published(URL: string): Promise<Microsite> {
    const found = await readMicrosite(server(), URL);
    if (found.kind !== 'published') throw new Error(`${URL} is ${found.kind}`);
    return found.microsite;
  }

  /** What both lists and the record say of a publication. */
  async function publicationOf(URL: string) {
    const { d1 } = await clientOf(server(), 'rookie');
    const summaries = await answer(d1.getfrontendsummaries.$get());
    const frontends = await answer(d1.getallfrontends.$get());
    const one = await answer(d1.getfrontend.$get({ query: { URL } }));
    const found = [...summaries, ...frontends].filter((record) => record.URL === URL);
    for (const { publication } of found)
      if (JSON.stringify(publication) !== JSON.stringify(one.publication))
        throw new Error('The lists and the record differ');
    return one.publication;
  }

  /** Writes hostile texts past the sanitiser into the record, a section each; resolves to their number. */
  async function storeHostileTexts(URL: string): Promise<number> {
    const sections = hostileTexts
      .filter(isStorable)
      .slice(0, 90)
      .map((text, index) => {
        const html = { it: `<p>x</p>${text}` };
        return { id: `s${index}`, visible: true, NomeSezione: html, Contenuto: html };
      });
    const sql = 'UPDATE frontends SET sections = ? WHERE url = ?';
    await server().database.write([{ sql, args: [JSON.stringify(sections), URL] }]);
    return sections.length;
  }

  return { newFrontend, storePicture, published, publicationOf, storeHostileTexts };
}
