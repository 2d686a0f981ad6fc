import { beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import type { NewRequest } from '@wabu/shared/entities/requests/request';
import { type LanguageCode, languageCodes, languageOf } from '@wabu/shared/i18n/languages';
import { requestFormWords, requestMailWords, requestThreadWords } from '@wabu/shared/microsite';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { createApp } from '../app.ts';
import { type ApiClient, answer } from '../client.ts';
import { sha256 } from '../http/sha256.ts';
import { appRecords } from '../kinds.ts';
import { runMaintenance } from '../operation/maintenance/run-maintenance.ts';
import { type Mail, MailError, type Mailer } from '../platform/mailer.ts';
import { site } from '../site.ts';
import { createTestApi } from '../testing.ts';
import { readMailStates } from './mail-repository.ts';
import { findByLink } from './request-repository.ts';
import { sendDueMails, startSending } from './send-mails.ts';

let now: number;
let sent: Mail[];
let failure: MailError | null;
let d1: ApiClient['api']['d1'];
const logged: string[] = [];
let taken: (mail: Mail) => void;
const mailer: Mailer = {
  send: async (mail) => {
    sent.push(mail);
    taken(mail);
    if (failure !== null) throw failure;
  },
};
const api = forEachTest(() => {
  now = Date.now();
  return createTestApi({
    mailer,
    now: () => now,
    log: (...entry) => logged.push(JSON.stringify(entry)),
    settings: { publicUrl: 'https://lake.example' },
  });
});
beforeEach(async () => {
  ({ d1 } = (await api.client('admin')).api);
  [sent, failure, taken] = [[], null, () => {}];
});

let made = 0;
const add = (change: Partial<NewRequest> = {}) => {
  made += 1;
  const request = { kind: 'other' as const, name: 'Anna', email: `anna-${made}@example.org` };
  return answer(d1.addrequest.$post({ json: { ...request, text: `Frage ${made}`, ...change } }));
};
const reply = (id: string, html = '<p>Sì &amp; no</p>', language?: LanguageCode) => {
  const translation = language && { language, html: `<p>${language} &lt;b&gt;</p>` };
  const message = { author: 'staff' as const, language: 'it' as const, html, translation };
  return answer(d1.updaterequest.$put({ json: { id, message } }));
};
const statesOf = async (id: string) =>
  (await answer(d1.getrequest.$get({ query: { id } }))).messages.map(({ mail }) => mail);
const stateOf = async (id: string) => [
  ...(await readMailStates(api.platform.database, id)).values(),
];
const send = () => sendDueMails(api.platform);

test.each(languageCodes)('a visitor who writes in %s gets mails in that language', async (code) => {
  const request = await add({ language: code, text: 'Buy at http://spam.example' });
  await answer(
    d1.updaterequest.$put({
      json: { id: request.id, message: { author: 'note', language: 'it', html: '<p>x</p>' } },
    }),
  );
  await reply(request.id, '<p>Sì &amp; no</p>', code);
  expect(await statesOf(request.id)).toEqual(['queued', undefined, 'queued']);
  expect(await send()).toBeNull();
  expect(await statesOf(request.id)).toEqual(['sent', undefined, 'sent']);
  const { html, direction } = languageOf(code);
  const [confirmation, answered] = sent as [Mail, Mail];
  for (const mail of [confirmation, answered]) {
    expect(mail).toMatchObject({ to: request.email, subject: confirmation.subject });
    expect(mail.subject).toContain(requestFormWords[code].title);
    expect(mail.html).toContain(`<html lang="${html}" dir="${direction}">`);
    const [link, token = ''] = mail.text.match(/https:\S+richiesta\/([0-9a-f]{64})/) ?? [];
    expect(mail.html).toContain(`<a href="${link}">`);
    const { database } = api.platform;
    expect(await findByLink(database, 'visitor', await sha256(token), now)).toMatchObject({
      id: request.id,
    });
  }
  expect(confirmation.text).toContain(requestFormWords[code].received);
  expect(confirmation.text + confirmation.html).not.toContain('spam');
  expect(answered.text).toContain(requestMailWords[code].answered);
  expect(answered.text).toContain(`${code} <b>`);
  expect(answered.html).toContain(`<p>${code} &lt;b&gt;</p>`);
  expect(answered.text).toContain(requestThreadWords[code].translated);
  expect(answered.html).toContain('<div lang="it" dir="ltr"><p>Sì &amp; no</p></div>');
  expect(confirmation.references).toEqual([]);
  expect(answered.references).toEqual([confirmation.messageId]);
});

test('nothing is queued for a held request, or without a mail server', async () => {
  const fields = { kind: 'other', name: 'A', email: 'a@example.org', text: 'x', website: 'spam' };
  const body = new URLSearchParams(fields);
  const headers = { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const form = new Request('http://localhost/richiesta', { method: 'POST', body, headers });
  expect((await createApp(api.platform, site).fetch(form)).status).toBe(201);
  const plain = await createTestApi({});
  const { d1: silent } = (await plain.client('admin')).api;
  await answer(silent.addrequest.$post({ json: { ...fields, kind: 'other' } }));
  for (const { database } of [api.platform, plain.platform])
    expect(await database.query('SELECT * FROM mails')).toEqual([]);
  await plain.close();
});

test('a failed mail is tried ten times, each under its own id, and once more when staff say so', async () => {
  failure = new MailError('ECONNECTION', false);
  const { id } = await add();
  const pauses: number[] = [];
  for (let next = await send(); next !== null; next = await send()) {
    pauses.push((next - now) / MINUTE_MS);
    expect(await stateOf(id)).toEqual(['queued']);
    now = next;
  }
  expect(pauses.slice(0, 4)).toEqual([1, 5, 30, 120]);
  expect(sent).toHaveLength(10);
  expect(await stateOf(id)).toEqual(['failed']);
  failure = null;
  ({ d1 } = (await api.client('admin')).api);
  const { messages } = await answer(d1.resendmail.$post({ json: { id } }));
  expect(messages.map(({ mail }) => mail)).toEqual(['queued']);
  await send();
  expect(await statesOf(id)).toEqual(['sent']);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(11);
  const token = sent[0]?.text.match(/[0-9a-f]{64}/)?.[0] ?? '';
  const rows = await api.platform.database.query('SELECT * FROM mails');
  for (const secret of [token, '@example.org'])
    expect(logged.join('') + JSON.stringify(rows)).not.toContain(secret);
});

test('an address that does not exist is given up at once', async () => {
  failure = new MailError('EENVELOPE 550', true);
  const { id } = await add();
  expect(await send()).toBeNull();
  expect(await statesOf(id)).toEqual(['failed']);
});

test('a mail that was under way when the process ended is sent again under another id', async () => {
  const { id } = await add();
  const started = new Promise<void>((resolve) => {
    const hanging = { send: () => new Promise<void>(() => resolve()) };
    void sendDueMails({ ...api.platform, mailer: hanging });
  });
  await started;
  now += MINUTE_MS;
  await send();
  expect(sent[0]?.messageId).toMatch(/\.2@lake\.example$/);
  expect(await statesOf(id)).toEqual(['sent']);
});

test('mails are sent as soon as they are queued, until the stop', async () => {
  const nextMail = () =>
    new Promise<Mail>((resolve) => {
      taken = resolve;
    });
  const sending = startSending(() => api.platform);
  const first = nextMail();
  const { id, email } = await add();
  expect(await first).toMatchObject({ to: email });
  const second = nextMail();
  await reply(id);
  expect((await second).text).toContain('Sì & no');
  await sending.stop();
  await add();
  await sending.stop();
  expect(await api.platform.database.query('SELECT id FROM mails WHERE attempts = 0')).toHaveLength(
    1,
  );
});

test('the answer of a supplier is mailed once staff approve it', async () => {
  const { id } = await add();
  await api.platform.database.write([{ sql: `UPDATE requests SET supplier = 'Bar Lago'` }]);
  const { link } = await answer(d1.forwardrequest.$post({ json: { id } }));
  const body = new URLSearchParams({ act: 'write', text: 'Posti liberi' });
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const form = new Request(`http://localhost${link}`, { method: 'POST', body, headers });
  expect((await createApp(api.platform, site).fetch(form)).status).toBe(303);
  await send();
  expect(sent).toHaveLength(1);
  const { messages } = await answer(d1.getrequest.$get({ query: { id } }));
  await answer(d1.updaterequest.$put({ json: { id, approve: messages[1]?.id ?? '' } }));
  await send();
  expect(sent[1]?.text).toContain('Posti liberi');
  expect(await statesOf(id)).toEqual(['sent', 'sent']);
});

test('a supplier gets the link at its own address, and none that is withdrawn', async () => {
  const supplier = { ...aSupplier(1), email: 'bar@example.org' };
  await answer(d1.addsupplier.$post({ json: supplier }));
  const json = aFrontend(supplier.Nome, 1, { URL: 'lago' });
  await answer(d1.addfrontend.$post({ json }));
  const { id, email } = await add();
  const sql = `UPDATE requests SET url = 'lago', supplier = ?`;
  await api.platform.database.write([{ sql, args: [supplier.Nome] }]);
  const { link, isMailed } = await answer(d1.forwardrequest.$post({ json: { id } }));
  expect(isMailed).toBe(true);
  failure = new MailError('down', false);
  await send();
  expect((await answer(d1.getrequest.$get({ query: { id } }))).supplierMail).toBe('queued');
  failure = null;
  now += MINUTE_MS;
  sent = [];
  await send();
  const [, mail] = sent as [Mail, Mail];
  expect(mail).toMatchObject({ to: supplier.email, references: [] });
  expect(mail.text).toContain(`https://lake.example${link}`);
  expect(mail.html).toContain('<html lang="it" dir="ltr">');
  for (const hidden of [email, 'Frage', 'Anna'])
    expect(mail.text + mail.html).not.toContain(hidden);
  await answer(d1.forwardrequest.$post({ json: { id } }));
  await answer(d1.forwardrequest.$delete({ json: { id } }));
  await send();
  expect(sent).toHaveLength(2);
  expect((await answer(d1.getrequest.$get({ query: { id } }))).supplierMail).toBe('failed');
});

test('a request in the trash sends nothing; a merged one goes on', async () => {
  const email = 'both@example.org';
  const [gone, one, two] = [await add(), await add({ email }), await add({ email })];
  await answer(d1.deleterequest.$delete({ json: { id: gone.id } }));
  await answer(d1.mergerequests.$post({ json: { id: one.id, other: two.id } }));
  await send();
  expect(sent.map(({ to }) => to)).toEqual([email, email]);
  expect(await statesOf(one.id)).toEqual(['sent', 'sent']);
});

test('the rows of mails end with the contents of their request', async () => {
  const { id } = await add();
  await send();
  await answer(d1.updaterequest.$put({ json: { id, state: 'closed' } }));
  now += 400 * DAY_MS;
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await api.platform.database.query('SELECT * FROM mails')).toEqual([]);
});
