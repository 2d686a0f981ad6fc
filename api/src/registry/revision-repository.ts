import type { Database, Statement } from '../platform/platform.ts';
import { renewIssue } from '../platform/renewals.ts';

export interface RegistryState {
  /** Changes with every write that changes a channel or an owner. */
  revision: number;
  /** When that was, in milliseconds since 1970. It never goes back, whatever the clock does. */
  issuedAt: number;
}

/** The state of the registry, the same for every process. The first read of a database issues it. */
export async function readRegistryState(database: Database, now: number): Promise<RegistryState> {
  const state = await readState(database);
  if (state.issuedAt > 0) return state;
  const sql = 'UPDATE registry_issue SET issued_at = ? WHERE issued_at = 0';
  await database.write([{ sql, args: [now] }]);
  return readState(database);
}

async function readState(database: Database): Promise<RegistryState> {
  const [row] = await database.query(
    `SELECT revision, (SELECT issued_at FROM registry_issue) AS issued_at
     FROM revisions WHERE entity = 'modules'`,
  );
  return { revision: Number(row?.revision), issuedAt: Number(row?.issued_at) };
}

/** Belongs to every write that changes what the registry says. */
export function changeRegistry(now: number): Statement[] {
  return [
    { sql: "UPDATE revisions SET revision = revision + 1 WHERE entity = 'modules'" },
    renewIssue(now),
  ];
}
