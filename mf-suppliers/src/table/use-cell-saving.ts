import { ApiProblem } from '@wabu/api/client';
import {
  type Supplier,
  type SupplierInput,
  supplierInputSchema,
} from '@wabu/shared/entities/supplier';
import { localMessage } from '@wabu/shared/i18n';
import { useUnsavedWork } from '@wabu/shared/module';
import { isWithdrawn, type SavedRecord } from '@wabu/shared/ui';
import { useSaveRecord } from '@wabu/shared/ui/record-form';
import type { CellSaving } from '@wabu/shared/ui/table';
import { useMemo, useRef, useState } from 'react';
import { supplierState, useSupplierCalls } from '../form/use-supplier-calls.ts';
import { labelOf } from '../model/supplier-labels.ts';
import { supplierProblems, toInput } from '../model/supplier-rules.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { useSupplierTableWords } from './words/it.ts';

/** Saves single cells as the form saves a supplier: with its rules and its dialog for conflicts. */
export function useCellSaving(
  onSaved: (result: SavedRecord<Supplier>) => void,
): CellSaving<Supplier> {
  const names = useSupplierWords();
  const t = useSupplierTableWords();
  const { save } = useSaveRecord(useSupplierCalls(null).calls);
  const [isUnsaved, setUnsaved] = useState(false);
  // A cell is either saved or wrong: there is nothing that saving before leaving could do.
  useUnsavedWork(isUnsaved, { save: async () => false, discard: () => setUnsaved(false) });
  // One save after the other: each is based on what the one before has stored.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const stored = useRef(new Map<string, Supplier>());

  const latestOf = (supplier: Supplier): Supplier => {
    const known = stored.current.get(supplier.PIVA);
    return known && known.version > supplier.version ? known : supplier;
  };
  const changed = (supplier: Supplier, field: string, value: string): SupplierInput => ({
    ...toInput(supplier),
    [field]: value,
  });

  function check(supplier: Supplier, field: string, value: string): string | null {
    const draft = changed(latestOf(supplier), field, value);
    const edited = supplier;
    const problems = supplierProblems(draft, { saveAs: 'same', edited, find: () => undefined });
    const own = problems.find((problem) => problem.field === field);
    const [other] = problems;
    if (own) return localMessage(own.message);
    if (!other) return null;
    const label = labelOf(names, other.field, draft.Tipologia);
    return t('otherField', { field: label, message: localMessage(other.message) });
  }

  async function store(supplier: Supplier, field: string, value: string): Promise<string | null> {
    const base = latestOf(supplier);
    try {
      const input = supplierInputSchema.parse(changed(base, field, value));
      const result = await save(supplierState(base, input), 'same');
      // The conflict dialog was closed: the value stays in its cell.
      if (result === null) return t('notSaved');
      stored.current.set(result.stored.PIVA, result.stored);
      onSaved(result);
      return null;
    } catch (error) {
      if (isWithdrawn(error)) return t('notSaved');
      if (!(error instanceof ApiProblem)) return t('unreachable');
      const { errors = [], message } = error.problem;
      return errors.find((problem) => problem.field === field)?.message ?? message;
    }
  }

  const saving = useRef({ check, store });
  saving.current = { check, store };
  return useMemo(
    () => ({
      check: (...args) => saving.current.check(...args),
      save(...args) {
        const next = queue.current.then(() => saving.current.store(...args));
        queue.current = next;
        return next;
      },
      onUnsaved: setUnsaved,
    }),
    [],
  );
}
