import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import type { Problem } from '@wabu/shared/entities/problem';
import { randomId } from '@wabu/shared/entities/random-id';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { mergeAsking, same } from '@wabu/shared/tree';
import { useConflictDialog, useSave } from '@wabu/shared/ui';
import { useState } from 'react';
import { createSupplierAdder } from '../api/add-supplier.ts';
import { d1 } from '../api/suppliers-client.ts';
import { labelOf } from '../model/supplier-labels.ts';
import { toInput } from '../model/supplier-rules.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

export type SavedSupplier = ReturnType<typeof useSaveSupplier>;

interface Sent {
  input: SupplierInput;
  /** The version that this update replaces (`If-Match`); null for a new supplier. */
  version: number | null;
  batch: string;
}

export interface SaveResult {
  supplier: Supplier;
  /** True when the saved record contains changes of another person. */
  isMerged: boolean;
  /** The id by which it can be undone. */
  batch: string;
}

/**
 * Saves a supplier. On a version conflict it merges field by field and asks only about fields that both
 * people changed; `save` resolves to null when the person returns to the form.
 */
export function useSaveSupplier(edited: Supplier | null) {
  const t = useSupplierWords();
  const resolveConflicts = useConflictDialog();
  const [adder] = useState(createSupplierAdder);
  const { save: send, ...saving } = useSave({
    scope: `supplier/${edited?.PIVA ?? 'new'}`,
    send: ({ input, version, batch }: Sent): Promise<Supplier> =>
      version === null
        ? adder.add(input, batch)
        : answer(d1.updatesupplier.$put({ json: input }, ifMatch(version, batch))),
  });

  async function store(
    input: SupplierInput,
    base: Supplier | null,
    batch: string,
    isMerged = false,
  ): Promise<SaveResult | null> {
    try {
      const version = base?.version ?? null;
      return { supplier: await send({ input, version, batch }), isMerged, batch };
    } catch (error) {
      if (base === null || !(error instanceof ApiProblem) || error.status !== 412) throw error;
      const problem = error.problem as Problem<Supplier>;
      const { current } = problem;
      if (!current) throw error;
      const theirs = toInput(current);
      const versions = { base: toInput(base), mine: input, theirs };
      const decided = await mergeAsking(versions, (conflicts) => {
        const items = conflicts.map(({ path: [key = ''], mine, theirs }) => ({
          key,
          label: labelOf(t, key, input.Tipologia),
          mine: String(mine),
          theirs: String(theirs),
        }));
        return resolveConflicts(items, problem);
      });
      if (decided === null) return null;
      // The response to an earlier try may have been lost: then the server already holds these values.
      if (same(decided, theirs)) return { supplier: current, isMerged, batch };
      return store(decided, current, batch, true);
    }
  }

  /** `base` is null for a new supplier. */
  const save = (input: SupplierInput, base: Supplier | null) => store(input, base, randomId());
  return { ...saving, save, partial: adder.partial };
}
