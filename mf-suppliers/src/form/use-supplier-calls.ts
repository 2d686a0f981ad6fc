import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { answer, ifMatch } from '@wabu/api/client';
import { emptySupplier, type Supplier, type SupplierInput } from '@wabu/shared/entities/supplier';
import { mergeAsking, same } from '@wabu/shared/tree';
import type { FormState, RecordCalls } from '@wabu/shared/ui/record-form';
import { createSupplierAdder, type SupplierAdder } from '../api/add-supplier.ts';
import { d1 } from '../api/suppliers-client.ts';
import { labelOf } from '../model/supplier-labels.ts';
import { toInput } from '../model/supplier-rules.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

export interface SupplierState extends FormState<SupplierInput> {
  /** Null for a new supplier. */
  edited: Supplier | null;
}

export function supplierState(edited: Supplier | null, typed?: SupplierInput): SupplierState {
  const base = edited ? toInput(edited) : emptySupplier;
  return { edited, base, version: edited?.version ?? null, draft: typed ?? base };
}

/** One for the page: another form completes or removes what is partially added. */
const adders = new WeakMap<QueryClient, SupplierAdder>();
function useAdder(): SupplierAdder {
  const queries = useQueryClient();
  const adder = adders.get(queries) ?? createSupplierAdder();
  adders.set(queries, adder);
  return adder;
}

/** How a supplier is saved, by the form and by the table. */
export function useSupplierCalls(edited: Supplier | null) {
  const t = useSupplierWords();
  const adder = useAdder();
  const calls: RecordCalls<Supplier, SupplierState> = {
    scope: `supplier/${edited?.PIVA ?? 'new'}`,
    send: ({ draft }, version, batch) =>
      version === null
        ? adder.add(draft, batch)
        : answer(d1.updatesupplier.$put({ json: draft }, ifMatch(version, batch))),
    load: async (supplier) => supplier,
    async rebase({ base, draft }, stored, ask) {
      const merged = await mergeAsking({ base, mine: draft, theirs: toInput(stored) }, ask);
      return merged && supplierState(stored, merged);
    },
    isDirty: ({ base, draft }) => !same(base, draft),
    toItems: async (conflicts, { draft }) =>
      conflicts.map(({ path: [key = ''], mine, theirs }) => ({
        key,
        label: labelOf(t, key, draft.Tipologia),
        mine: String(mine),
        theirs: String(theirs),
      })),
  };
  return { calls, partial: adder.partial };
}
