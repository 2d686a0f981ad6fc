import type { Controller } from '@wabu/shared/entities/privacy/controller';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

/**
 * The ports: all that the app needs from the machine it runs on. `node/`, `workerd/` and `memory/` fill
 * them in; nothing else in the api knows which one it has.
 */
export interface Platform {
  database: Database;
  objects: ObjectStore;
  documents: DocumentStore;
  builds: BuiltFiles;
  passwords: PasswordHasher;
  /** Absent where none is configured: nothing is translated. */
  translator?: Translator | undefined;
  settings: Settings;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The peer's address, or what a trusted proxy says. Limits count its network: `clientNetwork`. */
  clientAddress: (request: Request, env: unknown) => string;
  /** Absent where the network's edge compresses by itself. */
  compress?: (bytes: Uint8Array, encoding: 'br' | 'gzip') => Promise<Uint8Array<ArrayBuffer>>;
  /** Absent where that is. */
  gzipInParts?: GzipInParts;
  /** A small webp of a picture, null when it cannot be drawn. Absent where no pixels can be drawn. */
  drawThumbnail?: (picture: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Packs a text whose parts change one by one: what did not change need not be packed again. */
export interface GzipInParts {
  pack: (part: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
  /** One gzip of the parts and of what ends them; `whole` is all of that, unpacked. */
  join: (packed: Uint8Array[], end: Uint8Array, whole: Uint8Array) => Uint8Array<ArrayBuffer>;
}

export interface Settings {
  /** At least 32 bytes. */
  jwtSecret: string;
  development: boolean;
  /** May release every module: the operator's own. Absent: only the teams' tokens release. */
  operatorToken?: string;
  /** The private Ed25519 key that signs the registry, as a JWK. Absent: it goes unsigned. */
  registryKey?: JsonWebKey;
  /** Where visitors find the site, `https://example.org`. Absent: where the request says it went. */
  publicUrl?: string;
  /** The analytics script that runs after consent. Absent: none, ever. */
  analyticsSrc?: string;
  /** Who answers for personal data. Absent: the privacy policy says that nobody is named. */
  controller?: Controller;
}

export type SqlValue = string | number | null | Uint8Array;
export type Row = Record<string, SqlValue>;
export interface Statement {
  sql: string;
  args?: SqlValue[];
}
export interface WriteResult {
  rows: Row[];
  changes: number;
}

/** A relational store, inside what D1 takes: batches for transactions, at most 100 arguments. */
export interface Database {
  query: (sql: string, args?: SqlValue[]) => Promise<Row[]>;
  /** Several questions about one and the same state. */
  queryAll: (statements: Statement[]) => Promise<Row[][]>;
  /** All of it or none of it; durable once it has answered. */
  write: (statements: Statement[]) => Promise<WriteResult[]>;
  /** True when no other process writes here, so that what is kept in memory stays true. */
  exclusive: boolean;
}

/** A unique key was taken, or a reference points nowhere. `constraint` is `table.column` where it is known. */
export class ConstraintError extends Error {
  constructor(readonly constraint: string) {
    super(`constraint failed: ${constraint}`);
  }
}

/** The store is locked, full or gone: nothing that the sender could mend. */
export class StoreError extends Error {
  constructor(
    readonly reason: 'busy' | 'full' | 'broken',
    override readonly cause?: unknown,
  ) {
    super(`store ${reason}`);
  }
}

/** Bytes under names of our own making; the names that people see are rows of the `objects` table. */
export interface ObjectStore {
  put: (blob: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  get: (blob: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  delete: (blob: string) => Promise<void>;
  list: () => Promise<string[]>;
  /** Fails when the store cannot be written. */
  check: () => Promise<void>;
}

/** Where the audit trail can be read as documents. */
export interface DocumentStore {
  /** Fails when it cannot be reached. */
  check: () => Promise<void>;
}

/**
 * Machine translation. The adapter is `translator/deepl-translator.ts`. Another service needs an adapter of
 * its own and one line in each platform.
 */
export interface Translator {
  /** The name of the service, for messages. */
  name: string;
  /**
   * Translates all texts or throws `TranslatorError`. The translations have the order of the texts; the
   * translation of a text is '' when the service returns an empty one. The adapter splits the texts into
   * requests that the service accepts, and retries transient failures.
   */
  translate: (request: TranslationRequest) => Promise<Translation[]>;
}

export interface TranslationRequest {
  /** The translation of HTML keeps its tags. */
  texts: { text: string; isHtml: boolean }[];
  /** Absent: the service detects the language. */
  source?: LanguageCode | undefined;
  target: LanguageCode;
}

export interface Translation {
  /** The language of the text as the service names it, in upper case (`IT`); '' when it names none. */
  detectedLanguage: string;
  text: string;
}

/**
 * A failed translation:
 * - `timeout`: no answer in time
 * - `overloaded`: too many requests, also after retries
 * - `down`: server errors or no connection, also after retries
 * - `quota`: the plan has no characters left
 * - `key`: the service rejects the key
 * - `rejected`: the service rejects the request
 * - `invalid-answer`: the answer cannot be read, or has another number of translations
 * - `too-long`: a text is longer than the service accepts
 */
export class TranslatorError extends Error {
  constructor(
    readonly reason:
      | 'timeout'
      | 'overloaded'
      | 'down'
      | 'quota'
      | 'key'
      | 'rejected'
      | 'invalid-answer'
      | 'too-long',
  ) {
    super(`translator ${reason}`);
  }
}

/** What the workspaces' builds left behind: `read('shell', 'layout/it.html')`. */
export interface BuiltFiles {
  /** The workspaces that may have been built. */
  workspaces: () => Promise<string[]>;
  read: (workspace: string, path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  list: (workspace: string) => Promise<string[]>;
}

export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** An unknown user (null) costs as much time as a known one. */
  verify: (password: string, hash: string | null) => Promise<boolean>;
}

export type LogEntry = Record<string, string | number | boolean | null | undefined>;
export type Log = (level: 'info' | 'warn' | 'error', event: string, entry?: LogEntry) => void;
