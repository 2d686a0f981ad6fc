import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import type { Problem } from '@wabu/shared/entities/problem';
import { randomId } from '@wabu/shared/entities/random-id';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { supplierFields } from '@wabu/shared/entities/supplier';
import { useConflictDialog, useSave } from '@wabu/shared/ui';
import { useState } from 'react';
import { createSupplierAdder } from '../api/add-supplier.ts';
import { d1 } from '../api/suppliers-client.ts';
import { mergeSuppliers } from '../model/merge-suppliers.ts';
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
      const { merged, conflicts } = mergeSuppliers({ base: toInput(base), mine: input, theirs });
      const items = conflicts.map((field) => ({
        key: field,
        label: labelOf(t, field, input.Tipologia),
        mine: input[field],
        theirs: theirs[field],
      }));
      const choice = items.length > 0 ? await resolveConflicts(items, problem) : {};
      if (choice === null) return null;
      const chosenTheirs = conflicts.filter((field) => choice[field] === 'theirs');
      const fromTheirs = Object.fromEntries(chosenTheirs.map((field) => [field, theirs[field]]));
      const decided = { ...merged, ...fromTheirs };
      // The response to an earlier try may have been lost: then the server already holds these values.
      if (supplierFields.every((field) => decided[field] === theirs[field]))
        return { supplier: current, isMerged, batch };
      return store(decided, current, batch, true);
    }
  }

  /** `base` is null for a new supplier. */
  const save = (input: SupplierInput, base: Supplier | null) => store(input, base, randomId());
  return { ...saving, save, partial: adder.partial };
}
