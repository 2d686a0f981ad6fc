import { type Client, createClient, LibsqlBatchError, LibsqlError } from '@libsql/client/sqlite3';
import {
  ConstraintError,
  type Database,
  type Row,
  type SqlValue,
  type Statement,
  StoreError,
  type WriteResult,
} from '../platform.ts';
import { FailedStatement } from './failed-statement.ts';
import { WriteQueue } from './write-queue.ts';

export interface LibsqlDatabase extends Database {
  /** Runs a file of statements, outside of any transaction. */
  run: (sql: string) => Promise<void>;
  close: () => Promise<void>;
}

/** `:memory:` or the path of a file. */
export async function openLibsql(path: string): Promise<LibsqlDatabase> {
  // One connection: the driver is synchronous, so that more of them would only lock each other out, and a
  // pragma holds for the connection it was set on. No waiting for locks inside the driver either: it would
  // stop the event loop.
  const client = createClient({
    url: path === ':memory:' ? path : `file:${path}`,
    concurrency: 1,
    timeout: 0,
  });
  if (path !== ':memory:') await makeDurable(client);
  return new LibsqlStore(client);
}

/** Every acknowledged write survives a power cut: verified, because a wrong setting shows only then. */
async function makeDurable(client: Client): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute(FLUSH_EACH_COMMIT);
  const journal = (await client.execute('PRAGMA journal_mode')).rows[0]?.[0];
  const synchronous = (await client.execute('PRAGMA synchronous')).rows[0]?.[0];
  const foreignKeys = (await client.execute('PRAGMA foreign_keys')).rows[0]?.[0];
  if (journal !== 'wal' || synchronous !== 2 || foreignKeys !== 1)
    throw new Error(
      `The database does not hold WAL, synchronous FULL and foreign keys: ${journal}, ${synchronous}, ${foreignKeys}`,
    );
}

class LibsqlStore implements LibsqlDatabase {
  readonly exclusive = true;
  readonly #writes: WriteQueue;
  #closed = false;

  constructor(readonly client: Client) {
    this.#writes = new WriteQueue((statements) => this.#batch(statements, 'write'));
  }

  async query(sql: string, args: SqlValue[] = []): Promise<Row[]> {
    return this.#untilFree(async () => rowsOf(await this.client.execute({ sql, args })));
  }

  async queryAll(statements: Statement[]): Promise<Row[][]> {
    const results = await this.#batch(statements, 'read');
    return results.map((result) => result.rows);
  }

  write(statements: Statement[]): Promise<WriteResult[]> {
    return this.#writes.add(statements);
  }

  async run(sql: string): Promise<void> {
    await this.#untilFree(() => this.client.executeMultiple(sql));
  }

  async close(): Promise<void> {
    await this.#writes.idle();
    this.#closed = true;
    this.client.close();
  }

  /** Tries again while another process holds the lock, in small steps that leave the event loop free. */
  async #untilFree<T>(act: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await act();
      } catch (error) {
        const isTransient = isBusy(error) || (isCutOff(error) && !this.#closed);
        if (isBusy(error)) await this.#reconnect();
        if (!isTransient || Date.now() > deadline) throw toStoreError(error);
        await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 40));
      }
    }
  }

  /** A statement that met a lock stays open in the driver, and its connection could never commit again. */
  async #reconnect(): Promise<void> {
    await this.client.reconnect();
    await this.client.execute(FLUSH_EACH_COMMIT);
  }

  async #batch(statements: Statement[], mode: 'read' | 'write'): Promise<WriteResult[]> {
    const results = await this.#untilFree(() =>
      this.client.batch(
        statements.map(({ sql, args = [] }) => ({ sql, args })),
        mode,
      ),
    );
    return results.map((result) => ({ rows: rowsOf(result), changes: result.rowsAffected }));
  }
}

interface ResultRows {
  columns: string[];
  rows: ArrayLike<unknown>[];
}

function rowsOf({ rows }: ResultRows): Row[] {
  return rows as unknown as Row[];
}

const PATIENCE_MS = 3_000;
const FLUSH_EACH_COMMIT = 'PRAGMA synchronous = FULL';

const isBusy = (error: unknown) =>
  error instanceof LibsqlError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);

/** The connection was replaced under a call that was on its way. */
const isCutOff = (error: unknown) => error instanceof LibsqlError && error.code === 'CLIENT_CLOSED';

function toStoreError(error: unknown): unknown {
  if (!(error instanceof LibsqlError)) return error;
  const known = classify(error);
  return error instanceof LibsqlBatchError
    ? new FailedStatement(error.statementIndex, known)
    : known;
}

function classify(error: LibsqlError): unknown {
  const constraint = /(?:UNIQUE constraint failed: ([\w.]+))|FOREIGN KEY constraint failed/.exec(
    error.message,
  );
  if (constraint !== null) return new ConstraintError(constraint[1] ?? 'reference');
  if (isBusy(error)) return new StoreError('busy', error);
  if (error.code === 'SQLITE_FULL') return new StoreError('full', error);
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN)/.test(error.code))
    return new StoreError('broken', error);
  return error;
}
