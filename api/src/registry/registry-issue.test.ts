import { cp, readdir } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { registrySchema } from '@wabu/shared/module/registry';
import { createApp } from '../app.ts';
import { restoreBackup } from '../platform/node/backup/restore-backup.ts';
import { takeBackup } from '../platform/node/backup/take-backup.ts';
import { withData } from '../platform/node/backup/testing/data-folders.ts';
import { dir, makeFolder } from '../platform/node/testing/temporary-folder.ts';
import type { Database } from '../platform/platform.ts';
import { createTestApi } from '../testing.ts';
import { changeRegistry, readRegistryState } from './revision-repository.ts';
import { OPERATOR, operatorCalls } from './testing/operator-calls.ts';

/*
 * A browser rejects a registry that was issued before one that it has seen. These are the ways in which a
 * server could come to issue an earlier one.
 */

describe('the data folder of a server', () => {
  makeFolder();

  /** Starts on a folder; resolves to the last time that its registry was issued. */
  const issuedBy = (
    name: string,
    change: (database: Database) => Promise<unknown> = async () => {},
  ): Promise<number> =>
    withData(name, async ({ database, now }) => {
      await change(database);
      return (await readRegistryState(database, now())).issuedAt;
    });
  const release = (database: Database) => database.write(changeRegistry(Date.now()));

  test('issues later after a restore of an earlier backup', async () => {
    await issuedBy('data');
    await takeBackup(dir('data'), dir('one.backup'));
    const seen = await issuedBy('data', release);
    await restoreBackup(dir('one.backup'), dir('data'));
    expect(await issuedBy('data')).toBeGreaterThan(seen);
  });

  test('issues later when an earlier copy of it is put back', async () => {
    await issuedBy('data');
    // A closed database has no other files; they disappear a moment later.
    for (const name of await readdir(dir('data')))
      if (!/-(wal|shm)$/.test(name))
        await cp(dir('data', name), dir('copy', name), { recursive: true });
    const seen = await issuedBy('data', release);
    expect(await issuedBy('copy')).toBeGreaterThan(seen);
  });

  test('issues later when it is new and replaces another', async () => {
    const seen = await issuedBy('data', release);
    expect(await issuedBy('new')).toBeGreaterThan(seen);
  });

  test('issues later with each start, also while the clock is behind', async () => {
    const tomorrow = Date.now() + DAY_MS;
    const seen = await issuedBy('data', (database) => database.write(changeRegistry(tomorrow)));
    expect(seen).toBe(tomorrow);
    expect(await issuedBy('data')).toBeGreaterThan(seen);
  });
});

test('every isolate of one database serves the same registry, later with each rollback', async () => {
  let now = Date.now();
  const { platform, fetch, close } = await createTestApi({
    settings: { operatorToken: OPERATOR },
    now: () => now,
  });
  const isolates = [createApp({ ...platform }), createApp({ ...platform })];
  const issued = async () => {
    const texts: string[] = [];
    for (const isolate of isolates)
      texts.push(await (await isolate.request('/registry.json')).text());
    expect(texts[1]).toBe(texts[0]);
    return registrySchema.parse(JSON.parse(texts[0] ?? '')).issuedAt;
  };
  const { call, publish } = operatorCalls({ fetch });
  await publish('shell', '1.0.0');
  await publish('shell', '1.1.0');
  const seen = [await issued()];
  for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
    // Each write comes from a machine whose clock is further behind.
    now -= 60_000;
    await call('POST', '/shell/live', { version });
    seen.push(await issued());
  }
  expect(seen).toEqual([...new Set(seen)].sort());
  await close();
});
