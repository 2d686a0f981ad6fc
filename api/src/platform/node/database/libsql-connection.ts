import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import Libsql from 'libsql';
import type { Row, Statement, WriteResult } from '../../platform.ts';
import { FailedStatement } from './failed-statement.ts';

interface Prepared {
  statement: Libsql.Statement<[unknown]>;
  givesRows: boolean;
}

/** Far more than there are in the program; a text that is made anew each time must not fill the memory. */
const MOST_PREPARED = 500;

/**
 * One connection to a database file, synchronous as its driver is. Each statement is prepared once: that
 * costs more than most of them do. No waiting for locks, unless it is asked for: it stops the event loop.
 */
export class LibsqlConnection {
  #database: Libsql.Database;
  readonly #prepared = new Map<string, Prepared>();
  #closed = false;

  constructor(
    readonly path: string,
    readonly patienceMs = 0,
  ) {
    if (path !== ':memory:') restrictToOwner(path);
    this.#database = open(path, patienceMs);
  }

  query(sql: string, args: Statement['args'] = []): Row[] {
    return this.#run({ sql, args }).rows;
  }

  /** All of it or none of it. */
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

  /** Statements without arguments and without an answer, outside of any transaction. */
  script(sql: string): void {
    this.#requireOpen();
    this.#database.exec(sql);
  }

  reopen(): void {
    this.#requireOpen();
    this.#prepared.clear();
    this.#database.close();
    this.#database = open(this.path, this.patienceMs);
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
    if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear();
    const statement = this.#database.prepare<[unknown]>(sql);
    const prepared = { statement, givesRows: statement.reader };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** The driver ends the whole process where it meets a closed database. */
  #requireOpen(): void {
    if (this.#closed) throw new Error('The database is closed');
  }
}

/**
 * The files beside the database take its mode. The umask decides the mode of a file that SQLite makes, so
 * it is made here; one that is there is never opened, because closing it would end the locks of SQLite.
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
    // It is not there, or another user's: whoever may write to it has decided its mode.
  }
}

const open = (path: string, timeout: number) => new Libsql(path, { timeout });

/** The driver ends the whole process over some of the others, and stores the rest as something else. */
function isSqlValue(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    value === null ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    value instanceof Uint8Array
  );
}
