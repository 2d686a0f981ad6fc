import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { HOUR_MS } from '@wabu/shared/entities/measures/durations';
import { answer } from '../client.ts';
import { folders, withData } from '../platform/node/backup/testing/data-folders.ts';
import { headerOf, SmtpServer } from '../platform/node/mail/testing/smtp-server.ts';
import { dir, makeFolder } from '../platform/node/testing/temporary-folder.ts';
import { createTestApi } from '../testing.ts';
import { sendDueMails } from './send-mails.ts';

makeFolder();
let server: SmtpServer;
beforeEach(async () => {
  server = await new SmtpServer().start();
});
afterEach(() => server.close());

const variables = () => ({
  SMTP_URL: server.url,
  MAIL_FROM: 'Lago <info@lake.example>',
  PUBLIC_URL: 'https://lake.example',
});

/** Stores requests in the folder `data`, each with a queued mail, and gives their addresses. */
const receive = (count: number) =>
  withData(
    'data',
    async (platform) => {
      const { api } = await (await createTestApi(platform)).client('admin');
      const emails = Array.from({ length: count }, (_, at) => `anna-${at}@example.org`);
      for (const email of emails) {
        const json = { kind: 'other' as const, name: 'Anna', email, text: 'x' };
        await answer(api.d1.addrequest.$post({ json }));
      }
      return emails;
    },
    variables(),
  );

/** Sends what is due so much later than now. */
const script = `
  const load = (path) => import(new URL(path, ${JSON.stringify(pathToFileURL(__filename))}));
  const { readEnvironment } = await load('../platform/node/settings/environment.ts');
  const { openNodePlatform } = await load('../platform/node/node-platform.ts');
  const { sendDueMails } = await load('./send-mails.ts');
  const folders = ${JSON.stringify(folders)};
  const platform = await openNodePlatform(readEnvironment(process.env), folders, () => {});
  await sendDueMails({ ...platform, now: () => Date.now() + Number(process.env.LATER) });
  await platform.close();
  process.exit(0);`;

test('kill -9 between a send and its mark loses no mail and sends none twice with one id', async () => {
  const emails = await receive(6);
  for (const [round, kills] of [true, true, false].entries()) {
    const LATER = String(round * HOUR_MS);
    const env = { ...process.env, ...variables(), DATA_DIR: dir('data'), LATER };
    const words = ['--import', 'tsx', '--input-type=module', '-e', script];
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const before = server.received.length;
    server.onMail = () => kills && server.received.length === before + 2 && child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual(kills ? [null, 'SIGKILL'] : [0, null]);
  }
  expect(new Set(server.received.flatMap(({ to }) => to))).toEqual(new Set(emails));
  const ids = server.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(ids).toHaveLength(emails.length + 2);
  expect(new Set(ids).size).toBe(ids.length);
  await withData('data', async ({ database }) => {
    const unsent = await database.query('SELECT * FROM mails WHERE sent_at IS NULL');
    expect(unsent).toEqual([]);
  });
});

test('mails wait while the mail server is down, and go when it is back', async () => {
  const emails = await receive(2);
  await server.close();
  await withData(
    'data',
    async (platform) => {
      const next = await sendDueMails(platform);
      expect(next).toBeGreaterThan(platform.now());
      await server.start();
      expect(await sendDueMails({ ...platform, now: () => Number(next) + HOUR_MS })).toBeNull();
    },
    variables(),
  );
  expect(server.received.flatMap(({ to }) => to)).toEqual(emails);
});
