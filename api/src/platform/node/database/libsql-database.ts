import Libsql from 'libsql';
import { guardedWrite } from '../../guarded-write.ts';
import {
  ConstraintError,
  type Database,
  type Row,
  type SqlValue,
  type Statement,
  StoreError,
} from '../../platform.ts';
import { TRANSFER_REJECTION } from '../../renewals.ts';
import { LibsqlConnection } from './libsql-connection.ts';
import { FailedStatement, isBusy } from './sqlite-errors.ts';
import { WriteQueue } from './write-queue.ts';

/** @param path `:memory:` or a file */
export async function openLibsql(path: string): Promise<LibsqlDatabase> {
  // One connection: several would lock each other out, and a pragma applies to one connection.
  const connection = new LibsqlConnection(path);
  if (path !== ':memory:') makeDurable(connection);
  return new LibsqlDatabase(connection);
}

/** Verifies the settings under which acknowledged writes survive a power cut. */
function makeDurable(connection: LibsqlConnection): void {
  const pragma = (name: string) => connection.query(`PRAGMA ${name}`)[0]?.[name];
  connection.script('PRAGMA journal_mode = WAL');
  connection.script(FLUSH_EACH_COMMIT);
  const journal = pragma('journal_mode');
  const synchronous = pragma('synchronous');
  const foreignKeys = pragma('foreign_keys');
  if (journal !== 'wal' || synchronous !== 2 || foreignKeys !== 1)
    throw new Error(
      `The database does not hold WAL, synchronous FULL and foreign keys: ${journal}, ${synchronous}, ${foreignKeys}`,
    );
}

export class LibsqlDatabase implements Database {
  readonly exclusive = true;
  readonly #writes: WriteQueue;

  constructor(readonly connection: LibsqlConnection) {
    this.#writes = new WriteQueue((statements) =>
      this.#untilFree(() => connection.batch(statements, 'BEGIN IMMEDIATE')),
    );
  }

  query(sql: string, args: SqlValue[] = []): Promise<Row[]> {
    return this.#untilFree(() => this.connection.query(sql, args));
  }

  async queryAll(statements: Statement[]): Promise<Row[][]> {
    const results = await this.#untilFree(() => this.connection.batch(statements, 'BEGIN'));
    return results.map((result) => result.rows);
  }

  readonly write = guardedWrite((statements) => this.#writes.add(statements));

  /** Gets the time of each commit of the queue, its flush included. */
  set onFlush(observe: (ms: number) => void) {
    this.#writes.onCommit = observe;
  }

  /** The most writes that waited at once since the last call. */
  takeQueueDepth(): number {
    return this.#writes.takeDepth();
  }

  /** Runs a script of statements outside a transaction. */
  run(sql: string): Promise<void> {
    return this.#untilFree(() => this.connection.script(sql));
  }

  async close(): Promise<void> {
    await this.#writes.idle();
    this.connection.close();
  }

  /** Retries while another process holds the lock, without blocking the event loop. */
  async #untilFree<T>(act: () => T): Promise<T> {
    const deadline = Date.now() + BUSY_TIMEOUT_MS;
    for (;;) {
      try {
        return act();
      } catch (error) {
        if (!isBusy(causeOf(error))) throw toStoreError(error);
        this.#reconnect();
        if (Date.now() > deadline) throw toStoreError(error);
        await new Promise((resolve) =>
          setTimeout(resolve, MAX_PAUSE_MS * (0.2 + Math.random() * 0.8)),
        );
      }
    }
  }

  /** After a lock error the driver keeps the statement open, and its connection can never commit again. */
  #reconnect(): void {
    this.connection.reopen();
    this.connection.script(FLUSH_EACH_COMMIT);
  }
}

const BUSY_TIMEOUT_MS = 3_000;
const MAX_PAUSE_MS = 50;
const FLUSH_EACH_COMMIT = 'PRAGMA synchronous = FULL';

const causeOf = (error: unknown) => (error instanceof FailedStatement ? error.cause : error);

function toStoreError(error: unknown): unknown {
  return error instanceof FailedStatement
    ? new FailedStatement(error.index, classify(error.cause))
    : classify(error);
}

function classify(error: unknown): unknown {
  if (!(error instanceof Libsql.SqliteError)) return error;
  const constraint = /(?:UNIQUE constraint failed: ([\w.]+))|FOREIGN KEY constraint failed/.exec(
    error.message,
  );
  if (constraint !== null) return new ConstraintError(constraint[1] ?? 'reference');
  if (error.message.includes(TRANSFER_REJECTION)) return new StoreError('moving', error);
  if (isBusy(error)) return new StoreError('busy', error);
  if (error.code === 'SQLITE_FULL') return new StoreError('full', error);
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN)/.test(error.code))
    return new StoreError('broken', error);
  return error;
}
