import type { VariantName } from '@wabu/shared/entities/microsites/picture-variants';
import type { Controller } from '@wabu/shared/entities/privacy/controller';
import type { Limits } from './common-settings.ts';
import type { Mailer } from './mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Translator } from './translation.ts';

/**
 * The ports: everything that the app needs from its runtime. `node/` and `workerd/` are the adapters;
 * `node/testing/` has one in memory for tests. The rest of the api does not know which one it has.
 */
export interface Platform {
  database: Database;
  objects: ObjectStore;
  documents: DocumentStore;
  erasures: ErasureList;
  builds: BuiltFiles;
  passwords: PasswordHasher;
  /** The bytes that may still be written on the disk of the data; null where nobody knows. */
  freeBytes: () => Promise<number | null>;
  /** When the last good backup was taken, in milliseconds since 1970; absent where the program takes none. */
  lastBackupAt?: () => Promise<number | null>;
  /** Absent where none is configured: nothing is translated. */
  translator?: Translator | undefined;
  /** Absent where none is configured: visitors read answers under their links only. */
  mailer?: Mailer | undefined;
  /** Absent without a token for them: nothing is counted. */
  metrics?: Metrics | undefined;
  settings: Settings;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /**
   * The client's address: the peer's, or the one that a trusted proxy reports. Rate limits count its
   * network (`clientNetwork`).
   */
  clientAddress: (request: Request, env: unknown) => string;
  /** True for a request by a trusted proxy, whose ids of requests are kept. Absent: there is none. */
  isFromProxy?: (env: unknown) => boolean;
  /** Calls back once the answer is sent, with the bytes of its head and body. Absent where they are not known. */
  onSent?: (env: unknown, sent: (bytes: number) => void) => void;
  /**
   * A short text (up to 1 kB) from a host of the internet, within five seconds and without redirects. Null
   * for everything else, an address of our own network included.
   */
  fetchPublicText: (url: string) => Promise<string | null>;
  /** Forgets everything that is in memory, after the whole database was replaced. Absent where nothing is kept. */
  renew?: () => void;
  /** Absent where the edge network compresses. */
  compress?: (bytes: Uint8Array, encoding: 'br' | 'gzip') => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Makes a webp thumbnail; null when the picture cannot be decoded. Absent where the platform cannot
   * resize.
   */
  drawThumbnail?: (picture: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Makes a reduced variant of a picture: webp of a width, or JPEG for shared links. Null for an animation
   * and for a picture that cannot be decoded. Absent where the platform cannot resize.
   */
  drawVariant?: (picture: Uint8Array, name: VariantName) => Promise<Uint8Array<ArrayBuffer> | null>;
}

export interface Settings {
  /** At least 32 bytes. */
  jwtSecret: string;
  development: boolean;
  limits: Limits;
  /** The operator's token, which may release every module. Absent: only deploy tokens release. */
  operatorToken?: string;
  /** Who has it reads the metrics and the details of `/healthz`. Absent: nobody does. */
  metricsToken?: string;
  /** One log line for each request. */
  accessLog?: boolean;
  /** How many characters may be translated in a day, by all and by each user. Absent: no limit. */
  dailyCharacters?: number;
  dailyCharactersPerUser?: number;
  /** False: nobody sees who has a record open. Absent: as true. */
  presence?: boolean;
  /** False: nobody sees what all staff did (`/adminwabu/activity`). Absent: as true. */
  activity?: boolean;
  /** How long the history stores contents. Absent: `HISTORY_MONTHS` of shared/entities/retention.ts. */
  historyMonths?: number;
  /** How long a closed request stores contents. Absent: `REQUEST_MONTHS` of the same file. */
  requestMonths?: number;
  /** False: no answer has `Strict-Transport-Security`. Absent: as true. */
  strictTransport?: boolean;
  /** The origin of the site, `https://example.org`. Absent: the origin of the request. */
  publicUrl?: string;
  /** The address of the analytics script, which runs after consent. Absent: no analytics. */
  analyticsSrc?: string;
  /** The controller of personal data (GDPR, Art. 4(7)). Absent: the privacy policy says that none is named. */
  controller?: Controller;
}

export type SqlValue = string | number | null | Uint8Array;
export type Row = Record<string, SqlValue>;
export interface Statement {
  sql: string;
  args?: SqlValue[];
}
/** An SQL condition, with what its placeholders stand for. */
export interface Condition {
  condition: string;
  args: SqlValue[];
}
/** Statements that change something only if each condition holds when the transaction begins. */
export interface GuardedWrite {
  requires: readonly Condition[];
  statements: Statement[];
}
export interface WriteResult {
  rows: Row[];
  /** Changed rows; D1 adds those of triggers and references. */
  changes: number;
}

/**
 * A relational store within D1's limits: batches for transactions, at most 100 arguments per statement
 * (https://developers.cloudflare.com/d1/platform/limits/).
 */
export interface Database {
  query: (sql: string, args?: SqlValue[]) => Promise<Row[]>;
  /** Runs several queries on one snapshot. */
  queryAll: (statements: Statement[]) => Promise<Row[][]>;
  /**
   * Runs the statements in one transaction; durable when it resolves. Throws `ConstraintError`, `StoreError`, and
   * `OvertakenError` when a condition of a guarded write does not hold.
   */
  write: (write: Statement[] | GuardedWrite) => Promise<WriteResult[]>;
  /** True when no other process writes, so that caches stay valid. */
  exclusive: boolean;
}

/** A wrong start: reported without a stack, all errors at once. */
export class StartError extends Error {}

/** A condition of a guarded write did not hold: what it is based on was changed since it was read. */
export class OvertakenError extends Error {}

/** A unique or foreign key constraint failed. `constraint` is `table.column` where it is known. */
export class ConstraintError extends Error {
  constructor(readonly constraint: string) {
    super(`constraint failed: ${constraint}`);
  }
}

/** The store is locked, full, unavailable or moving to another installation, through no fault of the client. */
export class StoreError extends Error {
  constructor(
    readonly reason: 'busy' | 'full' | 'broken' | 'moving',
    override readonly cause?: unknown,
  ) {
    super(`store ${reason}`);
  }
}

/** Bytes under generated names; users' file names are rows of the `objects` table. */
export interface ObjectStore {
  /** With `isNew`, nothing reads or refers to this name before the promise resolves. */
  put: (
    blob: string,
    bytes: Uint8Array<ArrayBuffer>,
    options?: { isNew?: boolean },
  ) => Promise<void>;
  get: (blob: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  delete: (blob: string) => Promise<void>;
  list: () => Promise<string[]>;
  /** Rejects when the store cannot be written. */
  check: () => Promise<void>;
}

/** Where documents are stored: in the relational store, or in MongoDB. */
export interface DocumentStore {
  /** Rejects when the store cannot be reached. */
  check: () => Promise<void>;
}

/**
 * The names of all erasures of persons, without personal data. It is kept outside the database and its backups:
 * after a restore, the erasures that the database lacks are applied again.
 */
export interface ErasureList {
  /** Durable when it resolves. A name is one line without spaces at its ends. */
  add: (name: string) => Promise<void>;
  list: () => Promise<string[]>;
}

/** The files of the workspaces' builds: `read('shell', 'layout/it.html')`. */
export interface BuiltFiles {
  /** The workspaces that may have a build. */
  workspaces: () => Promise<string[]>;
  read: (workspace: string, path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  list: (workspace: string) => Promise<string[]>;
}

export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** Takes the same time for an unknown user (null). */
  verify: (password: string, hash: string | null) => Promise<boolean>;
}

export type LogEntry = Record<string, string | number | boolean | null | undefined>;
export type Log = (level: 'info' | 'warn' | 'error', event: string, entry?: LogEntry) => void;
