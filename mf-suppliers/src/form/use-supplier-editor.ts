import { ApiProblem } from '@wabu/api/client';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { type FormHost, type FormStart, localRows } from '@wabu/shared/ui';
import { useRecordForm } from '@wabu/shared/ui/record-form';
import { useLayoutEffect, useMemo, useState } from 'react';
import { indexedSuppliers } from '../model/supplier-index.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { type SupplierState, supplierState, useSupplierCalls } from './use-supplier-calls.ts';
import { toProblems, useSupplierForm } from './use-supplier-form.ts';

export interface EditorOptions {
  start: FormStart<Supplier, SupplierState>;
  host: FormHost<Supplier, SupplierState>;
  /** The edited supplier as it is stored now. */
  stored: Supplier | null | undefined;
  /** Those that this browser has. */
  records: readonly Supplier[];
}

/** The editor of one supplier. */
export function useSupplierEditor({ start, host, stored, records }: EditorOptions) {
  const t = useSupplierWords();
  const [edited, setEdited] = useState(start.stored);
  // A tax id is locked, except for a new supplier or a copy.
  const [isKeyOpen, setKeyOpen] = useState(edited === null);
  const { calls, partial } = useSupplierCalls(edited);
  const byTaxId = useMemo(() => localRows(records, indexedSuppliers.keyOf), [records]);
  const find = (id: string) =>
    partial()?.stored.PIVA === id ? undefined : byTaxId.at(byTaxId.find(id));
  const [first] = useState(() => supplierState(start.stored));
  const { form, saveAs, showProblems } = useSupplierForm({ first: first.base, edited, find });
  // The form renders when it changes between saved and unsaved.
  void form.formState.isDirty;

  function show(state: SupplierState): void {
    const { base, draft } = state;
    form.reset(base);
    if (draft !== base) form.reset(draft, { keepDefaultValues: true });
    saveAs.current = state.edited ? 'same' : 'new';
    setKeyOpen(state.edited === null || draft.PIVA !== base.PIVA);
    setEdited(state.edited);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the editor is opened with
  useLayoutEffect(() => {
    if (start.typed) show(start.typed);
  }, []);

  async function prepare(as: typeof saveAs.current): Promise<SupplierState | null> {
    let valid = null as SupplierInput | null;
    saveAs.current = as;
    // A copy needs another key.
    if (as === 'new') setKeyOpen(true);
    await form.handleSubmit(
      (input) => {
        valid = input;
      },
      (errors) => showProblems(toProblems(errors)),
    )();
    return valid && supplierState(edited, valid);
  }

  const record = useRecordForm<Supplier, SupplierState>({
    host,
    calls,
    entity: 'supplier',
    recordKey: edited?.PIVA ?? '',
    getState: () => supplierState(edited, form.getValues()),
    setState: show,
    stored,
    prepare,
    problemsOf: (error) => (error instanceof ApiProblem ? (error.problem.errors ?? []) : []),
    showProblems,
    failedTitle: (as) => t(as === 'same' ? 'failed.update' : 'failed.save'),
    recover: async ({ value }) =>
      supplierState(edited && { ...edited, ...value.edited, id: edited.id }, value.draft),
  });

  return {
    ...record,
    edited,
    form,
    isKeyOpen,
    find,
    unlockKey() {
      setKeyOpen(true);
      form.setFocus('PIVA', { shouldSelect: true });
    },
  };
}
