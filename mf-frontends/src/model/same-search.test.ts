import { expect, test } from '@jest/globals';
import { answer, ifMatch } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { createRecordIndex } from '@wabu/shared/entities/lists/record-index';
import { aFrontend, aSection, aSupplier } from '@wabu/shared/testing/builders';
import { indexedFrontends } from './search-frontends.ts';

const frontendIndex = createRecordIndex(indexedFrontends);

const addresses = ['vela-10', 'Vela-9', 'museo.it/storia', 'émile', 'emile-2', '漢字', 'terme'];

test('server and browser find the same frontends in the same order', async () => {
  const server = await createTestApi();
  await server.seedSuppliers([aSupplier(1, { Nome: 'Salò Vela' }), aSupplier(2)]);
  const { api } = await server.client('admin');
  const [one, other] = await answer(api.d1.getallsuppliers.$get());
  for (const [at, URL] of addresses.entries()) {
    const name = (at % 2 === 0 ? one : other)?.Nome ?? '';
    const noPictures = { Logo: '', Copertina: '', Slideshow: [] };
    const texts = { NomeSezione: { it: 'Orari' }, Contenuto: { it: 'Aperto' } };
    const json = aFrontend(name, at, { URL, ...noPictures, Sezioni: [aSection(texts)] });
    const { version } = await answer(api.d1.addfrontend.$post({ json }));
    if (at % 3 === 0)
      await answer(api.d1.publishfrontend.$post({ json: { URL } }, ifMatch(version)));
  }
  const { version } = await answer(api.d1.getfrontend.$get({ query: { URL: 'vela-10' } }));
  const Sezioni = [aSection({ NomeSezione: { it: 'Orari' }, Contenuto: { it: 'Chiuso' } })];
  const changed = { URL: 'vela-10', Logo: '', Copertina: '', Slideshow: [], Sezioni };
  const json = aFrontend(one?.Nome ?? '', 0, changed);
  await answer(api.d1.updatefrontend.$put({ json }, ifMatch(version)));
  expect(await answer(api.d1.countfrontends.$get())).toMatchObject({ published: 3, changed: 1 });
  const rows = frontendIndex.index((await answer(api.d1.getfrontendsummaries.$get())).reverse());
  for (const text of ['', 'VELA', 'salo', ' emile ', '漢', 'zzz'])
    for (const only of [null, 'published', 'changed', 'unpublished', 'he', 'it'] as const) {
      const { records } = await answer(
        api.d1.searchfrontends.$post({ json: { text, filters: { only }, limit: 1_000 } }),
      );
      expect(records).toEqual(frontendIndex.search(rows, { text, only }));
    }
  const review = { id: 'batch', urls: new Set(['terme', 'Vela-9', 'gone']) };
  const filters = { URL: [...review.urls] };
  const { records } = await answer(
    api.d1.searchfrontends.$post({ json: { text: '', filters, limit: 1_000 } }),
  );
  expect(records).toEqual(frontendIndex.search(rows, { text: '', only: null, review }));
  expect(records).toHaveLength(2);
});
