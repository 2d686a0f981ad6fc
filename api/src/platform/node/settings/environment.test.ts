import { expect, test } from '@jest/globals';
import { readEnvironment, startWarnings } from './environment.ts';

test('every variable is optional', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    king: { username: 'king', password: undefined },
    demo: true,
    presence: true,
    activity: true,
    development: false,
    trustedProxies: null,
  });
});

test.each([
  [{ NODE_ENV: 'production' }, { demo: false }],
  [{ NODE_ENV: 'production', DEMO: '1' }, { demo: true }],
  [{ DEMO: '0' }, { demo: false }],
  [{ PRESENCE: '0' }, { presence: false }],
  [{ PORT: '', KING_PASSWORD: '', JWT_SECRET: '' }, { port: 3000 }],
])('%j sets %j', (variables, settings) => {
  expect(readEnvironment(variables)).toMatchObject(settings);
});

test('the history keeps its contents for no longer than the privacy notice says', () => {
  expect(readEnvironment({}).historyMonths).toBe(24);
  expect(readEnvironment({ HISTORY_MONTHS: '6' }).historyMonths).toBe(6);
  for (const HISTORY_MONTHS of ['0', '25', '1.5', 'all'])
    expect(() => readEnvironment({ HISTORY_MONTHS })).toThrow('HISTORY_MONTHS must be');
});

test('limits are megabytes, and 0 switches the reserve of the disk off', () => {
  const MB = 1024 * 1024;
  expect(readEnvironment({}).limits).toEqual({
    uploads: 20_000 * MB,
    uploadsOfUser: 5_000 * MB,
    diskReserve: 500 * MB,
  });
  expect(readEnvironment({ DISK_RESERVE_MB: '0', UPLOADS_MAX_MB: '7' }).limits).toMatchObject({
    uploads: 7 * MB,
    diskReserve: 0,
  });
  for (const USER_UPLOADS_MAX_MB of ['-1', '1.5', '5 GB'])
    expect(() => readEnvironment({ USER_UPLOADS_MAX_MB })).toThrow('USER_UPLOADS_MAX_MB must be');
});

test('the controller needs all three variables or none', () => {
  const whole = {
    CONTROLLER_NAME: 'Lago srl',
    CONTROLLER_ADDRESS: 'Via Lago 1, Garda',
    CONTROLLER_EMAIL: 'privacy@lake.example',
  };
  expect(readEnvironment(whole).controller).toEqual({
    name: 'Lago srl',
    address: 'Via Lago 1, Garda',
    email: 'privacy@lake.example',
  });
  for (const name of Object.keys(whole)) {
    const start = () => readEnvironment({ ...whole, [name]: '' });
    expect(start).toThrow('CONTROLLER_NAME goes with CONTROLLER_ADDRESS and CONTROLLER_EMAIL');
  }
  expect(startWarnings(readEnvironment(whole))).toEqual([]);
  const unnamed = readEnvironment({});
  expect(unnamed.controller).toBeUndefined();
  expect(startWarnings(unnamed)).toEqual([
    expect.objectContaining({ set: Object.keys(whole).join(', ') }),
  ]);
});

test('mail needs a server, a sender and the public address', () => {
  const whole = {
    SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
    MAIL_FROM: 'Lago di Garda <info@lake.example>',
    PUBLIC_URL: 'https://lake.example',
  };
  expect(readEnvironment({}).mailer).toBeUndefined();
  expect(readEnvironment(whole).mailer).toBeDefined();
  expect(readEnvironment({ ...whole, MAIL_FROM: 'info@lake.example' }).mailer).toBeDefined();
  for (const name of ['SMTP_URL', 'MAIL_FROM'])
    expect(() => readEnvironment({ ...whole, [name]: '' })).toThrow('SMTP_URL goes with MAIL_FROM');
  expect(() => readEnvironment({ ...whole, PUBLIC_URL: '' })).toThrow('SMTP_URL needs PUBLIC_URL');
});

test('all errors are reported at once, without secrets', () => {
  const wrong = {
    PORT: '70000',
    DEMO: 'yes',
    JWT_SECRET: 'too-short-secret',
    KING_PASSWORD: 'short',
    KING_USERNAME: 'a/b',
    SMTP_URL: 'https://mail.example',
    MAIL_FROM: 'Lago\r\nBcc: all@lake.example <info@lake.example>',
    MONGODB_URL: 'http://x',
    TRUST_PROXY: '10.0.0.0/64',
    DEEPL_API_URL: 'ftp://x',
    CONTROLLER_EMAIL: 'nobody',
  };
  const start = () => readEnvironment(wrong);
  for (const name of Object.keys(wrong)) expect(start).toThrow(new RegExp(`^  ${name} `, 'm'));
  expect(start).not.toThrow(/too-short-secret|: short/);
  expect(start).not.toThrow(/Usa solo/);
});

test('one error for each variable', () => {
  expect(() => readEnvironment({ PORT: 'abc', PUBLIC_URL: 'foo' })).toThrow(
    /^The environment is not right:\n {2}PORT .*\n {2}PUBLIC_URL .*$/,
  );
});

test('a common password is rejected for the king', () => {
  for (const KING_PASSWORD of ['password', '12345678', 'Passw0rd!'])
    expect(() => readEnvironment({ KING_PASSWORD })).toThrow(
      /^ {2}KING_PASSWORD must not be one that is guessed at once$/m,
    );
  expect(readEnvironment({ KING_PASSWORD: 'lago-di-garda-2026' }).king.password).toBeDefined();
});
