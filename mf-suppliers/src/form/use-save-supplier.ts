import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import type { Problem } from '@wabu/shared/entities/problem';
import { randomId } from '@wabu/shared/entities/random-id';
import type { Supplier, SupplierField, SupplierInput } from '@wabu/shared/entities/supplier';
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

  async function update(
    input: SupplierInput,
    base: Supplier,
    batch: string,
    isMerged = false,
  ): Promise<SaveResult | null> {
    try {
      return { supplier: await send({ input, version: base.version, batch }), isMerged, batch };
    } catch (error) {
      const problem = versionConflict(error);
      if (!problem?.current) throw error;
      const { current } = problem;
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
      const decided = { ...merged, ...pick(theirs, chosenTheirs) };
      // The response to an earlier try may have been lost: then the server already holds these values.
      if (supplierFields.every((field) => decided[field] === theirs[field]))
        return { supplier: current, isMerged, batch };
      return update(decided, current, batch, true);
    }
  }

  async function save({
    input,
    base,
  }: {
    input: SupplierInput;
    base: Supplier | null;
  }): Promise<SaveResult | null> {
    const batch = randomId();
    if (base) return update(input, base, batch);
    return { supplier: await send({ input, version: null, batch }), isMerged: false, batch };
  }
  return { ...saving, save, partial: adder.partial };
}

function versionConflict(error: unknown): Problem<Supplier> | null {
  if (!(error instanceof ApiProblem) || error.status !== 412) return null;
  return error.problem as Problem<Supplier>;
}

function pick(input: SupplierInput, fields: readonly SupplierField[]): Partial<SupplierInput> {
  return Object.fromEntries(fields.map((field) => [field, input[field]]));
}
