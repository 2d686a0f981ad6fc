import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FrontendSortField } from '@wabu/shared/entities/lists/frontend-order';
import type { FrontendFilter } from '@wabu/shared/entities/lists/frontend-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { aSection } from '@wabu/shared/testing/builders';
import { answer, ifMatch } from '../../../src/client.ts';
import { aFrontend, aSupplier } from '../../builders.ts';
import { clientOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';

const names = ['Zeta', 'àncora 10', 'Ancora 2', 'molo', 'Émile', 'Mòlo 1'];

export function listSearchContract(server: () => ContractServer) {
  let suppliers: Supplier[];
  beforeAll(async () => {
    const { d1 } = await clientOf(server(), 'admin');
    suppliers = await Promise.all(
      names.map((Nome) =>
        answer(d1.addsupplier.$post({ json: aSupplier({ Nome, Citta: 'Ricerca' }) })),
      ),
    );
  });

  describe('search in lists', () => {
    test('a search finds what contains every word and matches every filter, page by page', async () => {
      const { d1 } = await clientOf(server(), 'rookie');
      const text = 'ANCORA ricerca';
      const found = await answer(d1.searchsuppliers.$post({ json: { text } }));
      expect(found.records.map(({ Nome }) => Nome)).toEqual(['Ancora 2', 'àncora 10']);
      expect(found).toMatchObject({ total: 2, next: null });
      const first = await answer(d1.searchsuppliers.$post({ json: { text, limit: 1 } }));
      const { next: after } = first;
      expect(first.total).toBe(2);
      const second = await answer(
        d1.searchsuppliers.$post({ json: { text, limit: 1, after: after ?? '' } }),
      );
      expect([...first.records, ...second.records]).toEqual(found.records);
      expect(second.next).toBeNull();
      const filters = { Tipologia: 'Persona Fisica' };
      const filtered = await answer(d1.searchsuppliers.$post({ json: { text, filters } }));
      expect(filtered).toMatchObject({ total: 0, records: [] });
    });

    test('frontends are found by address and supplier, and by publication', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const [, , , , emile] = suppliers as Supplier[];
      const { URL } = await answer(
        d1.addfrontend.$post({ json: aFrontend(emile?.Nome ?? '', { Sezioni: [] }) }),
      );
      const find = async (text: string, only: FrontendFilter | null) =>
        (await answer(d1.searchfrontends.$post({ json: { text, filters: { only } } }))).records;
      expect(await find(' émile ', null)).toMatchObject([{ URL }]);
      expect(await find(URL.toUpperCase(), 'unpublished')).toMatchObject([{ URL }]);
      expect(await find(URL, 'published')).toEqual([]);
      expect(await find(URL, 'missing')).toMatchObject([{ URL }]);
      expect(await find(URL, 'outdated')).toEqual([]);
      await answer(d1.deletefrontend.$delete({ json: { URL } }));
    });

    test('frontends are sorted by what their rows show', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const add = async (Citta: string, sections: number) => {
        const { Localizzazione, ...rest } = aFrontend(suppliers[0]?.Nome ?? '');
        const Sezioni = Array.from({ length: sections }, () => aSection());
        const json = { ...rest, Localizzazione: { ...Localizzazione, Citta }, Sezioni };
        return (await answer(d1.addfrontend.$post({ json }))).URL;
      };
      const torbole = await add('Torbole', 2);
      const arco = await add('Arco', 10);
      const find = async (field: FrontendSortField, descending = false) => {
        const json = { text: '', sort: { field, descending } };
        const { records } = await answer(d1.searchfrontends.$post({ json }));
        return records.filter(({ URL }) => URL === torbole || URL === arco);
      };
      expect(await find('Citta')).toMatchObject([{ URL: arco, Citta: 'Arco' }, { URL: torbole }]);
      expect(await find('sections')).toMatchObject([{ URL: torbole, sections: 2 }, { URL: arco }]);
      expect(await find('savedAt', true)).toMatchObject([{ URL: arco }, { URL: torbole }]);
      for (const URL of [torbole, arco]) await answer(d1.deletefrontend.$delete({ json: { URL } }));
    });

    test('the counts of the frontends follow each write', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const counts = () => answer(d1.countfrontends.$get());
      const before = await counts();
      const texts = { NomeSezione: { it: 'Orari' }, Contenuto: { it: 'Aperto' } };
      const noPictures = { Logo: '', Copertina: '', Slideshow: [] };
      const sections = { Sezioni: [aSection(texts)], ...noPictures };
      const json = aFrontend(suppliers[0]?.Nome ?? '', sections);
      const { URL, version } = await answer(d1.addfrontend.$post({ json }));
      const added = { ...before, total: before.total + 1, missing: before.missing + 1 };
      expect(await counts()).toEqual(added);
      await answer(d1.publishfrontend.$post({ json: { URL } }, ifMatch(version)));
      expect(await counts()).toEqual({ ...added, published: before.published + 1 });
      await answer(d1.deletefrontend.$delete({ json: { URL } }));
      expect(await counts()).toEqual(before);
    });
  });
}
