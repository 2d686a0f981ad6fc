import type { Statement } from './platform.ts';

/** Runs after a restore or a transfer: the next rows reuse numbers, so the id must change. */
export function renewInstallation(): Statement {
  return { sql: 'UPDATE installation SET id = lower(hex(randomblob(16)))' };
}
