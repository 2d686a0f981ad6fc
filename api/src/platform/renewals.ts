import type { Statement } from './platform.ts';

/** Issues the registry with a later time than ever before: after each change, and at each start of a server. */
export function renewIssue(now: number): Statement {
  return { sql: 'UPDATE registry_issue SET issued_at = max(issued_at + 1, ?)', args: [now] };
}

/** What a trigger of a transfer says when it rejects a write (api/src/transfer/transfer-repository.ts). */
export const TRANSFER_REJECTION = 'a transfer is running';

/** Runs after a restore or a transfer: the next rows reuse numbers, so the id must change. */
export function renewInstallation(): Statement {
  return { sql: 'UPDATE installation SET id = lower(hex(randomblob(16)))' };
}
