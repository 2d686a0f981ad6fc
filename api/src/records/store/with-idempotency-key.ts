import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { HttpProblem, malformed } from '../../http/problem.ts';
import { sha256 } from '../../http/sha256.ts';
import { ConstraintError, type Statement } from '../../platform/platform.ts';
import { deleteRepliesBefore, findReply, insertReply } from './idempotency-repository.ts';

/** How long a retry gets the first reply. */
export const REPLY_MS = DAY_MS;

/** An answer, and what stores it for retries: nothing for a request without an `Idempotency-Key`. */
export interface Answered<T> {
  answer: T;
  statements: Statement[];
}

export type Answer = <T extends object>(answer: T) => Answered<T>;

export const unstored: Answer = (answer) => ({ answer, statements: [] });

/**
 * Answers a create with an `Idempotency-Key` as its first request was answered
 * (draft-ietf-httpapi-idempotency-key-header). `create` puts the statements of its answer into the write
 * that creates the record, so that both are stored or neither is. Throws 400 for a malformed key and for
 * a key that another request has used.
 *
 * @param request what identifies the request; no secrets, as its hash is stored
 */
export async function withIdempotencyKey<T extends object>(
  c: Context<ApiEnv>,
  request: object,
  create: (answered: Answer) => Promise<T>,
): Promise<T> {
  const header = c.req.header('Idempotency-Key');
  if (header === undefined) return create(unstored);
  if (!/^[\x21-\x7e]{8,128}$/.test(header)) throw malformed('Idempotency-Key non valida');

  const { database, now } = c.get('platform');
  const key = `${c.get('user').id} ${c.req.path} ${header}`;
  const requestHash = await sha256(JSON.stringify(request));

  async function storedReply(): Promise<T | null> {
    const reply = await findReply(database, key, now() - REPLY_MS);
    if (reply === null) return null;
    if (reply.requestHash !== requestHash)
      throw malformed("Idempotency-Key già usata per un'altra richiesta");
    return JSON.parse(reply.body) as T;
  }
  const answered: Answer = (answer) => ({
    answer,
    statements: [
      deleteRepliesBefore(now() - REPLY_MS),
      insertReply(key, { requestHash, body: JSON.stringify(answer) }, now()),
    ],
  });

  const stored = await storedReply();
  if (stored !== null) return stored;
  try {
    return await create(answered);
  } catch (error) {
    // A concurrent request with the same key may have created the record.
    const concurrent = isConflict(error) ? await storedReply() : null;
    if (concurrent === null) throw error;
    return concurrent;
  }
}

const isConflict = (error: unknown) =>
  error instanceof ConstraintError || (error instanceof HttpProblem && error.status === 409);
