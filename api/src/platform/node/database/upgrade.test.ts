import { readdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { answer } from '../../../client.ts';
import { createTestApi } from '../../../testing.ts';
import { type LibsqlDatabase, openLibsql } from './libsql-database.ts';
import { migrate } from './migrate.ts';
import { earlierRows } from './testing/earlier-data.ts';

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');
const files = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** A database as the program left it when this was its last migration. */
async function databaseOf(last: string): Promise<LibsqlDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'wabu-upgrade-'));
  const earlier = files.slice(0, files.indexOf(last) + 1);
  for (const name of earlier) await cp(join(MIGRATIONS, name), join(folder, name));
  const database = await openLibsql(':memory:');
  await migrate(database, folder);
  await rm(folder, { recursive: true });
  for (const sql of rowsAt(last).flatMap(({ rows }) => rows)) await database.run(sql);
  return database;
}

const rowsAt = (last: string) =>
  earlierRows.filter(({ since, until }) => since <= last && (until === undefined || last < until));

test.each(files)(
  'data of the schema %s is complete and readable after an upgrade',
  async (last) => {
    const database = await databaseOf(last);
    expect(await migrate(database, MIGRATIONS)).toEqual(files.slice(files.indexOf(last) + 1));
    expect(await database.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await database.query('PRAGMA foreign_key_check')).toEqual([]);
    for (const found of rowsAt(last).flatMap((each) => each.found))
      expect([found, await database.query(`SELECT count(*) AS n FROM ${found}`)]).toEqual([
        found,
        [{ n: 1 }],
      ]);

    const api = await createTestApi({ database });
    const { d1 } = (await api.client('king')).api;
    const [supplier] = await answer(d1.getallsuppliers.$get());
    expect(supplier).toMatchObject({ Nome: 'Lido', PIVA: '03012300178', Citta: 'Garda' });
    const frontend = await answer(d1.getfrontend.$get({ query: { URL: 'lido' } }));
    expect(frontend).toMatchObject({
      Fornitore: 'Lido',
      Sezioni: [{ NomeSezione: { it: '<p>Orari</p>' } }],
    });
    const { entries } = await answer(d1.trash.$get({ query: {} }));
    expect(entries).toMatchObject([{ label: 'vecchio' }]);
    const history = await answer(d1.history.$get({ query: { entity: 'supplier', id: 'p1' } }));
    expect(history.entries).toMatchObject([{ by: 'Anna', label: 'Lido' }]);
    await api.close();
    await database.close();
  },
);
