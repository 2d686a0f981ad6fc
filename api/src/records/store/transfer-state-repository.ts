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
export async function findTransfer(database: Database): Promise<TransferState | null> {
  const [row] = await database.query(
    'SELECT id, role, state, triggers, last_revision FROM transfer',
  );
  if (row === undefined) return null;
  return {
    id: String(row.id),
    role: row.role as TransferState['role'],
    state: row.state as TransferState['state'],
    triggers: JSON.parse(String(row.triggers)) as Trigger[],
    lastRevision: Number(row.last_revision),
  };
}

/** True while records cannot be changed. */
export async function isReadOnly(database: Database): Promise<boolean> {
  const found = await findTransfer(database);
  return found !== null && (found.role === 'source' || found.state === 'open');
}
