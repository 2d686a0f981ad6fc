import { answer, ifMatch } from '@wabu/api/client';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { createIdempotencyKeys, idempotent } from '@wabu/shared/http';
import { d1, r2 } from './suppliers-client.ts';

/** A supplier that is in the database and not yet in the object store: the second of two calls failed. */
export interface PartialAdd {
  input: SupplierInput;
  stored: Supplier;
}

export interface SupplierAdder {
  /** `batch`: the id by which it can be undone. */
  add: (input: SupplierInput, batch: string) => Promise<Supplier>;
  /** The supplier of which the last `add` stored the first part; null after a complete one. */
  partial: () => PartialAdd | null;
}

const sameText = (a: SupplierInput, b: SupplierInput) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Adds a supplier with the two calls of the contract: the database, then the object store. After a failure
 * the next `add` resumes: unchanged input repeats the call with the same idempotency key, changed input
 * updates the stored record, another PIVA deletes it first. No partial supplier remains.
 */
export function createSupplierAdder(): SupplierAdder {
  const keyOf = createIdempotencyKeys();
  let partial: PartialAdd | null = null;

  async function store(input: SupplierInput, batch: string): Promise<Supplier> {
    if (partial && partial.stored.PIVA !== input.PIVA) {
      const { PIVA, version } = partial.stored;
      await answer(d1.deletesupplier.$delete({ json: { PIVA } }, ifMatch(version)));
      partial = null;
    }
    if (partial && !sameText(partial.input, input)) {
      return answer(
        d1.updatesupplier.$put({ json: input }, ifMatch(partial.stored.version, batch)),
      );
    }
    if (partial) return partial.stored;
    return answer(d1.addsupplier.$post({ json: input }, idempotent(keyOf(input), batch)));
  }

  return {
    async add(input, batch) {
      const stored = await store(input, batch);
      partial = { input, stored };
      await answer(r2.addsupplier.$post({ json: input }));
      partial = null;
      return stored;
    },
    partial: () => partial,
  };
}
