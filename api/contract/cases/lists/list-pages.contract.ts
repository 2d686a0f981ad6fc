import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ListChanges, ListPage } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { aSection } from '@wabu/shared/testing/builders';
import { answer, ifMatch } from '../../../src/client.ts';
import { send } from '../../../src/testing.ts';
import { aFrontend, aSupplier } from '../../builders.ts';
import { clientOf, newTokenOf, tokenOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';
import { trashCalls } from '../trash/trash-calls.ts';

const names = ['Zeta', 'àncora 10', 'Ancora 2', 'molo', 'Émile', 'Mòlo 1'];

export function listPagesContract(server: () => ContractServer) {
  const { latest, purge } = trashCalls(server);
  let suppliers: Supplier[];
  beforeAll(async () => {
    const { d1 } = await clientOf(server(), 'admin');
    suppliers = await Promise.all(
      names.map((Nome) =>
        answer(d1.addsupplier.$post({ json: aSupplier({ Nome, Citta: 'Pagine' }) })),
      ),
    );
  });

  const get = async (path: string) =>
    send(server().fetch, 'GET', path, { token: await tokenOf(server(), 'rookie') });
  const page = async <T = Supplier>(query = '', list = 'suppliers') =>
    (await (await get(`/api/d1/${list}${query}`)).json()) as ListPage<T>;
  const since = async <T = Supplier>(revision: string, list = 'suppliers') =>
    (await (await get(`/api/d1/${list}?since=${revision}`)).json()) as ListChanges<T>;

  describe('pages of lists', () => {
    test.each(['0', '1001', 'x'])('limit=%s is rejected', async (limit) => {
      const answer = await get(`/api/d1/suppliers?limit=${limit}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'limit' }] });
    });

    test('a page behind a record that has changed since is rejected: it may have moved', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const { next, records } = await page('?limit=1');
      const [{ version, ...first }] = records as [Supplier];
      await answer(d1.updatesupplier.$put({ json: { ...first, Nome: 'Zz' } }));
      for (const after of [next, 'nothing']) {
        const answer = await get(`/api/d1/suppliers?after=${after}`);
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({
          code: 'changed-meanwhile',
          message: 'L’elenco è cambiato proprio in questo punto: rileggilo dall’inizio.',
        });
      }
      await answer(d1.updatesupplier.$put({ json: first }));
    });
  });

  describe('the key of local copies', () => {
    const keyFor = async (token: string, query = '') => {
      const answer = await send(server().fetch, 'GET', `/api/d1/suppliers${query}`, { token });
      return [answer.status, answer.headers.get('Wabu-Copy-Key')] as const;
    };

    test('pages and changes bring it, the same within a session and another one in each', async () => {
      const [one, other] = [
        await newTokenOf(server(), 'rookie'),
        await newTokenOf(server(), 'rookie'),
      ];
      const { revision } = await page();
      const [status, key] = await keyFor(one);
      expect([status, key]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)]);
      for (const query of ['', '?limit=2', `?since=${revision}`])
        expect(await keyFor(one, query)).toEqual([200, key]);
      expect(await keyFor(other)).toEqual([200, expect.not.stringMatching(String(key))]);
    });

    test('no cache keeps an answer with it', async () => {
      const { revision } = await page();
      for (const query of ['', `?since=${revision}`]) {
        const answer = await get(`/api/d1/suppliers${query}`);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
      }
      expect((await get('/api/d1/getallsuppliers')).headers.get('Wabu-Copy-Key')).toBeNull();
    });
  });

  describe('changes of lists', () => {
    test('an unknown revision answers that the list must be read again', async () => {
      const { revision } = await since((await page()).revision);
      const [epoch, number] = revision.split('.');
      for (const unknown of [`${'0'.repeat(32)}.1`, `${epoch}.${Number(number) + 1}`, 'x', ''])
        expect(await since(unknown)).toEqual({ reset: true, revision });
    });

    test('a deleted record that has left the trash answers that the list must be read again', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const { PIVA } = await answer(d1.addsupplier.$post({ json: aSupplier() }));
      const { revision } = await page();
      await answer(d1.deletesupplier.$delete({ json: { PIVA } }));
      const known = (await since(revision)).revision;
      await purge((await latest()).id);
      expect(await since(revision)).toMatchObject({ reset: true });
      expect(await since(known)).toMatchObject({ changed: [], removed: [] });
    });

    test('frontends change with their record, their publication and their supplier’s name', async () => {
      const { d1 } = await clientOf(server(), 'admin');
      const [supplier] = suppliers as [Supplier];
      const texts = { NomeSezione: { it: 'Orari' }, Contenuto: { it: 'Aperto' } };
      const noPictures = { Logo: '', Copertina: '', Slideshow: [], Sezioni: [aSection(texts)] };
      const first = await page('', 'frontends');
      const json = aFrontend(supplier.Nome, noPictures);
      const { URL, version } = await answer(d1.addfrontend.$post({ json }));
      const added = await since(first.revision, 'frontends');
      expect(added).toMatchObject({ changed: [{ URL, Fornitore: supplier.Nome }], removed: [] });
      await answer(d1.publishfrontend.$post({ json: { URL } }, ifMatch(version)));
      const published = await since(added.revision, 'frontends');
      expect(published.changed).toMatchObject([{ URL, publication: { state: 'published' } }]);
      const { version: _, ...input } = supplier;
      await answer(d1.updatesupplier.$put({ json: { ...input, Nome: 'Zeta nuova' } }));
      const renamed = await since(published.revision, 'frontends');
      expect(renamed.changed).toMatchObject([{ URL, Fornitore: 'Zeta nuova' }]);
      await answer(d1.deletefrontend.$delete({ json: { URL } }));
      expect(await since(renamed.revision, 'frontends')).toMatchObject({
        changed: [],
        removed: [URL],
      });
      await answer(d1.updatesupplier.$put({ json: input }));
    });
  });
}
