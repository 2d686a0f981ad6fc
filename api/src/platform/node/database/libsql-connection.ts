import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import Libsql from 'libsql';
import type { Row, Statement, WriteResult } from '../../platform.ts';
import { FailedStatement } from './sqlite-errors.ts';

interface Prepared {
  statement: Libsql.Statement<[unknown]>;
  givesRows: boolean;
}

/**
 * The limit of prepared statements, above the number in the program; generated SQL must not fill the
 * memory.
 */
const MAX_PREPARED = 500;

/**
 * One connection to a database file, with a synchronous driver. Caches prepared statements, because
 * preparing costs more than most statements. Does not wait for locks by default, which would block the
 * event loop.
 */
export class LibsqlConnection {
  #database: Libsql.Database;
  readonly #prepared = new Map<string, Prepared>();
  #closed = false;

  constructor(
    readonly path: string,
    readonly maxWaitMs = 0,
  ) {
    if (path !== ':memory:') restrictToOwner(path);
    this.#database = open(path, maxWaitMs);
  }

  query(sql: string, args: Statement['args'] = []): Row[] {
    return this.#run({ sql, args }).rows;
  }

  /** Runs the statements in one transaction. */
  batch(statements: Statement[], begin: 'BEGIN' | 'BEGIN IMMEDIATE'): WriteResult[] {
    this.script(begin);
    try {
      const results = statements.map((statement, index) => this.#runAt(index, statement));
      this.script('COMMIT');
      return results;
    } catch (error) {
      if (this.#database.inTransaction) this.script('ROLLBACK');
      throw error;
    }
  }

  /** Statements without arguments and result, outside a transaction. */
  script(sql: string): void {
    this.#requireOpen();
    this.#database.exec(sql);
  }

  reopen(): void {
    this.#requireOpen();
    this.#prepared.clear();
    this.#database.close();
    this.#database = open(this.path, this.maxWaitMs);
  }

  close(): void {
    this.#closed = true;
    this.#prepared.clear();
    this.#database.close();
  }

  #runAt(index: number, statement: Statement): WriteResult {
    try {
      return this.#run(statement);
    } catch (error) {
      throw new FailedStatement(index, error);
    }
  }

  #run({ sql, args = [] }: Statement): WriteResult {
    this.#requireOpen();
    if (!args.every(isSqlValue)) throw new TypeError(`Not a value of SQL among those of ${sql}`);
    const { statement, givesRows } = this.#prepared.get(sql) ?? this.#prepare(sql);
    return givesRows
      ? { rows: statement.all(args) as Row[], changes: 0 }
      : { rows: [], changes: statement.run(args).changes };
  }

  #prepare(sql: string): Prepared {
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
    const statement = this.#database.prepare<[unknown]>(sql);
    const prepared = { statement, givesRows: statement.reader };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** The driver aborts the process when it uses a closed database. */
  #requireOpen(): void {
    if (this.#closed) throw new Error('The database is closed');
  }
}

/**
 * Restricts the database to its owner. SQLite gives the files beside it (`-wal`, `-shm`) the same mode.
 * Creates the file, because SQLite would use the umask; never opens an existing one, because closing it
 * would release SQLite's locks (sqlite.org/howtocorrupt.html, 2.2).
 */
function restrictToOwner(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) closeSync(openSync(path, 'wx', 0o600));
  else if ((mode & 0o077) !== 0)
    for (const name of [path, `${path}-wal`, `${path}-shm`]) chmodIfOwn(name);
}

function chmodIfOwn(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch {
    // A missing file, or one of another user, keeps its mode.
  }
}

const open = (path: string, timeout: number) => new Libsql(path, { timeout });

/** The driver aborts the process for some other values, and stores the rest as different values. */
function isSqlValue(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    value === null ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    value instanceof Uint8Array
  );
}
