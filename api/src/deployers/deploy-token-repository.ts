import { randomId } from '@wabu/shared/entities/random-id';
import { findRow } from '../platform/find-row.ts';
import type { Database, Statement } from '../platform/platform.ts';

/** Replaces the tokens of a module; only the hash of a token is stored. */
export const replaceToken = (id: string, hash: string, by: string, now: number): Statement[] => [
  { sql: 'DELETE FROM deploy_tokens WHERE module_id = ?', args: [id] },
  {
    sql: 'INSERT INTO deploy_tokens (id, module_id, token_hash, created_by, created_at) VALUES (?, ?, ?, ?, ?)',
    args: [randomId(), id, hash, by, now],
  },
];

/** The module that the token of this hash may release; null for an unknown token. */
export const moduleOfToken = (database: Database, hash: string) =>
  findRow(
    database,
    ({ module_id }) => String(module_id),
    'SELECT module_id FROM deploy_tokens WHERE token_hash = ?',
    [hash],
  );
