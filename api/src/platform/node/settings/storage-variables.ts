import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** Kinds of values that several variables have. */

export const text = z.string();
export const flag = z.enum(['0', '1'], 'must be 0 or 1');
export const httpAddress = text.check(
  z.regex(/^https?:\/\/[^\s]+$/, 'must be an address that starts with https:// or http://'),
  z.refine((address) => URL.canParse(address), 'must be an address'),
);

/** Where objects and backups are stored. */

const filled = text.check(z.minLength(1, 'must not be empty'));

export const storageVariables = {
  S3_ENDPOINT: z.optional(httpAddress),
  S3_BUCKET: z.optional(filled),
  S3_ACCESS_KEY_ID: z.optional(filled),
  S3_SECRET_ACCESS_KEY: z.optional(filled),
  S3_REGION: z.optional(filled),
  BACKUP_DIR: z.optional(filled),
  BACKUP_KEEP: z._default(
    text.check(z.regex(/^[1-9]\d{0,2}$/, 'must be a number of backups from 1 to 999')),
    '14',
  ),
  BACKUP_KEY: z.optional(text.check(z.regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits'))),
  BACKUP_KEY_FILE: z.optional(filled),
  BACKUP_S3_ENDPOINT: z.optional(httpAddress),
  BACKUP_S3_BUCKET: z.optional(filled),
  BACKUP_S3_ACCESS_KEY_ID: z.optional(filled),
  BACKUP_S3_SECRET_ACCESS_KEY: z.optional(filled),
  BACKUP_S3_REGION: z.optional(filled),
  BACKUP_S3_PREFIX: z._default(
    text.check(z.regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'must be words with / between them')),
    'wabu-backups',
  ),
};

type Read = z.infer<ReturnType<typeof schema>>;
const schema = () => z.object(storageVariables);

/** A check of several variables, reported under one of them. */
const check = (isRight: (read: Read) => boolean, name: string, error: string) =>
  z.refine<Read>(isRight, { path: [name], error });

const NAMES = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const;
const PREFIXES = ['S3', 'BACKUP_S3'] as const;
type Prefix = (typeof PREFIXES)[number];

const isComplete = (read: Read, prefix: Prefix) =>
  new Set(NAMES.map((name) => read[`${prefix}_${name}`] === undefined)).size === 1;

/** The variables of a bucket stand together; what leaves the machine has a key, and a local backup before it. */
export const storageChecks = [
  ...PREFIXES.map((prefix) => {
    const others = NAMES.slice(1).map((name) => `${prefix}_${name}`);
    const isRight = (read: Read) => isComplete(read, prefix);
    return check(isRight, `${prefix}_ENDPOINT`, `goes with ${others.join(', ')}`);
  }),
  check(
    ({ BACKUP_KEY: key, BACKUP_KEY_FILE: file }) => key === undefined || file === undefined,
    'BACKUP_KEY_FILE',
    'and BACKUP_KEY exclude each other',
  ),
  check(
    ({ BACKUP_S3_BUCKET: bucket, BACKUP_KEY: key, BACKUP_KEY_FILE: file }) =>
      bucket === undefined || (key ?? file) !== undefined,
    'BACKUP_S3_BUCKET',
    'goes with BACKUP_KEY or BACKUP_KEY_FILE',
  ),
];

/** A bucket of a server that speaks S3, and a key to it. */
export interface S3Settings {
  /** Origin, and path if there is one, without a slash at its end. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface BackupSettings {
  /** Absent: no scheduled backups. */
  dir: string | undefined;
  /** How many are kept. */
  keep: number;
  /** 64 hex digits, or the path of a file that contains them. */
  key: string | undefined;
  keyFile: string | undefined;
  /** Where they are sent. */
  s3: (S3Settings & { prefix: string }) | undefined;
}

export function storageSettings(read: Read): {
  s3: S3Settings | undefined;
  backup: BackupSettings;
} {
  const backupBucket = bucketOf(read, 'BACKUP_S3');
  return {
    s3: bucketOf(read, 'S3'),
    backup: {
      dir: read.BACKUP_DIR === undefined ? undefined : resolve(read.BACKUP_DIR),
      keep: Number(read.BACKUP_KEEP),
      key: read.BACKUP_KEY,
      keyFile: read.BACKUP_KEY_FILE === undefined ? undefined : resolve(read.BACKUP_KEY_FILE),
      s3: backupBucket && { ...backupBucket, prefix: `${read.BACKUP_S3_PREFIX}/` },
    },
  };
}

function bucketOf(read: Read, prefix: Prefix): S3Settings | undefined {
  const endpoint = read[`${prefix}_ENDPOINT`];
  if (endpoint === undefined) return undefined;
  return {
    endpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
    bucket: read[`${prefix}_BUCKET`] ?? '',
    accessKeyId: read[`${prefix}_ACCESS_KEY_ID`] ?? '',
    secretAccessKey: read[`${prefix}_SECRET_ACCESS_KEY`] ?? '',
    region: read[`${prefix}_REGION`] ?? 'us-east-1',
  };
}
