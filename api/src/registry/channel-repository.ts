import type { Database, Row, SqlValue, Statement } from '../platform/platform.ts';

/** Which build of a module browsers get. */
export interface Channel {
  id: string;
  live: string;
  canary: { version: string; percent: number } | null;
  /** Moves with every change: a change names the one it has seen. */
  revision: number;
}

const SELECTED = 'module_id, live_version, canary_version, canary_percent, revision';

export async function readChannels(database: Database): Promise<Channel[]> {
  const rows = await database.query(`SELECT ${SELECTED} FROM module_channels ORDER BY module_id`);
  return rows.map(toChannel);
}

export async function findChannel(database: Database, id: string): Promise<Channel | null> {
  const [row] = await database.query(
    `SELECT ${SELECTED} FROM module_channels WHERE module_id = ?`,
    [id],
  );
  return row === undefined ? null : toChannel(row);
}

/** The first live build of a module. Fails on its key when another one was first. */
export function insertChannel(id: string, live: string): Statement {
  return {
    sql: 'INSERT INTO module_channels (module_id, live_version, revision) VALUES (?, ?, 1)',
    args: [id, live],
  };
}

/** Changes nothing when the channel is no longer at the revision that was read. */
export function moveChannel({ id, live, canary, revision }: Channel): Statement {
  return {
    sql: `UPDATE module_channels SET live_version = ?, canary_version = ?, canary_percent = ?,
            revision = revision + 1 WHERE module_id = ? AND revision = ?`,
    args: [live, canary?.version ?? null, canary?.percent ?? null, id, revision],
  };
}

/** True in the same write, before the channel moves. */
export function atRevision(id: string, revision: number) {
  return {
    condition: 'EXISTS (SELECT 1 FROM module_channels WHERE module_id = ? AND revision = ?)',
    args: [id, revision] satisfies SqlValue[],
  };
}

function toChannel(row: Row): Channel {
  const version = row.canary_version as string | null;
  return {
    id: row.module_id as string,
    live: row.live_version as string,
    canary: version === null ? null : { version, percent: row.canary_percent as number },
    revision: row.revision as number,
  };
}
