import * as z from 'zod/mini';
import { batchSchema, entitySchema, fieldPathSchema, recordId } from './history.ts';

const id = z.int();

/**
 * The body of `POST /api/d1/restore`, sent with `If-Match`: the whole state that an entry left, or some fields of
 * it. It is an ordinary save: 400, 404, 409, 412 as those of the record. 404 for a state without the record.
 */
export const restoreBodySchema = z.object({
  entity: entitySchema<'supplier' | 'frontend'>(),
  id: recordId,
  entry: id,
  /** The state before the entry: the only way to the first version of a record whose creation has no entry. */
  before: z.optional(z.literal(true)),
  fields: z.optional(z.array(fieldPathSchema).check(z.minLength(1), z.maxLength(4_000))),
});

export const restoredSchema = z.object({
  version: z.int(),
  /** Fields that keep their present value: the tax code, and a supplier that does not exist any more. */
  kept: z.array(fieldPathSchema),
  /** Names of the pictures of then that do not exist any more: their places keep the present picture or none. */
  missing: z.array(z.string()),
});
export type Restored = z.infer<typeof restoredSchema>;

/**
 * The body of `POST /api/d1/undo`: reverses the entries of a batch, itself in a batch of its own (`BATCH_HEADER`).
 * 409 `changed-meanwhile` with `changedBy` and `changedAt` when a record was changed since; 409 `invalid` for
 * what cannot be undone; 404 for an unknown batch. A large batch takes several requests with the same `BATCH_HEADER`,
 * each with the `next` of the one before as `after`; one that is sent again reverses nothing twice. The first request
 * writes nothing when any record was changed since.
 */
export const undoBodySchema = z.object({ batch: batchSchema, after: z.optional(id) });
export const undoneSchema = z.object({
  message: z.string(),
  /** As in `Restored`. */
  missing: z.array(z.string()),
  /** The records of the batch, and how many of them are reversed. */
  total: z.int(),
  done: z.int(),
  /** The `after` of the next request; null when the whole batch is reversed. */
  next: z.nullable(id),
});
export type Undone = z.infer<typeof undoneSchema>;
