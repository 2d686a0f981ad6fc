import type { Database, Row, Statement } from '../platform/platform.ts';
import { type Condition, exists, noneExists } from '../store/change-repository.ts';
import { findRow } from '../store/find-row.ts';

/** The builds of a module that browsers get. */
export interface Channel {
  id: string;
  live: string;
  canary: { version: string; percent: number } | null;
  /** Increases with every change; a change states the revision that it has read. */
  revision: number;
}

const SELECTED = 'module_id, live_version, canary_version, canary_percent, revision';

export async function readChannels(database: Database): Promise<Channel[]> {
  const rows = await database.query(`SELECT ${SELECTED} FROM module_channels ORDER BY module_id`);
  return rows.map(toChannel);
}

export const findChannel = (database: Database, id: string) =>
  findRow(database, toChannel, `SELECT ${SELECTED} FROM module_channels WHERE module_id = ?`, [id]);

/** The first live build of a module. Throws `ConstraintError` when the channel exists. */
export function insertChannel(id: string, live: string): Statement {
  return {
    sql: 'INSERT INTO module_channels (module_id, live_version, revision) VALUES (?, ?, 1)',
    args: [id, live],
  };
}

/** Changes nothing when the channel has another revision. */
export function updateChannel({ id, live, canary, revision }: Channel): Statement {
  return {
    sql: `UPDATE module_channels SET live_version = ?, canary_version = ?, canary_percent = ?,
            revision = revision + 1 WHERE module_id = ? AND revision = ?`,
    args: [live, canary?.version ?? null, canary?.percent ?? null, id, revision],
  };
}

/** Makes a version live where the condition holds, with a channel or without one. Ends a canary. */
export function replaceLive(id: string, live: string, when: Condition): Statement {
  return {
    sql: `INSERT INTO module_channels (module_id, live_version, revision)
          SELECT ?, ?, 1 WHERE ${when.condition}
          ON CONFLICT (module_id) DO UPDATE SET live_version = excluded.live_version,
            canary_version = NULL, canary_percent = NULL, revision = revision + 1`,
    args: [id, live, ...when.args],
  };
}

/** The condition that the channel has this revision; 0: that there is none. For a statement before its change. */
export function atRevision(id: string, revision: number): Condition {
  if (revision === 0) return noneExists('module_channels WHERE module_id = ?', id);
  return exists('module_channels WHERE module_id = ? AND revision = ?', id, revision);
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
