import { guardedWrite } from '../guarded-write.ts';
import {
  ConstraintError,
  type Database,
  type Row,
  type SqlValue,
  type Statement,
  StoreError,
  type WriteResult,
} from '../platform.ts';
import { TRANSFER_REJECTION } from '../renewals.ts';
import type { D1 } from './bindings.ts';

/** The D1 adapter: a batch is a transaction. Other Workers write too, so caches are not valid. */
export function d1Database(d1: D1): Database {
  async function batch(statements: Statement[]): Promise<WriteResult[]> {
    const prepared = statements.map(({ sql, args = [] }) => d1.prepare(sql).bind(...args));
    try {
      const results = await d1.batch(prepared);
      return results.map(({ results: rows, meta }) => ({
        rows: rows as Row[],
        changes: meta.changes,
      }));
    } catch (error) {
      throw classify(error);
    }
  }
  return {
    exclusive: false,
    async query(sql: string, args: SqlValue[] = []) {
      const [result] = await retryQuery(() => batch([{ sql, args }]));
      return result?.rows ?? [];
    },
    async queryAll(statements) {
      return (await retryQuery(() => batch(statements))).map((result) => result.rows);
    },
    write: guardedWrite(batch),
  };
}

const MAX_ATTEMPTS = 3;
const MAX_PAUSE_MS = 80;

/** Retries a query after a transient error. Writes are not retried, because they may have been applied. */
async function retryQuery<T>(query: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await query();
    } catch (error) {
      const isTransient = error instanceof StoreError && error.reason === 'busy';
      if (!isTransient || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) =>
        setTimeout(resolve, attempt * MAX_PAUSE_MS * (0.25 + Math.random() * 0.75)),
      );
    }
  }
}

/** Errors that Cloudflare lists as retryable (https://developers.cloudflare.com/d1/best-practices/retry-queries/). */
const TRANSIENT =
  /network connection lost|overloaded|reset because|transient issue|storage operation exceeded|internal error/i;

function classify(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  const constraint = /UNIQUE constraint failed: ([\w.]+)|FOREIGN KEY constraint failed/.exec(
    message,
  );
  if (constraint !== null) return new ConstraintError(constraint[1] ?? 'reference');
  if (message.includes(TRANSFER_REJECTION)) return new StoreError('moving', error);
  if (/SQLITE_FULL|Exceeded maximum DB size/.test(message)) return new StoreError('full', error);
  if (TRANSIENT.test(message)) return new StoreError('busy', error);
  return error;
}
