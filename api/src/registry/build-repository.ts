import type { BuiltModule } from '@wabu/shared/module/registry';
import type { SignedCheck } from '@wabu/shared/module/release-check';
import type { Database, Row, Statement } from '../platform/platform.ts';
import { findRow } from '../store/find-row.ts';

export interface StoredCheck extends SignedCheck {
  /** Verifies the signature: the `x` of an Ed25519 JWK. */
  publicKey: string;
  signedBy: string;
}

export interface StoredBuild {
  id: string;
  version: string;
  built: BuiltModule;
  /** `digestOf` its `module.json`; null: published by a server of before release checks. */
  digest: string | null;
  /** Null: it is not checked. */
  check: StoredCheck | null;
  size: number;
  blocked: boolean;
  /** Its canary was stopped because it failed. */
  stopped: boolean;
  publishedBy: string;
  publishedAt: number;
}

const SELECTED =
  'module_id, version, built, digest, release_check, size, blocked, stopped, published_by, published_at';

export async function readBuilds(database: Database, id: string): Promise<StoredBuild[]> {
  const rows = await database.query(
    `SELECT ${SELECTED} FROM module_builds WHERE module_id = ? ORDER BY published_at DESC, rowid DESC`,
    [id],
  );
  return rows.map(toBuild);
}

export const findBuild = (database: Database, id: string, version: string) =>
  findRow(
    database,
    toBuild,
    `SELECT ${SELECTED} FROM module_builds WHERE module_id = ? AND version = ?`,
    [id, version],
  );

/** Throws `ConstraintError` (`module_builds.module_id`) when the version exists. */
export function insertBuild(build: Omit<StoredBuild, 'blocked' | 'stopped' | 'check'>): Statement {
  return {
    sql: `INSERT INTO module_builds (module_id, version, built, digest, size, published_by, published_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
    args: [
      build.id,
      build.version,
      JSON.stringify(build.built),
      build.digest,
      build.size,
      build.publishedBy,
      build.publishedAt,
    ],
  };
}

export function markBlocked(id: string, version: string, blocked: boolean): Statement {
  return {
    sql: 'UPDATE module_builds SET blocked = ? WHERE module_id = ? AND version = ?',
    args: [blocked ? 1 : 0, id, version],
  };
}

export function markStopped(id: string, version: string, stopped: boolean): Statement {
  return {
    sql: 'UPDATE module_builds SET stopped = ? WHERE module_id = ? AND version = ?',
    args: [stopped ? 1 : 0, id, version],
  };
}

export function storeCheck(check: StoredCheck): Statement {
  return {
    sql: 'UPDATE module_builds SET release_check = ? WHERE module_id = ? AND version = ?',
    args: [JSON.stringify(check), check.id, check.version],
  };
}

export function deleteBuild(id: string, version: string): Statement {
  return {
    sql: 'DELETE FROM module_builds WHERE module_id = ? AND version = ?',
    args: [id, version],
  };
}

function toBuild(row: Row): StoredBuild {
  return {
    id: row.module_id as string,
    version: row.version as string,
    built: JSON.parse(row.built as string) as BuiltModule,
    digest: row.digest as string | null,
    check:
      row.release_check === null ? null : (JSON.parse(row.release_check as string) as StoredCheck),
    size: row.size as number,
    blocked: row.blocked === 1,
    stopped: row.stopped === 1,
    publishedBy: row.published_by as string,
    publishedAt: row.published_at as number,
  };
}
