import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { HttpProblem, malformed } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import { ConstraintError, type Statement } from '../platform/platform.ts';

/** How long a retry is still answered as the first request was. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The statement that keeps a reply, if the request is one to be stored. */
export type ReplyStatements = (reply: object) => Statement[];

/**
 * Answers a create that carries an `Idempotency-Key` as its first sending was answered. `create` gets the
 * function that remembers its reply: the statement must be part of the write that creates, so that both
 * are there or neither is.
 */
export async function withIdempotencyKey<T extends object>(
  c: Context<ApiEnv>,
  request: unknown,
  create: (replyStatements: ReplyStatements) => Promise<T>,
): Promise<T> {
  const header = c.req.header('Idempotency-Key');
  if (header === undefined) return create(() => []);
  if (!/^[\x21-\x7e]{8,128}$/.test(header)) throw malformed('Idempotency-Key non valida');

  const key = `${c.get('user').id} ${c.req.path} ${header}`;
  const requestHash = await sha256(JSON.stringify(request));
  const known = await findReply<T>(c, key, requestHash);
  if (known !== null) return known;
  try {
    return await create((reply) => insertReply(c, key, requestHash, reply));
  } catch (error) {
    // The same request may have won in parallel: its answer is ours too.
    const winner = isConflict(error) ? await findReply<T>(c, key, requestHash) : null;
    if (winner === null) throw error;
    return winner;
  }
}

const isConflict = (error: unknown) =>
  error instanceof ConstraintError || (error instanceof HttpProblem && error.status === 409);

async function findReply<T>(
  c: Context<ApiEnv>,
  key: string,
  requestHash: string,
): Promise<T | null> {
  const { database, now } = c.get('platform');
  const [row] = await database.query(
    'SELECT request_hash, body FROM replies WHERE key = ? AND created_at > ?',
    [key, now() - KEPT_MS],
  );
  if (row === undefined) return null;
  if (row.request_hash !== requestHash)
    throw malformed("Idempotency-Key già usata per un'altra richiesta");
  return JSON.parse(row.body as string) as T;
}

function insertReply(
  c: Context<ApiEnv>,
  key: string,
  requestHash: string,
  reply: object,
): Statement[] {
  const now = c.get('platform').now();
  return [
    { sql: 'DELETE FROM replies WHERE created_at <= ?', args: [now - KEPT_MS] },
    {
      sql: 'INSERT INTO replies (key, request_hash, body, created_at) VALUES (?, ?, ?, ?)',
      args: [key, requestHash, JSON.stringify(reply), now],
    },
  ];
}
