import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { smtpMailer } from './smtp-mailer.ts';
import { headerOf, SmtpServer } from './testing/smtp-server.ts';

let server: SmtpServer;
beforeEach(async () => {
  server = await new SmtpServer().start();
});
afterEach(() => server.close());

const from = { name: 'Lago di Garda', address: 'info@lake.example' };
const aMail = {
  messageId: '1.1@lake.example',
  references: [],
  to: 'anna@example.org',
  subject: '您的咨询 A1',
  text: 'Sì, c’è posto',
  html: '<p dir="rtl">نعم</p>',
};
const mailer = (url = server.url) => smtpMailer(url, from);

test('sends text and HTML to one address, in a thread', async () => {
  const references = ['0.1@lake.example', '0.2@lake.example'];
  await mailer().send({ ...aMail, references });
  const [mail = { to: [], source: '' }] = server.received;
  expect(mail.to).toEqual(['anna@example.org']);
  const headers = ['From', 'To', 'Message-ID', 'In-Reply-To', 'References', 'Reply-To'];
  expect(headers.map((name) => headerOf(mail, name))).toEqual([
    'Lago di Garda <info@lake.example>',
    'anna@example.org',
    '<1.1@lake.example>',
    '<0.2@lake.example>',
    '<0.1@lake.example> <0.2@lake.example>',
    null,
  ]);
  expect(headerOf(mail, 'Subject')).toMatch(/^=\?UTF-8\?/);
  expect(mail.source).toContain('text/plain; charset=utf-8');
  expect(mail.source).toContain('text/html; charset=utf-8');
});

test('no line end in a field makes a header or an address', async () => {
  const hostile = (text: string) => `${text}\r\nBcc: all@example.org\r\n\r\n<b>`;
  const mails = (['to', 'subject', 'text', 'html'] as const).map((field) => ({
    ...aMail,
    [field]: `${hostile(aMail[field])}\u202e`,
  }));
  const ids = { messageId: hostile('1.1@lake.example'), references: [hostile('0.1@lake.example')] };
  for (const mail of [...mails, { ...aMail, ...ids }])
    await mailer()
      .send(mail)
      .catch(() => {});
  expect(server.received.length).toBeGreaterThan(0);
  for (const mail of server.received) {
    expect(mail.to).toHaveLength(1);
    expect(headerOf(mail, 'Bcc')).toBeNull();
    expect(headerOf(mail, 'To')).not.toContain(',');
    expect(mail.source.split('\r\n\r\n')[0]).not.toContain('\u202e');
  }
});

test('several addresses in one are not a list', async () => {
  await mailer()
    .send({ ...aMail, to: 'anna@example.org, all@example.org' })
    .catch(() => {});
  for (const { to } of server.received) expect(to).toHaveLength(1);
});

test('a failure says why, without the address, and whether it is final', async () => {
  server.rejects = { code: 550, message: 'no anna@example.org here' };
  await expect(mailer().send(aMail)).rejects.toMatchObject({
    message: 'EENVELOPE 550',
    isFinal: true,
  });
  server.rejects = { code: 451, message: 'later' };
  await expect(mailer().send(aMail)).rejects.toMatchObject({ isFinal: false });
  await server.close();
  await expect(mailer().send(aMail)).rejects.toMatchObject({
    message: expect.stringMatching(/^\w+$/),
    isFinal: false,
  });
});

test('a password is not sent without TLS', async () => {
  const withPassword = server.url.replace('smtp://', 'smtp://anna:secret@');
  await expect(mailer(withPassword).send(aMail)).rejects.toMatchObject({ isFinal: false });
  expect(server.received).toEqual([]);
});
