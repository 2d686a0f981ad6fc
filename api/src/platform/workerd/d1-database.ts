import {
  ConstraintError,
  type Database,
  type Row,
  type SqlValue,
  type Statement,
  StoreError,
  type WriteResult,
} from '../platform.ts';
import type { D1 } from './bindings.ts';

/** D1: a batch is a transaction. Other Workers write too, so nothing that is kept in memory stays true. */
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
      const [result] = await again(() => batch([{ sql, args }]));
      return result?.rows ?? [];
    },
    async queryAll(statements) {
      return (await again(() => batch(statements))).map((result) => result.rows);
    },
    write: batch,
  };
}

const MOST_TRIES = 3;

/** A question may be asked again when the line was lost; a write may not, for it may have happened. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isTransient = error instanceof StoreError && error.reason === 'busy';
      if (!isTransient || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, tries * (20 + Math.random() * 60)));
    }
  }
}

/** What Cloudflare names as worth another try. */
const TRANSIENT =
  /network connection lost|overloaded|reset because|transient issue|storage operation exceeded|internal error/i;

function classify(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  const constraint = /UNIQUE constraint failed: ([\w.]+)|FOREIGN KEY constraint failed/.exec(
    message,
  );
  if (constraint !== null) return new ConstraintError(constraint[1] ?? 'reference');
  if (/SQLITE_FULL|Exceeded maximum DB size/.test(message)) return new StoreError('full', error);
  if (TRANSIENT.test(message)) return new StoreError('busy', error);
  return error;
}
