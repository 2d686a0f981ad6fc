import { beforeEach, expect, test } from '@jest/globals';
import { frontendInputSchema } from '@wabu/shared/entities/frontend';
import type { HistoryEntity } from '@wabu/shared/entities/history/history';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { answer } from '../client.ts';
import { insertFrontend } from '../frontends/frontend-repository.ts';
import { insertSupplier } from '../suppliers/supplier-repository.ts';
import { forEachTest } from '../testing/for-tests.ts';
import { createTestApi } from '../testing.ts';
import { convertChanges } from './convert-changes.ts';
import { runMaintenance } from './run-maintenance.ts';

const MONTH_MS = 31 * DAY_MS;
let now: number;
beforeEach(() => {
  now = Date.now();
});
const api = forEachTest(() => createTestApi({ now: () => now }));

interface OldEntry {
  action: string;
  entity?: HistoryEntity;
  recordId: string;
  before?: object;
  after?: object;
}

/** Writes an entry as earlier versions of the program did. */
const record = ({ action, entity = 'frontend', recordId, before, after }: OldEntry) =>
  api.platform.database.write([
    {
      sql: `INSERT INTO old_changes (happened_at, actor, actor_role, action, entity, record_id, label, before, after, request_id)
            VALUES (?, 'anna', 'admin', ?, ?, ?, 'Terme', ?, ?, 'r')`,
      args: [now, action, entity, recordId, textOf(before), textOf(after)],
    },
  ]);
const textOf = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

const ORIGINAL = [
  { id: 'a', visible: true, NomeSezione: { it: 'Orari' }, Contenuto: { it: 'Uno' } },
];
const LONGER = [{ ...ORIGINAL[0], Contenuto: { it: 'Uno', de: 'Eins' } }];

/** A supplier, a frontend and a deleted frontend with the entries of an earlier version. */
async function fillOldHistory(): Promise<void> {
  const supplier = aSupplier(1, { Citta: 'Riva' });
  const frontend = {
    ...frontendInputSchema.parse(aFrontend(supplier.Nome, 1, { Logo: 'now.png' })),
    Sezioni: LONGER,
    version: 3,
  } as never;
  const stored = {
    id: 'f',
    urlKey: 'x',
    supplierId: 's',
    frontend,
    publicHash: '',
    gaps: {} as never,
  };
  await api.platform.database.write([
    insertSupplier('s', supplier, now),
    insertFrontend(stored, now),
  ]);
  const masked = { ...supplier, PIVA: '••••••••001', version: 1 };
  const of = { entity: 'supplier', recordId: 's' } as const;
  await record({ ...of, action: 'create', after: { ...masked, Citta: 'Arco' } });
  await record({
    ...of,
    action: 'update',
    before: { ...masked, Citta: 'Arco' },
    after: { ...masked, version: 2 },
  });
  for (const recordId of ['f', 'deleted']) {
    const created = { ...(frontend as object), Logo: 'then.png', Sezioni: ORIGINAL, version: 1 };
    await record({ recordId, action: 'create', after: created });
    const logo = (Logo: string, version: number) => ({ Logo, version });
    await record({
      recordId,
      action: 'update',
      before: logo('then.png', 1),
      after: logo('now.png', 2),
    });
    // Too long for both sides.
    await record({ recordId, action: 'update', after: { Sezioni: LONGER, version: 3 } });
  }
  await record({ recordId: 'deleted', action: 'delete' });
}

/** What each entry changed, the newest first. */
async function historyOf(entity: HistoryEntity, id: string) {
  const { d1 } = (await api.client('rookie')).api;
  const { entries } = await answer(d1.history.$get({ query: { entity, id } }));
  const differences = entries.map(async ({ id: entry, action, by }) => {
    const query = { entity, id, to: String(entry) };
    const { fields } = await answer(d1.history.difference.$get({ query }));
    return { entry, action, by, fields };
  });
  return Promise.all(differences);
}

const wholeHistory = async () =>
  Promise.all([
    historyOf('supplier', 's'),
    historyOf('frontend', 'f'),
    historyOf('frontend', 'deleted'),
  ]);

const leftOver = async () =>
  Number((await api.platform.database.query('SELECT count(*) AS n FROM old_changes'))[0]?.n);

test('entries of earlier versions are read at once, and alike after the maintenance', async () => {
  await fillOldHistory();
  const before = await wholeHistory();
  const [supplier, frontend, deleted] = before;
  expect(supplier?.[0]?.fields).toEqual([{ path: ['Citta'], before: 'Arco', after: 'Riva' }]);
  expect(frontend?.[0]?.fields).toEqual([
    { path: ['Sezioni', 'a', 'Contenuto', 'de'], after: 'Eins' },
  ]);
  expect(frontend?.[1]?.fields).toEqual([{ path: ['Logo'], before: 'then.png', after: 'now.png' }]);
  expect(deleted?.[0]?.fields).toContainEqual({ path: ['Sezioni'], before: LONGER });
  await runMaintenance(api.platform);
  expect(await leftOver()).toBe(0);
  expect(await wholeHistory()).toEqual(before);
});

test('a conversion that breaks off goes on with the next maintenance', async () => {
  await fillOldHistory();
  const filler = { action: 'update', recordId: 'x', before: {}, after: {} };
  for (let count = 0; count < 40; count += 1) await record(filler);
  const before = await wholeHistory();
  const { database } = api.platform;
  let writes = 0;
  const breaking: typeof database = {
    exclusive: true,
    query: (...args) => database.query(...args),
    queryAll: (...args) => database.queryAll(...args),
    write: (statements) => {
      writes += 1;
      return writes > 1 ? Promise.reject(new Error('killed')) : database.write(statements);
    },
  };
  await expect(convertChanges({ database: breaking })).rejects.toThrow('killed');
  expect(await leftOver()).toBe(29);
  expect(await wholeHistory()).toEqual(before);
  expect(await convertChanges({ database })).toBe(true);
  expect(await wholeHistory()).toEqual(before);
});

test('contents are deleted after their months; who and when stay, and later versions', async () => {
  const { d1 } = (await api.client('king')).api;
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  await answer(d1.updatesupplier.$put({ json: { ...supplier, Citta: 'Arco' } }));
  now += 20 * MONTH_MS;
  const later = (await api.client('king')).api.d1;
  await answer(later.updatesupplier.$put({ json: { ...supplier, Citta: 'Riva' } }));
  now += 10 * MONTH_MS;
  await runMaintenance(api.platform);
  const rows = await api.platform.database.query(
    'SELECT actor, action, label, difference FROM changes ORDER BY id',
  );
  expect(rows).toEqual([
    { actor: 'king', action: 'create', label: null, difference: null },
    { actor: 'king', action: 'update', label: null, difference: null },
    {
      actor: 'king',
      action: 'update',
      label: supplier.Nome,
      difference: JSON.stringify([{ path: ['Citta'], value: 'Arco' }]),
    },
  ]);
});
