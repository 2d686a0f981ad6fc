import { expect, test } from '@jest/globals';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { answer } from '../client.ts';
import { searchMicrosites } from '../search/search-microsites.ts';
import { forAllTests } from '../testing/for-tests.ts';
import { createTestApi } from '../testing.ts';
import { renewDerivedValues } from './derived-values-repository.ts';

const api = forAllTests(() => createTestApi({ log: () => {} }));

test('what earlier rules have derived is derived again, once', async () => {
  const { d1 } = (await api.client('king')).api;
  const { database } = api.platform;
  for (const [at, Nome] of ['Lucia', 'L’Ancora d’oro'].entries())
    await answer(d1.addsupplier.$post({ json: aSupplier(at, { Nome }) }));
  const json = aFrontend('Lucia', 1, { URL: 'terme', Copertina: '' });
  await answer(d1.addfrontend.$post({ json }));
  await answer(d1.publishfrontend.$post({ json: { URL: 'terme' } }));
  const deriveAsBefore = () =>
    database.write([
      { sql: "UPDATE suppliers SET sort_key = 'l’ancora d’oro' WHERE name LIKE 'L’%'" },
      { sql: 'DELETE FROM search_documents' },
      { sql: `UPDATE frontends SET gaps = '{"zh":{"machine":1}}'` },
    ]);
  const state = async () => {
    const rows = await database.query('SELECT name FROM suppliers ORDER BY sort_key');
    const { total } = await searchMicrosites(database, { q: 'lucia', language: 'it' });
    const [frontend] = await database.query('SELECT gaps FROM frontends');
    return [...rows.map(({ name }) => name), total, JSON.parse(String(frontend?.gaps)).zh];
  };
  await deriveAsBefore();
  expect(await state()).toEqual(['Lucia', 'L’Ancora d’oro', 0, { machine: 1 }]);
  await renewDerivedValues(api.platform);
  expect(await state()).toEqual(['L’Ancora d’oro', 'Lucia', 1, { missing: 2 }]);
  await deriveAsBefore();
  await renewDerivedValues(api.platform);
  expect(await state()).toEqual(['Lucia', 'L’Ancora d’oro', 0, { machine: 1 }]);
});
