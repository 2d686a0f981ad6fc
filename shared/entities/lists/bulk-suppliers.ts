import * as z from 'zod/mini';
import { defineMessages } from '../messages/messages.ts';
import { supplierSchema } from '../supplier.ts';

/*
 * `POST /api/d1/bulksuppliers`: many additions, changes and deletions in one write, each with the rules, messages and
 * statuses of its own call. One that is rejected does not stop the others.
 */

export const MAX_BULK_OPERATIONS = 500;

/** Enough for that many of the longest suppliers, in bytes. */
export const BULK_BODY_LIMIT = 1_500_000;

export const bulkMessages = defineMessages('bulk', {
  tooMany: `Al massimo ${MAX_BULK_OPERATIONS} operazioni per richiesta`,
  twice: 'Questo fornitore compare in un’altra operazione della stessa richiesta',
});

/** As the body of the single call. Its rules are checked one by one, so that a wrong one does not reject the others. */
const supplier = z.record(z.string(), z.unknown());
/** The version that the operation is based on, as `If-Match` of the single call; without it, any. */
const version = z.optional(z.int());

export const supplierOperationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), supplier }),
  z.object({ op: z.literal('change'), supplier, version }),
  z.object({ op: z.literal('delete'), PIVA: z.string(), version }),
]);
export type SupplierOperation = z.infer<typeof supplierOperationSchema>;

/** The body of `POST /api/d1/bulksuppliers`. */
export const bulkSuppliersSchema = z.object({
  operations: z
    .array(supplierOperationSchema)
    .check(z.minLength(1), z.maxLength(MAX_BULK_OPERATIONS, bulkMessages.tooMany)),
});

/** `POST /api/d1/findsuppliers`: the suppliers with these tax ids, which do not belong in an address. */
export const findSuppliersSchema = z.object({
  PIVA: z
    .array(z.string())
    .check(z.minLength(1), z.maxLength(MAX_BULK_OPERATIONS, bulkMessages.tooMany)),
});

export const bulkResultSchema = z.object({
  status: z.int(),
  /** The stored record; absent for a deletion and a rejection. */
  supplier: z.optional(supplierSchema),
  problem: z.optional(z.looseObject({ message: z.string(), code: z.string() })),
});

export type BulkResult = z.infer<typeof bulkResultSchema>;

/** In the order of the operations. */
export const bulkAnswerSchema = z.object({ results: z.array(bulkResultSchema) });
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
