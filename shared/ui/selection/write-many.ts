import { MAX_BULK_OPERATIONS } from '@wabu/shared/entities/lists/bulk-suppliers';
import { createIdempotencyKeys, idempotent } from '@wabu/shared/http';
import type { Step } from '@wabu/shared/ui';
import type { Rejection } from './bulk-dialog.tsx';

export interface ManyWrites<T, Operation> {
  records: readonly T[];
  nameOf: (record: T) => string;
  operationOf: (record: T) => Operation;
  /** The bulk call of the kind, whose answer has the order of the operations. */
  send: (
    body: { operations: Operation[] },
    options: { headers: Record<string, string> },
  ) => Promise<{ results: readonly { problem?: { message: string } | undefined }[] }>;
  /** All writes have this batch: one undo takes them back. */
  batch: string;
  reject: (rejected: Rejection) => void;
}

/** A step writes the next part of the records; a repeated one gets the answer of the first. */
export function writeMany<T, Operation>(many: ManyWrites<T, Operation>): Step {
  const { records, nameOf, operationOf, send, batch, reject } = many;
  const keyOf = createIdempotencyKeys();
  return async (done) => {
    const part = records.slice(done, done + MAX_BULK_OPERATIONS);
    const body = { operations: part.map(operationOf) };
    const { results } = await send(body, idempotent(keyOf(body), batch));
    for (const [at, record] of part.entries()) {
      const problem = results[at]?.problem;
      if (problem) reject({ name: nameOf(record), reason: problem.message });
    }
    return done + part.length;
  };
}
