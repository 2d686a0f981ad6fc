import { answer, ifMatch } from '@wabu/api/client';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { createIdempotencyKeys } from '@wabu/shared/http';
import { d1, r2 } from './suppliers-client.ts';

/** A supplier that the database has and the object store has not: the first of two steps is done. */
export interface HalfAdded {
  input: SupplierInput;
  stored: Supplier;
}

export interface SupplierAdder {
  add: (input: SupplierInput) => Promise<Supplier>;
  /** What the last failure left half done. */
  half: () => HalfAdded | null;
}

const sameText = (a: SupplierInput, b: SupplierInput) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Adds a supplier in the two steps of the contract. When one fails, the next `add` goes on where the
 * last one stopped: an unchanged form repeats the request under its key, a corrected one replaces what
 * the first step had stored, so that no half supplier stays behind.
 */
export function createSupplierAdder(): SupplierAdder {
  const keyOf = createIdempotencyKeys();
  let half: HalfAdded | null = null;

  async function store(input: SupplierInput): Promise<Supplier> {
    if (half && half.stored.PIVA !== input.PIVA) {
      const { PIVA, version } = half.stored;
      await answer(d1.deletesupplier.$delete({ json: { PIVA } }, ifMatch(version)));
      half = null;
    }
    if (half && !sameText(half.input, input)) {
      return answer(d1.updatesupplier.$put({ json: input }, ifMatch(half.stored.version)));
    }
    if (half) return half.stored;
    const headers = { 'Idempotency-Key': keyOf(input) };
    return answer(d1.addsupplier.$post({ json: input }, { headers }));
  }

  return {
    async add(input) {
      const stored = await store(input);
      half = { input, stored };
      await answer(r2.addsupplier.$post({ json: input }));
      half = null;
      return stored;
    },
    half: () => half,
  };
}
