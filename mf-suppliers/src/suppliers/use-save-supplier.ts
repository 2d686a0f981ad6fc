import { ApiProblem, answer } from '@wabu/api/client';
import type { Problem } from '@wabu/shared/entities/problem';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { supplierFields } from '@wabu/shared/entities/supplier';
import { conflictFields, useAlert, useConflictDialog, useSave } from '@wabu/shared/ui';
import { useState } from 'react';
import { useSupplierWords } from '../words/supplier-words.ts';
import { createSupplierAdder } from './add-supplier.ts';
import { labelOf } from './supplier-labels.ts';
import { toInput } from './supplier-rules.ts';
import { d1 } from './suppliers-client.ts';

export type SavedSupplier = ReturnType<typeof useSaveSupplier>;

interface Sent {
  input: SupplierInput;
  /** The version that it replaces; null for a new supplier. */
  version: number | null;
}

/** Saves in one queue per record; null means that the writer went back to the form. */
export function useSaveSupplier(edited: Supplier | null) {
  const t = useSupplierWords();
  const resolveConflict = useConflictDialog();
  const [adder] = useState(createSupplierAdder);
  const { save: send, ...saving } = useSave({
    scope: `supplier/${edited?.PIVA ?? 'new'}`,
    send: ({ input, version }: Sent): Promise<Supplier> =>
      version === null
        ? adder.add(input)
        : answer(
            d1.updatesupplier.$put({ json: input }, { headers: { 'If-Match': `"${version}"` } }),
          ),
  });

  async function update(input: SupplierInput, base: Supplier): Promise<Supplier | null> {
    try {
      return await send({ input, version: base.version });
    } catch (error) {
      const current = changedMeanwhile(error);
      if (!current) throw error;
      const labels = supplierFields.map((field) => [field, labelOf(t, field, input.Tipologia)]);
      const texts = { base: toInput(base), mine: input, theirs: toInput(current) };
      const fields = conflictFields(Object.fromEntries(labels), texts);
      if (fields.length === 0) return current;
      const choice = await resolveConflict(fields);
      return choice && update({ ...input, ...choice }, current);
    }
  }

  const save = ({ input, base }: { input: SupplierInput; base: Supplier | null }) =>
    base ? update(input, base) : send({ input, version: null });
  return { ...saving, save, half: adder.half };
}

function changedMeanwhile(error: unknown): Supplier | null {
  if (!(error instanceof ApiProblem) || error.status !== 412) return null;
  return (error.problem as Problem<Supplier>).current ?? null;
}

/** Says why a call failed under the title that the specification gives it. */
export function useFailureAlert(): (title: string, error: unknown) => Promise<void> {
  const t = useSupplierWords();
  const alert = useAlert();
  return (title, error) => {
    if (!(error instanceof ApiProblem)) return alert({ title, detail: t('failed.unreachable') });
    if (error.status === 403) return alert({ title: t('failed.forbidden') });
    return alert({ title, detail: error.problem.message });
  };
}
