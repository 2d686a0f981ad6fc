import type { BuiltModule } from '@wabu/shared/module/registry';
import type { Release, ReleaseCheck, ReleaseEvent } from '@wabu/shared/module/releases';
import { findRow, readNumber } from '../platform/find-row.ts';
import { exists, holds } from '../platform/guarded-write.ts';
import type { Database, Row, Statement } from '../platform/platform.ts';

/** Who releases the builds that ship with the program. */
export const PROGRAM = 'wabu';

/** A release as it is stored: its number, what the build says of itself, and whether it was checked. */
export interface StoredRelease extends Omit<Release, 'commit' | 'preview' | 'failures'> {
  id: string;
  built: BuiltModule;
  /** Two builds with the same one have the same bytes; null: of before digests. */
  digest: string | null;
}

const SELECTED =
  'module_id, version, built, digest, release_check, note, size, published_by, published_at';

/** The releases of a module, or of all, newest first. */
export async function readReleases(database: Database, id?: string): Promise<StoredRelease[]> {
  const rows = await database.query(
    `SELECT ${SELECTED} FROM module_builds ${id === undefined ? '' : 'WHERE module_id = ?'}
     ORDER BY published_at DESC, rowid DESC`,
    id === undefined ? [] : [id],
  );
  return rows.map(toRelease);
}

export const findRelease = (database: Database, id: string, version: string) =>
  findRow(
    database,
    toRelease,
    `SELECT ${SELECTED} FROM module_builds WHERE module_id = ? AND version = ?`,
    [id, version],
  );

function toRelease(row: Row): StoredRelease {
  const check = row.release_check as string | null;
  return {
    id: row.module_id as string,
    version: row.version as string,
    built: JSON.parse(row.built as string) as BuiltModule,
    digest: row.digest as string | null,
    check: check === null ? null : (JSON.parse(check) as ReleaseCheck),
    note: row.note as string,
    size: row.size as number,
    publishedBy: row.published_by as string,
    publishedAt: row.published_at as number,
  };
}

/** Throws `ConstraintError` when another release got the number meanwhile. */
export function insertRelease(release: StoredRelease): Statement {
  const { id, version, built, digest, check, note, size, publishedBy, publishedAt } = release;
  return {
    sql: `INSERT INTO module_builds (module_id, version, built, digest, release_check, note, size, published_by, published_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      id,
      version,
      JSON.stringify(built),
      digest,
      check && JSON.stringify(check),
      note,
      size,
      publishedBy,
      publishedAt,
    ],
  };
}

/** A check of the same bytes that came later. */
export const storeCheck = (id: string, version: string, check: ReleaseCheck): Statement => ({
  sql: 'UPDATE module_builds SET release_check = ? WHERE module_id = ? AND version = ?',
  args: [JSON.stringify(check), id, version],
});

export const deleteRelease = (id: string, version: string): Statement[] =>
  ['module_builds', 'module_previews', 'module_failures'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE module_id = ? AND version = ?`,
    args: [id, version],
  }));

/** Which release of a module is live. */
export interface Live {
  id: string;
  /** Null: the module is retired. */
  version: string | null;
  changedBy: string;
  changedAt: number;
  /** Moves with every change; 0: nothing of the module was ever live. */
  revision: number;
}

export async function readLive(database: Database): Promise<Live[]> {
  const rows = await database.query('SELECT * FROM module_live ORDER BY module_id');
  return rows.map((row) => ({
    id: row.module_id as string,
    version: row.version as string | null,
    changedBy: row.changed_by as string,
    changedAt: row.changed_at as number,
    revision: row.revision as number,
  }));
}

/** Fails the whole write (`ConstraintError`) when the live release has changed since it was read. */
export const requireRevision = (id: string, revision: number): Statement => ({
  sql: `INSERT INTO module_live SELECT * FROM module_live WHERE module_id = ? AND revision <> ?`,
  args: [id, revision],
});

export const writeLive = ({ id, version, changedBy, changedAt }: Omit<Live, 'revision'>) => ({
  sql: `INSERT INTO module_live (module_id, version, changed_by, changed_at, revision) VALUES (?, ?, ?, ?, 1)
        ON CONFLICT (module_id) DO UPDATE SET version = excluded.version, changed_by = excluded.changed_by,
          changed_at = excluded.changed_at, revision = revision + 1`,
  args: [id, version, changedBy, changedAt],
});

/** Belongs to every write that changes what the registry says. */
export const changeRegistry: Statement = {
  sql: "UPDATE revisions SET revision = revision + 1 WHERE entity = 'modules'",
};

/** Changes with every write that changes what the registry says. */
export const readRegistryRevision = (database: Database) =>
  readNumber(database, "SELECT revision FROM revisions WHERE entity = 'modules'");

export function recordEvent(event: ReleaseEvent): Statement {
  const { at, actor, id, action, from, to, note, set } = event;
  return {
    sql: `INSERT INTO module_history (happened_at, actor, module_id, action, from_version, to_version, note, set_id)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [at, actor, id, action, from, to, note, set],
  };
}

/** The newest 200 events first. */
export async function readHistory(database: Database): Promise<ReleaseEvent[]> {
  const rows = await database.query('SELECT * FROM module_history ORDER BY id DESC LIMIT 200');
  return rows.map(toEvent);
}

/** The changes of the set with which a release went live last, and whether it was ever live. */
export async function readSetOf(database: Database, id: string, version: string) {
  const rows = await database.query(
    `SELECT * FROM module_history WHERE set_id = (
       SELECT set_id FROM module_history WHERE module_id = ? AND to_version = ? AND action <> 'publish'
       ORDER BY id DESC LIMIT 1) AND action <> 'publish'`,
    [id, version],
  );
  return rows.map(toEvent);
}

const WAS_LIVE = "module_history WHERE module_id = ? AND to_version = ? AND action <> 'publish'";

export const wasLive = (database: Database, id: string, version: string) =>
  holds(database, exists(WAS_LIVE, id, version));

const toEvent = (row: Row): ReleaseEvent => ({
  at: row.happened_at as number,
  actor: row.actor as string,
  id: row.module_id as string,
  action: row.action as ReleaseEvent['action'],
  from: row.from_version as string | null,
  to: row.to_version as string | null,
  note: row.note as string,
  set: row.set_id as string | null,
});

/** Shows a release to a user by name; changes nothing for an unknown one. */
export const insertPreview = (id: string, version: string, user: string): Statement => ({
  sql: `INSERT INTO module_previews (module_id, version, user_id) SELECT ?, ?, id FROM users WHERE name = ?
        ON CONFLICT (module_id, user_id) DO UPDATE SET version = excluded.version`,
  args: [id, version, user],
});

/** A release that goes live ends the previews of its module. */
export const deletePreviews = (id: string): Statement => ({
  sql: 'DELETE FROM module_previews WHERE module_id = ?',
  args: [id],
});

interface UserOfRelease {
  id: string;
  version: string;
  user: string;
}

/** The previews by user, of one user's id or of all. */
export async function readPreviews(database: Database, userId?: string): Promise<UserOfRelease[]> {
  const rows = await database.query(
    `SELECT module_id AS id, module_previews.version, users.name AS user FROM module_previews JOIN users ON users.id = user_id
     ${userId === undefined ? '' : 'WHERE user_id = ?'}`,
    userId === undefined ? [] : [userId],
  );
  return rows as unknown as UserOfRelease[];
}

interface Failure extends Record<'id' | 'version' | 'userId' | 'detail', string> {
  at: number;
}

/** Stores the last report of a user's browser on a release, and counts the users with one since a time. */
export async function storeFailure(
  database: Database,
  { id, version, userId, detail, at }: Failure,
  since: number,
): Promise<number> {
  const [, counted] = await database.write([
    {
      sql: `INSERT INTO module_failures (module_id, version, user_id, detail, failed_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET detail = excluded.detail, failed_at = excluded.failed_at`,
      args: [id, version, userId, detail, at],
    },
    {
      sql: 'SELECT count(*) AS users FROM module_failures WHERE module_id = ? AND version = ? AND failed_at >= ?',
      args: [id, version, since],
    },
  ]);
  return Number(counted?.rows[0]?.users);
}

export async function readFailures(database: Database) {
  const rows = await database.query(
    'SELECT module_id AS id, version, detail FROM module_failures ORDER BY failed_at',
  );
  return rows as unknown as { id: string; version: string; detail: string }[];
}

/** The releases that are live, by module. */
export async function readLiveReleases(database: Database): Promise<StoredRelease[]> {
  const rows = await database.query(
    `SELECT ${SELECTED} FROM module_builds
     WHERE (module_id, version) IN (SELECT module_id, version FROM module_live)`,
  );
  return rows.map(toRelease);
}

/** The release of a module with the same bytes; null when they are new. */
export const findSameBytes = (database: Database, id: string, digest: string) =>
  findRow(
    database,
    toRelease,
    `SELECT ${SELECTED} FROM module_builds WHERE module_id = ? AND digest = ? ORDER BY published_at DESC LIMIT 1`,
    [id, digest],
  );

/** The number of the next release. Versions of before the numbers were SemVer, and do not count. */
export async function nextNumber(database: Database, id: string): Promise<string> {
  const last = await readNumber(
    database,
    `SELECT max(CAST(to_version AS INTEGER)) FROM module_history
     WHERE module_id = ? AND action = 'publish' AND to_version NOT GLOB '*[^0-9]*'`,
    [id],
  );
  return String(last + 1);
}
