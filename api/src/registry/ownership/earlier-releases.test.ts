import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openLibsql } from '../../platform/node/database/libsql-database.ts';
import { migrate } from '../../platform/node/database/migrate.ts';
import { readClaims } from './claim-repository.ts';

const migrations = join(__dirname, '../../../migrations');

test('the first publisher owns routes of builds from before ownership, the program keeps its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wabu-owners-'));
  const earlier = join(folder, 'earlier');
  for (const name of readdirSync(migrations).filter((one) => one < '0014'))
    cpSync(join(migrations, name), join(earlier, name));
  const database = await openLibsql(join(folder, 'test.db'));
  try {
    await migrate(database, earlier);
    const published = (id: string, at: number, description: object) => ({
      sql: `INSERT INTO module_builds (module_id, version, built, size, published_by, published_at)
            VALUES (?, '1.0.0', ?, 1, 'team', ?)`,
      args: [id, JSON.stringify({ id, description }), at],
    });
    const boats = ['/adminwabu/Boats/:id', '/adminwabu/boats', '/adminwabu/suppliers'];
    await database.write([
      published('ferries', 2, { routes: ['/adminwabu/boats'], namespaces: ['ferries', 'users'] }),
      published('boats', 1, { routes: boats, namespaces: ['boats'] }),
      published('shop', 3, { area: 'public', routes: ['/shop', '/'], namespaces: ['shop'] }),
      published('shell', 4, {}),
      {
        sql: `INSERT INTO module_history (happened_at, actor, module_id, action, note)
              VALUES (1, 'team', 'boats', 'publish', '')`,
      },
    ]);
    await migrate(database, migrations);
    const claims = await readClaims(database);
    expect(claims.map(({ kind, name, moduleId }) => `${kind} ${name} ${moduleId}`).sort()).toEqual([
      'namespace boats boats',
      'namespace ferries ferries',
      'namespace shop shop',
      'public shop shop',
      'section /adminwabu/boats boats',
      'section /shop shop',
    ]);
    const kept = await database.query('SELECT id, module_id, action, set_id FROM module_history');
    expect(kept).toEqual([{ id: 1, module_id: 'boats', action: 'publish', set_id: null }]);
    await expect(database.write([{ sql: 'DELETE FROM module_history' }])).rejects.toThrow(
      'append-only',
    );
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
