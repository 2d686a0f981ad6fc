import type { Statement } from './platform.ts';

/** What a trigger of a transfer says when it rejects a write (api/src/operation/transfer/transfer-repository.ts). */
export const TRANSFER_REJECTION = 'a transfer is running';

/** Runs after a restore or a transfer: the next rows reuse numbers, so the id must change. */
export function renewInstallation(): Statement {
  return { sql: 'UPDATE installation SET id = lower(hex(randomblob(16)))' };
}
