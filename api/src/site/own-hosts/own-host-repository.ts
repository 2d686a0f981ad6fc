import { findRow } from '../../platform/find-row.ts';
import type { Database, Statement } from '../../platform/platform.ts';

interface EnabledHost {
  host: string;
  enabledBy: string;
  /** Milliseconds since 1970. */
  enabledAt: number;
}

export const findEnabledHost = (database: Database, frontendId: string) =>
  findRow(
    database,
    (row) => row as unknown as EnabledHost,
    `SELECT host, enabled_by AS enabledBy, enabled_at AS enabledAt FROM own_hosts
     WHERE frontend_id = ?`,
    [frontendId],
  );

/** The normalised URL of the frontend whose enabled host this is; null for every other host. */
export const findHostedUrl = (database: Database, host: string) =>
  findRow(
    database,
    ({ url_key }) => String(url_key),
    `SELECT url_key FROM own_hosts JOIN frontends ON frontends.id = own_hosts.frontend_id
     WHERE host = ?`,
    [host],
  );

/** Fails with a `ConstraintError` (`own_hosts.host`) when another frontend has the host. */
export const insertHost = (
  frontendId: string,
  { host, enabledBy, enabledAt }: EnabledHost,
): Statement => ({
  sql: `INSERT INTO own_hosts (host, frontend_id, enabled_by, enabled_at) VALUES (?, ?, ?, ?)
          ON CONFLICT (frontend_id) DO UPDATE SET host = excluded.host,
            enabled_by = excluded.enabled_by, enabled_at = excluded.enabled_at`,
  args: [host, frontendId, enabledBy, enabledAt],
});

export function deleteHost(frontendId: string): Statement {
  return { sql: 'DELETE FROM own_hosts WHERE frontend_id = ?', args: [frontendId] };
}
