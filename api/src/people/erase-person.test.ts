import { beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { ERASED_USER, type PersonKey } from '@wabu/shared/entities/privacy/person';
import { aFrontend, aSupplier, aUser } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { answer } from '../client.ts';
import { purgeExpired } from '../operation/maintenance/run-maintenance.ts';
import { readMicrosite } from '../site/microsites/read-microsite.ts';
import { createTestApi } from '../testing.ts';
import { rowsWith } from './testing/all-texts.ts';
import { type PeopleCalls, peopleCalls } from './testing/people-calls.ts';
import { MARKS, NAME, seedSupplier, seedUser, URL } from './testing/seed-people.ts';

let king: PeopleCalls['king'];
let find: PeopleCalls['find'];
let keyOf: PeopleCalls['keyOf'];
let heldOf: PeopleCalls['heldOf'];
let erase: PeopleCalls['erase'];

const api = forEachTest(createTestApi);
beforeEach(async () => {
  ({ king, find, keyOf, heldOf, erase } = await peopleCalls(api));
});

describe('a supplier', () => {
  test('is erased from every table and with every object, and who did what and when stays', async () => {
    await seedSupplier(api);
    const before = await api.platform.database.query('SELECT count(*) AS n FROM changes');
    const key = await keyOf('zntmrc80a01l781x');
    expect((await heldOf(key)).held).toMatchObject({
      records: 1,
      microsites: 1,
      comments: 1,
      templates: 1,
      trash: 3,
    });
    expect((await readMicrosite(api.platform, URL)).kind).toBe('published');
    for (let time = 0; time < 2; time += 1) expect(await erase(key)).toEqual({ state: 'done' });
    expect(await rowsWith(api.platform.database, MARKS)).toEqual([]);
    expect(await api.platform.objects.list()).toEqual([]);
    expect(await find('zanet')).toEqual([]);
    expect(await readMicrosite(api.platform, URL)).toEqual({ kind: 'unknown' });
    const after = await api.platform.database.query('SELECT count(*) AS n FROM changes');
    expect(Number(after[0]?.n)).toBe(Number(before[0]?.n) + 1);
  });

  test('that was deleted, and has left the trash, is found and erased', async () => {
    const supplier = await seedSupplier(api);
    await answer(king.d1.deletefrontend.$delete({ json: { URL } }));
    await answer(king.d1.deletesupplier.$delete({ json: supplier }));
    expect(await find('ZNTMRC80A01L781X')).toMatchObject([{ state: 'past', name: NAME }]);
    api.platform.now = () => Date.now() + 31 * DAY_MS;
    await purgeExpired(api.platform);
    api.platform.now = Date.now;
    expect(await rowsWith(api.platform.database, MARKS)).not.toEqual([]);
    await erase(await keyOf('Zanetti'));
    expect(await rowsWith(api.platform.database, MARKS)).toEqual([]);
  });

  test('leaves everybody else as they were', async () => {
    await seedSupplier(api);
    const other = aSupplier(2, { Nome: 'Cantina Bianchi' });
    await answer(king.d1.addsupplier.$post({ json: other }));
    await answer(king.d1.addfrontend.$post({ json: aFrontend(other.Nome, 2, { URL: 'cantina' }) }));
    await erase(await keyOf('zanetti'));
    expect(await answer(king.d1.getallsuppliers.$get())).toMatchObject([
      { Nome: 'Cantina Bianchi' },
    ]);
    expect(await answer(king.d1.getallfrontends.$get())).toMatchObject([{ URL: 'cantina' }]);
    expect((await heldOf(await keyOf('Bianchi'))).held.history).toBe(2);
  });

  test('takes along the section templates that name it, and no others', async () => {
    await seedSupplier(api);
    const section = {
      visible: true,
      NomeSezione: {},
      Contenuto: { it: '<p>Da Marco Zanettini</p>' },
    };
    await answer(
      king.d1.addsectiontemplate.$post({ json: { name: 'Vicini', section, origins: [] } }),
    );
    const key = await keyOf('zanetti');
    expect((await heldOf(key)).templates).toEqual(['Chi siamo']);
    await erase(key);
    const { templates } = await answer(king.d1.sectiontemplates.$get());
    expect(templates.map(({ name }) => name)).toEqual(['Pesca', 'Vicini']);
  });

  test('is exported with everything that is held, and the export is recorded', async () => {
    await seedSupplier(api);
    const key = await keyOf('zanetti');
    const { held } = await heldOf(key);
    const response = await king.d1.exportperson.$post({ json: key });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const data = (await response.json()) as unknown as Record<string, unknown[]>;
    const counts = Object.entries(held).map(([part, count]) => [
      part,
      data[part]?.length ?? 0,
      count,
    ]);
    // The export is an entry itself.
    expect(
      counts.filter(([part, exported, count]) => part !== 'history' && exported !== count),
    ).toEqual([]);
    expect(data.history).toHaveLength(held.history + 1);
    expect(data.records).toMatchObject([
      { name: NAME, tax_id: 'ZNTMRC80A01L781X', address: 'Villa Zanetti 2' },
    ]);
    expect(JSON.stringify(data.history)).toContain('Casa Zanetti 1');
  });
});

describe('a user', () => {
  test('is erased from every table, with session and picture; what was done stays', async () => {
    await seedUser(api);
    const key = await keyOf('zanetti');
    expect((await heldOf(key)).held).toMatchObject({ records: 1, sessions: 1, files: 1 });
    await erase(key, 'zanetti');
    expect(await rowsWith(api.platform.database, ['zanetti'])).toEqual([]);
    expect(await api.platform.objects.list()).toEqual([]);
    const acts = await api.platform.database.query(
      `SELECT DISTINCT label FROM changes WHERE actor = ? AND label IS NOT NULL`,
      [ERASED_USER],
    );
    expect(acts.map(({ label }) => label).sort()).toEqual(['Museo', 'museo', 'vecchio']);
  });

  test('of an earlier time with the same name keeps what the later one did apart', async () => {
    await seedUser(api);
    const first = await keyOf('zanetti');
    await answer(king.d1.deleteuser.$post({ json: { name: 'zanetti' } }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await answer(king.d1.adduser.$post({ json: aUser('zanetti') }));
    await erase(first, 'zanetti');
    expect(await find('zanetti')).toMatchObject([{ kind: 'user', state: 'present' }]);
    expect(await rowsWith(api.platform.database, ['zanetti'])).toHaveLength(2);
  });

  test('who is a king is not erased', async () => {
    const [me] = await find('king');
    await expect(erase(me as PersonKey, 'king')).rejects.toThrow('Non puoi cancellare i tuoi dati');
    const makeKing = "UPDATE users SET role = 'king' WHERE name = 'admin'";
    await api.platform.database.write([{ sql: makeKing }]);
    const [other] = await find('admin');
    await expect(erase(other as PersonKey, 'admin')).rejects.toThrow('Un utente king');
  });
});

test.each(['a:b', 'a', ':', 'a:1e9', 'a:-1', `${'a'.repeat(40)}:99999999999999999999`])(
  'the unknown comment %j is not found',
  async (id) => {
    await expect(heldOf({ kind: 'comment', id })).rejects.toMatchObject({ status: 404 });
  },
);

test('a search needs three characters, and an erasure the whole name', async () => {
  await seedSupplier(api);
  await expect(find('ab')).rejects.toThrow('Scrivi almeno 3 caratteri');
  const key = await keyOf('zanetti');
  await expect(erase(key, 'Marco')).rejects.toMatchObject({ status: 400 });
  expect(await keyOf('zanetti')).toEqual(key);
});

test('a comment is erased by itself', async () => {
  await seedSupplier(api);
  const [, comment] = await find('zanetti');
  expect(comment).toMatchObject({ kind: 'comment', name: URL, detail: 'Qui è Zanetti' });
  await erase(comment as PersonKey, URL);
  expect(await find('Qui è Zanetti')).toEqual([]);
  expect(await api.platform.database.query('SELECT * FROM preview_answers')).toEqual([]);
});
