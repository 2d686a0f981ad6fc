import {
  type Condition,
  ConstraintError,
  type Database,
  type GuardedWrite,
  OvertakenError,
  type Statement,
  StoreError,
  type WriteResult,
} from './platform.ts';

/** True while the table that is named first has such a row. */
export const exists = (rows: string, ...args: Condition['args']): Condition => ({
  condition: `EXISTS (SELECT 1 FROM ${rows})`,
  args,
});

/** True while it has none. */
export const noneExists = (rows: string, ...args: Condition['args']): Condition => ({
  condition: `NOT EXISTS (SELECT 1 FROM ${rows})`,
  args,
});

/** The statements of a write, without its conditions. */
export const statementsOf = (write: Statement[] | GuardedWrite): Statement[] =>
  Array.isArray(write) ? write : write.statements;

/** The `write` of a database whose batches are transactions. */
export const guardedWrite =
  (batch: (statements: Statement[]) => Promise<WriteResult[]>): Database['write'] =>
  async (write) => {
    if (Array.isArray(write) || write.requires.length === 0) return batch(statementsOf(write));
    try {
      const [, ...results] = await batch([guardOf(write.requires), ...write.statements]);
      return results;
    } catch (error) {
      if (error instanceof ConstraintError && error.constraint === 'revisions.entity')
        throw new OvertakenError();
      throw error;
    }
  };

/** Fails unless each condition holds. */
function guardOf(requires: readonly Condition[]): Statement {
  const conditions = requires.map(({ condition }) => `(${condition})`);
  return {
    // SQL outside a trigger raises no error of its own: a second row of this list violates its key.
    sql: `INSERT INTO revisions (entity, revision) SELECT 'suppliers', 0 WHERE NOT (${conditions.join(' AND ')})`,
    args: requires.flatMap(({ args }) => args),
  };
}

/** Whether a condition holds now. */
export async function holds(
  database: Pick<Database, 'query'>,
  { condition, args }: Condition,
): Promise<boolean> {
  const [row] = await database.query(`SELECT ${condition} AS holds`, args);
  return row?.holds === 1;
}

/** After so many writes that others have overtaken, the store is too busy. */
const MAX_ATTEMPTS = 5;

/** Reads and writes again while others overtake the write. Throws `StoreError` (`busy`) when they do so all the time. */
export async function retryOvertaken<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
      if (count === MAX_ATTEMPTS) throw new StoreError('busy', error);
    }
  }
}

/** What a guarded write answers; null when a condition did not hold. */
export async function unlessOvertaken<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof OvertakenError) return null;
    throw error;
  }
}
