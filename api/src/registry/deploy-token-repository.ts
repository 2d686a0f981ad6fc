import { randomId } from '@wabu/shared/entities/random-id';
import type { Database, Statement } from '../platform/platform.ts';

/** Stores the hash of a token, never the token itself. */
export function insertDeployToken(
  moduleId: string,
  tokenHash: string,
  createdBy: string,
  now: number,
): Statement {
  return {
    sql: `INSERT INTO deploy_tokens (id, module_id, token_hash, created_by, created_at)
          VALUES (?, ?, ?, ?, ?)`,
    args: [randomId(), moduleId, tokenHash, createdBy, now],
  };
}

export function deleteDeployTokens(moduleId: string): Statement {
  return { sql: 'DELETE FROM deploy_tokens WHERE module_id = ?', args: [moduleId] };
}

/** The module that the token of this hash may release; null for an unknown token. */
export async function findTokenModule(
  database: Database,
  tokenHash: string,
): Promise<string | null> {
  const [row] = await database.query('SELECT module_id FROM deploy_tokens WHERE token_hash = ?', [
    tokenHash,
  ]);
  return row === undefined ? null : String(row.module_id);
}
