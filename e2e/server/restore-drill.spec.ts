import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readData } from '@wabu/api/testing';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { root } from '../fixtures/folders.ts';
import { postAll, tokenFor } from '../fixtures/people.ts';
import { type Server, startServer } from '../fixtures/server.ts';

/** The server takes the first backup a minute after its start. */
const FIRST_BACKUP_MS = 150_000;
/** What a restore or a start changes. */
const CHANGED = new Set(['sessions', 'installation', 'last_runs', 'attempts']);

const servers: Server[] = [];
const backups = mkdtempSync(join(tmpdir(), 'wabu-drill-'));
test.afterAll(async () => {
  for (const server of servers) await server.dispose();
  rmSync(backups, { recursive: true });
});

async function start(data: 'people' | 'empty', env: Record<string, string> = {}): Promise<Server> {
  const server = await startServer({ data, env });
  servers.push(server);
  return server;
}

async function lastBackupIn(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const [, seconds] = /^wabu_last_backup_timestamp_seconds (.+)$/m.exec(await answer.text()) ?? [];
  return Number(seconds);
}

function contentsOf({ dataDir }: Server) {
  const { tables, objects } = readData(dataDir);
  const kept = Object.entries(tables).filter(([name]) => !CHANGED.has(name));
  return { tables: Object.fromEntries(kept), objects };
}

test('a scheduled backup, restored into an empty folder, has every row and object @verify', async () => {
  test.setTimeout(2 * FIRST_BACKUP_MS);
  const METRICS_TOKEN = 'a-token-for-the-metrics';
  const server = await start('people', { BACKUP_DIR: backups, METRICS_TOKEN });
  await postAll(
    `${server.url}/api/d1/addsupplier`,
    manySuppliers(500),
    await tokenFor(server.url, 'king'),
  );
  const snapshots = () => readdirSync(backups).filter((name) => /^\d{4}-/.test(name));
  await expect.poll(() => snapshots().length, { timeout: FIRST_BACKUP_MS }).toBe(1);
  await expect.poll(() => existsSync(join(server.dataDir, 'last-backup'))).toBe(true);
  expect(await lastBackupIn(`${server.url}/metrics`, METRICS_TOKEN)).toBe(
    Date.parse(readFileSync(join(server.dataDir, 'last-backup'), 'utf8').trim()) / 1000,
  );
  expect(await server.stop()).toBe(0);
  const before = contentsOf(server);
  expect(before.tables.suppliers?.length).toBeGreaterThanOrEqual(500);
  expect(Object.keys(before.objects).length).toBeGreaterThan(10);

  const restored = await start('empty');
  await restored.stop();
  rmSync(restored.dataDir, { recursive: true });
  const command = ['api/scripts/run-built.mjs', 'restore', join(backups, snapshots()[0] ?? '')];
  const said = execFileSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: restored.dataDir },
  });
  expect(said.toString()).toContain('Everybody signs in again.');
  await restored.start();
  await tokenFor(restored.url, 'king');
  await restored.stop();
  const after = contentsOf(restored);
  for (const [name, rows] of Object.entries(before.tables))
    expect({ [name]: withoutSignIns(name, after.tables[name]) }).toEqual({
      [name]: withoutSignIns(name, rows),
    });
  expect(after.objects).toEqual(before.objects);
});

/** The drill itself signs in, before the backup and after it. */
function withoutSignIns(name: string, rows: Record<string, unknown>[] = []) {
  if (name !== 'users') return rows.filter(() => !/^known_/.test(name));
  return rows.map(({ last_sign_in_at, ...user }) => user);
}
