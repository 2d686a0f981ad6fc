import { expect, test } from '@jest/globals';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { answer } from '../client.ts';
import { searchMicrosites } from '../search/search-microsites.ts';
import { forAllTests } from '../testing/for-tests.ts';
import { createTestApi } from '../testing.ts';
import { refold } from './refold-repository.ts';

const api = forAllTests(() => createTestApi({ log: () => {} }));

test('what an earlier fold has stored is folded again, once', async () => {
  const { d1 } = (await api.client('king')).api;
  const { database } = api.platform;
  for (const [at, Nome] of ['Lucia', 'L’Ancora d’oro'].entries())
    await answer(d1.addsupplier.$post({ json: aSupplier(at, { Nome }) }));
  const json = aFrontend('Lucia', 1, { URL: 'terme', Copertina: '' });
  await answer(d1.addfrontend.$post({ json }));
  await answer(d1.publishfrontend.$post({ json: { URL: 'terme' } }));
  const foldAsBefore = () =>
    database.write([
      { sql: "UPDATE suppliers SET sort_key = 'l’ancora d’oro' WHERE name LIKE 'L’%'" },
      { sql: 'DELETE FROM search_documents' },
    ]);
  const state = async () => {
    const rows = await database.query('SELECT name FROM suppliers ORDER BY sort_key');
    const { total } = await searchMicrosites(database, { q: 'lucia', language: 'it' });
    return [...rows.map(({ name }) => name), total];
  };
  await foldAsBefore();
  expect(await state()).toEqual(['Lucia', 'L’Ancora d’oro', 0]);
  await refold(api.platform);
  expect(await state()).toEqual(['L’Ancora d’oro', 'Lucia', 1]);
  await foldAsBefore();
  await refold(api.platform);
  expect(await state()).toEqual(['Lucia', 'L’Ancora d’oro', 0]);
});
