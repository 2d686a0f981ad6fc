import { BATCH_HEADER, batchSchema } from '@wabu/shared/entities/history/history';
import { orderedId } from '@wabu/shared/entities/random-id';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../../http/env.ts';
import type { Author } from './change-repository.ts';

/** The author of everything that a request writes, in one batch: that of its header, or a new one. */
export function authorOf(c: Context<ApiEnv>): Author {
  const { name, role, jti } = c.get('user');
  const batch =
    c.get('batch') ?? z.safeParse(batchSchema, c.req.header(BATCH_HEADER)).data ?? orderedId();
  c.set('batch', batch);
  const at = c.get('platform').now();
  return { name, role, at, requestId: c.get('requestId'), batch, session: jti };
}

/** The author of what the operator does with the operator token or on the machine. */
export const operatorAuthor = (at: number, requestId: string): Author => ({
  name: 'operator',
  role: 'king',
  at,
  requestId,
  batch: orderedId(),
});

/** The author of what the program writes by itself, in one batch. */
export const programAuthor = (at: number): Author => ({
  name: 'wabu',
  role: 'king',
  at,
  requestId: 'maintenance',
  batch: orderedId(),
});
