import type { Database, Statement } from '../../platform/platform.ts';

export type ClaimKind = 'section' | 'namespace' | 'slot' | 'public';

/** One thing that belongs to one module. With `public`, the name is the module's own. */
export interface Claim {
  kind: ClaimKind;
  name: string;
  moduleId: string;
}

export async function readClaims(database: Database): Promise<Claim[]> {
  const rows = await database.query('SELECT kind, name, module_id FROM module_claims');
  return rows.map((row) => ({
    kind: row.kind as ClaimKind,
    name: row.name as string,
    moduleId: row.module_id as string,
  }));
}

/** Changes nothing when the module owns it. Throws `ConstraintError` when another module does. */
export function insertClaim({ kind, name, moduleId }: Claim, by: string, now: number): Statement {
  return {
    sql: `INSERT INTO module_claims (kind, name, module_id, claimed_by, claimed_at)
          SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS
            (SELECT 1 FROM module_claims WHERE kind = ? AND name = ? AND module_id = ?)`,
    args: [kind, name, moduleId, by, now, kind, name, moduleId],
  };
}

export function replaceClaim({ kind, name, moduleId }: Claim, by: string, now: number): Statement {
  return {
    sql: `INSERT INTO module_claims (kind, name, module_id, claimed_by, claimed_at)
          VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (kind, name) DO UPDATE SET module_id = excluded.module_id,
            claimed_by = excluded.claimed_by, claimed_at = excluded.claimed_at`,
    args: [kind, name, moduleId, by, now],
  };
}
