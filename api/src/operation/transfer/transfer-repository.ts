import { exists, holds } from '../../platform/guarded-write.ts';
import type { Database, Statement } from '../../platform/platform.ts';
import { renewInstallation, TRANSFER_REJECTION } from '../../platform/renewals.ts';
import type { TransferState, Trigger } from '../../records/store/transfer-state-repository.ts';
import type { MovedTable } from './schema-repository.ts';

export const insertTransfer = (
  id: string,
  role: TransferState['role'],
  triggers: Trigger[],
  now: number,
): Statement => ({
  sql: `INSERT OR REPLACE INTO transfer (only_row, id, role, state, triggers, last_revision, began_at)
          VALUES (1, ?, ?, 'open', ?, (SELECT max(revision) FROM revisions), ?)`,
  args: [id, role, JSON.stringify(triggers), now],
});

export const finishTransfer = (): Statement => ({ sql: "UPDATE transfer SET state = 'finished'" });
export const deleteTransfer = (): Statement => ({ sql: 'DELETE FROM transfer' });

/** Frames the writes of the transfer itself, in one transaction. */
export const asTransfer = (statements: Statement[]): Statement[] => [
  { sql: 'UPDATE transfer SET writing = 1' },
  ...statements,
  { sql: 'UPDATE transfer SET writing = 0' },
];

const WRITES = ['INSERT', 'UPDATE', 'DELETE'] as const;
const guardOf = (table: string, write: string) => `transfer_${table}_${write.toLowerCase()}`;
export const isGuard = ({ name }: Trigger) => name.startsWith('transfer_');

/**
 * Triggers that reject every other write of the moved tables. In the database, so that they hold for all processes and
 * isolates, and after a restart.
 */
export function createGuards(tables: MovedTable[]): Statement[] {
  return tables.flatMap(({ name }) =>
    WRITES.map((write) => ({
      sql: `CREATE TRIGGER IF NOT EXISTS ${guardOf(name, write)} BEFORE ${write} ON ${name}
            WHEN (SELECT writing FROM transfer) = 0 BEGIN SELECT RAISE(ABORT, '${TRANSFER_REJECTION}'); END`,
    })),
  );
}

export const dropTriggers = (triggers: Trigger[]): Statement[] =>
  triggers.map(({ name }) => ({ sql: `DROP TRIGGER IF EXISTS ${name}` }));

export const createTriggers = (triggers: Trigger[]): Statement[] =>
  triggers.map(({ sql }) => ({ sql }));

/** Empties the tables; `tables` is in the order of their references. */
export const deleteRows = (tables: MovedTable[]): Statement[] =>
  [...tables].reverse().map(({ name }) => ({ sql: `DELETE FROM ${name}` }));

/**
 * Makes another installation of the moved data: no session is left, lists and registry are newer than anything that a
 * browser or a cache has seen of either side, and counting tables go on where those of the source ended.
 */
export const startAnew = (
  { lastRevision }: TransferState,
  source: { sequences: Record<string, number> },
): Statement[] => [
  { sql: 'UPDATE revisions SET revision = revision + ?', args: [lastRevision + 1] },
  ...Object.entries(source.sequences).flatMap(([name, seq]) => [
    {
      sql: 'INSERT INTO sqlite_sequence (name, seq) SELECT ?, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)',
      args: [name, name],
    },
    { sql: 'UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?', args: [seq, name] },
  ]),
  { sql: 'DELETE FROM sessions' },
  renewInstallation(),
];

const COUNTED = ['suppliers', 'frontends'];
const NOT_COUNTED = ['users', 'modules', 'microsites'];

/** The rows of moved tables that a new database has, newer than what a browser has seen of it. */
export function firstRows({ lastRevision }: TransferState): Statement[] {
  const revision = (entity: string, count: number | null) => ({
    sql: 'INSERT INTO revisions (entity, revision, row_count) VALUES (?, ?, ?)',
    args: [entity, lastRevision + 1, count],
  });
  return [
    ...COUNTED.map((entity) => revision(entity, 0)),
    ...NOT_COUNTED.map((entity) => revision(entity, null)),
    renewInstallation(),
  ];
}

/** True when an app of a second factor is connected: its seed is encrypted with a key of the signing secret. */
export const hasEncryptedSeeds = (database: Database) => holds(database, exists('totp_factors'));
