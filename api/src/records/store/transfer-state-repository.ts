import { findRow } from '../../platform/find-row.ts';
import type { Database } from '../../platform/platform.ts';

export interface Trigger {
  name: string;
  sql: string;
}

export interface TransferState {
  id: string;
  role: 'source' | 'target';
  state: 'open' | 'finished';
  triggers: Trigger[];
  lastRevision: number;
}

/** The transfer that the database takes part in; null when there is none. */
export const findTransfer = (database: Database) =>
  findRow(
    database,
    (row): TransferState => ({
      ...(row as unknown as TransferState),
      triggers: JSON.parse(String(row.triggers)) as Trigger[],
    }),
    'SELECT id, role, state, triggers, last_revision AS lastRevision FROM transfer',
  );

/** True while records cannot be changed. */
export async function isReadOnly(database: Database): Promise<boolean> {
  const found = await findTransfer(database);
  return found !== null && (found.role === 'source' || found.state === 'open');
}
