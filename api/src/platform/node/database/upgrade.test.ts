import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { answer } from '../../../client.ts';
import { createTestApi } from '../../../testing.ts';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { openLibsql } from './libsql-database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');
makeFolder();

test('data of version 1 is complete and readable after an upgrade', async () => {
  const database = await openLibsql(dir('wabu.db'));
  await migrate(database, MIGRATIONS);
  const api = await createTestApi({ database });
  const supplier = aSupplier(1);
  const frontend = aFrontend(supplier.Nome, 1);
  const { d1 } = (await api.client('king')).api;
  await answer(d1.addsupplier.$post({ json: supplier }));
  await answer(d1.addfrontend.$post({ json: frontend }));

  await cp(MIGRATIONS, dir('migrations'), { recursive: true });
  await writeFile(
    dir('migrations/9999-later.sql'),
    "ALTER TABLE suppliers ADD COLUMN note TEXT NOT NULL DEFAULT '';\nUPDATE suppliers SET note = name;",
  );
  expect(await migrate(database, dir('migrations'))).toEqual(['9999-later.sql']);
  expect(await database.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(await database.query('PRAGMA foreign_key_check')).toEqual([]);
  expect(await database.query('SELECT note FROM suppliers')).toEqual([{ note: supplier.Nome }]);

  expect(await answer(d1.getallsuppliers.$get())).toMatchObject([supplier]);
  const query = { URL: frontend.URL };
  expect(await answer(d1.getfrontend.$get({ query }))).toMatchObject({
    Fornitore: supplier.Nome,
  });
  await answer(d1.updatesupplier.$put({ json: { ...supplier, Citta: 'Arco' } }));
  const [row] = await database.query('SELECT id FROM suppliers');
  const { entries } = await answer(
    d1.history.$get({ query: { entity: 'supplier', id: String(row?.id) } }),
  );
  expect(entries).toMatchObject([{ action: 'update' }, { action: 'create' }]);
  await api.close();
  await database.close();
});
