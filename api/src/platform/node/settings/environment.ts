import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { isCommonPassword } from '@wabu/shared/entities/passwords/common-passwords';
import { HISTORY_MONTHS, isMonths, REQUEST_MONTHS } from '@wabu/shared/entities/retention';
import { newUserSchema } from '@wabu/shared/entities/user';
import * as z from 'zod/mini';
import {
  controllerSettings,
  isMegabytes,
  isMetricsToken,
  limitSettings,
  METRICS_TOKEN_LENGTH,
} from '../../common-settings.ts';
import { StartError } from '../../platform.ts';
import { deeplTranslator, isCharacterCount } from '../../translator/deepl-translator.ts';
import { isSmtpUrl, senderOf, smtpMailer } from '../mail/smtp-mailer.ts';
import {
  flag,
  httpAddress,
  storageChecks,
  storageSettings,
  storageVariables,
  text,
} from './storage-variables.ts';

const password = text.check(
  z.minLength(8, 'must have at least 8 characters'),
  z.maxLength(128, 'must have at most 128 characters'),
  z.refine((given) => !isCommonPassword(given), 'must not be one that is guessed at once'),
);
const months = (max: number) =>
  text.check(z.refine((one) => isMonths(one, max), `must be a number of months from 1 to ${max}`));
const megabytes = text.check(z.refine(isMegabytes, 'must be a whole number of megabytes'));
const isUserName = (name: string) => newUserSchema.shape.clear_name.safeParse(name).success;

const characters = text.check(
  z.refine(isCharacterCount, 'must be a number of characters, without separators'),
);

const variables = z
  .object({
    NODE_ENV: z._default(text, ''),
    PORT: z._default(
      text.check(
        z.regex(/^\d{1,5}$/, 'must be a port number'),
        z.refine((port) => Number(port) <= 65_535, 'must be a port number'),
      ),
      '3000',
    ),
    HOST: z._default(
      text.check(z.regex(/^[\w.:-]+$/, 'must be a host name or address')),
      '127.0.0.1',
    ),
    DATA_DIR: z._default(text.check(z.minLength(1, 'must name a folder')), './data'),
    KING_USERNAME: z._default(
      z.pipe(
        text.check(z.refine(isUserName, 'must be letters, digits, spaces and . _ - @')),
        newUserSchema.shape.clear_name,
      ),
      'king',
    ),
    KING_PASSWORD: z.optional(password),
    DEMO: z.optional(flag),
    JWT_SECRET: z.optional(
      text.check(
        z.refine((secret) => Buffer.byteLength(secret) >= 32, 'must have at least 32 bytes'),
      ),
    ),
    OPERATOR_TOKEN: z.optional(
      text.check(z.regex(/^wabu-deploy\.[0-9a-f]{64}$/, 'must be wabu-deploy. and 64 hex digits')),
    ),
    METRICS_TOKEN: z.optional(
      text.check(
        z.refine(
          isMetricsToken,
          `must have at least ${METRICS_TOKEN_LENGTH} visible characters, without spaces`,
        ),
      ),
    ),
    ACCESS_LOG: z._default(flag, '0'),
    PRESENCE: z._default(flag, '1'),
    ACTIVITY: z._default(flag, '1'),
    HISTORY_MONTHS: z.optional(months(HISTORY_MONTHS)),
    REQUEST_MONTHS: z.optional(months(REQUEST_MONTHS)),
    HSTS: z._default(flag, '1'),
    UPLOADS_MAX_MB: z.optional(megabytes),
    USER_UPLOADS_MAX_MB: z.optional(megabytes),
    DISK_RESERVE_MB: z.optional(megabytes),
    PUBLIC_URL: z.optional(httpAddress),
    ANALYTICS_SRC: z.optional(httpAddress),
    CONTROLLER_NAME: z.optional(text),
    CONTROLLER_ADDRESS: z.optional(text),
    CONTROLLER_EMAIL: z.optional(z.email('must be an e-mail address')),
    DEEPL_API_KEY: z.optional(text.check(z.minLength(1, 'must not be empty'))),
    DEEPL_API_URL: z.optional(httpAddress),
    DEEPL_DAILY_CHARACTERS: z.optional(characters),
    DEEPL_DAILY_CHARACTERS_PER_USER: z.optional(characters),
    SMTP_URL: z.optional(
      text.check(z.refine(isSmtpUrl, 'must start with smtp:// or smtps://, with a host')),
    ),
    MAIL_FROM: z.optional(
      text.check(z.refine((from) => senderOf(from), 'must be an address or Name <address>')),
    ),
    MONGODB_URL: z.optional(
      text.check(
        z.regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must start with mongodb:// or mongodb+srv://'),
      ),
    ),
    TRUST_PROXY: z.optional(
      text.check(
        z.refine(
          (list) => toBlockList(list) !== null,
          'must list addresses or networks, as in 127.0.0.1, 10.0.0.0/8',
        ),
      ),
    ),
    ...storageVariables,
  })
  .check(
    ...storageChecks,
    z.refine(
      ({ CONTROLLER_NAME: name, CONTROLLER_ADDRESS: address, CONTROLLER_EMAIL: email }) =>
        Boolean(name) === Boolean(address) && Boolean(address) === Boolean(email),
      { path: ['CONTROLLER_NAME'], error: 'goes with CONTROLLER_ADDRESS and CONTROLLER_EMAIL' },
    ),
    z.refine(({ SMTP_URL: url, MAIL_FROM: from }) => Boolean(url) === Boolean(from), {
      path: ['SMTP_URL'],
      error: 'goes with MAIL_FROM',
    }),
    z.refine(({ SMTP_URL: url, PUBLIC_URL: origin }) => !url || origin, {
      path: ['SMTP_URL'],
      error: 'needs PUBLIC_URL, for the links in mails',
    }),
  );

export type Environment = ReturnType<typeof readEnvironment>;

export { StartError };

/** Reads and checks the environment of the Node server; nothing else reads it. */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = variables.safeParse(set);
  if (!result.success) {
    // One error for each variable; later ones follow from the first.
    const faults = new Map<string, string>();
    for (const { path, message } of result.error.issues)
      if (!faults.has(path.join('.'))) faults.set(path.join('.'), message);
    const lines = [...faults].map(([name, message]) => `  ${name} ${message}`);
    throw new StartError(`The environment is not right:\n${lines.join('\n')}`);
  }
  const read = result.data;
  const production = read.NODE_ENV === 'production';
  return {
    port: Number(read.PORT),
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    king: { username: read.KING_USERNAME, password: read.KING_PASSWORD },
    demo: read.DEMO === undefined ? !production : read.DEMO === '1',
    // Set by `npm run dev` only: builds change while the server runs.
    development: read.NODE_ENV === 'development',
    jwtSecret: read.JWT_SECRET,
    operatorToken: read.OPERATOR_TOKEN,
    metricsToken: read.METRICS_TOKEN,
    accessLog: read.ACCESS_LOG === '1',
    presence: read.PRESENCE === '1',
    activity: read.ACTIVITY === '1',
    historyMonths: Number(read.HISTORY_MONTHS ?? HISTORY_MONTHS),
    requestMonths: Number(read.REQUEST_MONTHS ?? REQUEST_MONTHS),
    strictTransport: read.HSTS === '1',
    limits: limitSettings(read),
    publicUrl: read.PUBLIC_URL === undefined ? undefined : new URL(read.PUBLIC_URL).origin,
    analyticsSrc: read.ANALYTICS_SRC,
    controller: controllerSettings(
      read.CONTROLLER_NAME,
      read.CONTROLLER_ADDRESS,
      read.CONTROLLER_EMAIL,
    ),
    translator: deeplTranslator(read.DEEPL_API_KEY, read.DEEPL_API_URL),
    dailyCharacters: toCount(read.DEEPL_DAILY_CHARACTERS),
    dailyCharactersPerUser: toCount(read.DEEPL_DAILY_CHARACTERS_PER_USER),
    mailer: mailerOf(read.SMTP_URL, read.MAIL_FROM),
    mongodbUrl: read.MONGODB_URL,
    trustedProxies: read.TRUST_PROXY === undefined ? null : toBlockList(read.TRUST_PROXY),
    ...storageSettings(read),
  };
}

/** Recommended settings that are missing, with the variables to set. */
export function startWarnings({ controller }: Environment): { text: string; set: string }[] {
  if (controller) return [];
  return [
    {
      text: 'nobody is named who answers for personal data, and the privacy page says so',
      set: 'CONTROLLER_NAME, CONTROLLER_ADDRESS, CONTROLLER_EMAIL',
    },
  ];
}

function mailerOf(url: string | undefined, from: string | undefined) {
  const sender = from === undefined ? null : senderOf(from);
  return url === undefined || sender === null ? undefined : smtpMailer(url, sender);
}

const toCount = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function toBlockList(list: string): BlockList | null {
  const trusted = new BlockList();
  for (const entry of list.split(',').map((one) => one.trim())) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    if (family === 0) return null;
    const type = family === 4 ? 'ipv4' : 'ipv6';
    const longest = family === 4 ? 32 : 128;
    if (bits === undefined) trusted.addAddress(address, type);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
      trusted.addSubnet(address, Number(bits), type);
    else return null;
  }
  return trusted;
}
