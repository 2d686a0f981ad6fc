import { randomId } from '@wabu/shared/entities/random-id';
import type { Database, Statement } from '../../platform/platform.ts';

interface NewToken {
  moduleId: string;
  /** The hash of the token, never the token itself. */
  tokenHash: string;
  /** The sections that it may claim; null: the one with the module's own name. */
  sections: string[] | null;
  createdBy: string;
}

export function insertDeployToken(token: NewToken, now: number): Statement {
  const { moduleId, tokenHash, sections, createdBy } = token;
  return {
    sql: `INSERT INTO deploy_tokens (id, module_id, token_hash, claims, created_by, created_at)
          VALUES (?, ?, ?, ?, ?, ?)`,
    args: [randomId(), moduleId, tokenHash, sections && JSON.stringify(sections), createdBy, now],
  };
}

export function deleteDeployTokens(moduleId: string): Statement {
  return { sql: 'DELETE FROM deploy_tokens WHERE module_id = ?', args: [moduleId] };
}

/** The module that the token of this hash may release, and what it may claim; null for an unknown token. */
export async function findToken(
  database: Database,
  tokenHash: string,
): Promise<Pick<NewToken, 'moduleId' | 'sections'> | null> {
  const [row] = await database.query(
    'SELECT module_id, claims FROM deploy_tokens WHERE token_hash = ?',
    [tokenHash],
  );
  if (row === undefined) return null;
  const claims = row.claims as string | null;
  return {
    moduleId: String(row.module_id),
    sections: claims === null ? null : (JSON.parse(claims) as string[]),
  };
}
