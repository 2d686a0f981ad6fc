import { beforeEach, expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { answer } from '../client.ts';
import { limitSettings } from '../platform/common-settings.ts';
import { createTestApi } from '../testing.ts';
import { checkUsage } from './require-quota.ts';
import { aPicture } from './testing/picture-builders.ts';

const MEGABYTE = 1024 * 1024;
let warned: string[];

beforeEach(() => {
  warned = [];
});
const api = forEachTest(() => createTestApi({ log: (_, event) => warned.push(event) }));
beforeEach(async () => {
  api.platform.settings.limits = limitSettings({ UPLOADS_MAX_MB: '3', USER_UPLOADS_MAX_MB: '2' });
});

/** Notes that somebody has stored so much, in the trash or not. */
const stored = (user: string, bytes: number, folder = '[Utils]') =>
  api.platform.database.write([
    {
      sql: `INSERT INTO objects (folder, name, blob, type, size, etag, created_by, created_at)
            VALUES (?, ?, ?, 'image/png', ?, '"x"', ?, 1)`,
      args: [folder, `${user}.png`, user.repeat(10), bytes, user],
    },
  ]);

async function upload(user: 'admin' | 'king') {
  const { r2 } = (await api.client(user)).api;
  const file = new File([await aPicture('png')], 'lago.png');
  return answer(r2.upload.$post({ form: { file, folder: '[Utils]' } }));
}

test('a user whose space is used up uploads nothing more, others do', async () => {
  await stored('admin', 2 * MEGABYTE);
  await expect(upload('admin')).rejects.toMatchObject({
    status: 507,
    problem: { code: 'quota-exhausted' },
    message: expect.stringContaining('tutto il tuo spazio per i file (2 MB)'),
  });
  expect(await api.platform.objects.list()).toEqual([]);
  expect(await upload('king')).toEqual({ path: '[Utils]/lago.png' });
});

test('builds of modules do not count', async () => {
  await stored('king', 3 * MEGABYTE, 'modules/users/1.0.0');
  expect(await upload('king')).toEqual({ path: '[Utils]/lago.png' });
});

test('nobody uploads when the space of all is used up, also by files in the trash @verify', async () => {
  await stored('anna', 3 * MEGABYTE, '[Trash]/1');
  await expect(upload('king')).rejects.toMatchObject({
    status: 507,
    problem: { code: 'quota-exhausted' },
    message: expect.stringContaining('di tutti è finito (3 MB)'),
  });
});

test('the operator is warned before the space is used up', async () => {
  await stored('anna', 2_600_000);
  expect(await checkUsage(api.platform)).toBe(2_600_000);
  await stored('bruno', 300_000);
  warned = [];
  await checkUsage(api.platform);
  expect(warned).toEqual(['uploads nearly full']);
});
