import { ApiProblem } from '@wabu/api/client';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { type ListState, localRows } from '@wabu/shared/ui';
import { type FormResult, type SaveAs, useRecordForm } from '@wabu/shared/ui/record-form';
import { useMemo, useState } from 'react';
import { useSupplier } from '../api/use-suppliers.ts';
import { indexedSuppliers } from '../model/supplier-index.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { type SupplierState, supplierState, useSupplierCalls } from './use-supplier-calls.ts';
import { toProblems, useSupplierForm } from './use-supplier-form.ts';

/** What the form is opened with: a stored supplier, or null for a new one; perhaps with typed values. */
export interface Editing {
  edited: Supplier | null;
  typed?: SupplierInput;
}

export type ListedSuppliers = Pick<ListState<Supplier>, 'records' | 'isWhole' | 'status'>;

export interface EditorOptions {
  suppliers: ListedSuppliers;
  onSaved: (result: FormResult<Supplier>) => void;
  /** Called on cancel, with the unsaved values so that the page can restore them. */
  onCancelled: (cancelled: Editing) => void;
}

export type SupplierEditor = ReturnType<typeof useSupplierEditor>;

/** The editor of one supplier. `first`: what it is opened with. */
export function useSupplierEditor(
  { suppliers, onSaved, onCancelled }: EditorOptions,
  first: Editing,
) {
  const t = useSupplierWords();
  const [editing, setEditing] = useState<Editing | null>(first);
  const edited = editing?.edited ?? null;
  const { calls, partial } = useSupplierCalls(edited);
  const { records } = suppliers;
  const byTaxId = useMemo(() => localRows(records, indexedSuppliers.keyOf), [records]);
  const find = (id: string) =>
    partial()?.stored.PIVA === id ? undefined : byTaxId.at(byTaxId.find(id));
  const supplierForm = useSupplierForm({ edited, find });
  const { form, saveAs, showProblems } = supplierForm;
  // The form renders when it changes between saved and unsaved.
  void form.formState.isDirty;
  const stored = useSupplier(suppliers, edited?.id ?? null);

  const { visit, isKeyOpen, openKey, show, start } = useOpenForm(supplierForm, setEditing);

  async function prepare(as: SaveAs): Promise<SupplierState | null> {
    let valid = null as SupplierInput | null;
    saveAs.current = as;
    await form.handleSubmit(
      (input) => {
        valid = input;
      },
      (errors) => showProblems(toProblems(errors)),
    )();
    return valid && supplierState(edited, valid);
  }

  const record = useRecordForm<Supplier, SupplierState>({
    calls,
    entity: 'supplier',
    recordKey: edited?.PIVA ?? '',
    getState: () => editing && supplierState(edited, form.getValues()),
    setState: show,
    // In a list that is not whole, none may mean that the server did not answer.
    stored: stored ?? (suppliers.isWhole ? stored : undefined),
    prepare,
    problemsOf: (error) => (error instanceof ApiProblem ? (error.problem.errors ?? []) : []),
    showProblems,
    failedTitle: (as) => t(as === 'same' ? 'failed.update' : 'failed.save'),
    recover: async ({ value }) =>
      supplierState(edited && { ...edited, ...value.edited, id: edited.id }, value.draft),
    close: () => setEditing(null),
    onSaved(result) {
      onSaved(result);
      if (result.next === 'new') start({ edited: null });
    },
  });

  return {
    ...record,
    editing,
    /** Another number each time that a form is opened. */
    visit,
    form,
    isKeyOpen,
    find,
    show,
    start,
    cancel(): void {
      if (editing) onCancelled({ edited, typed: record.cancel()?.draft });
    },
    saveAsNew() {
      // A copy needs another key.
      openKey();
      return record.saveAsNew();
    },
    unlockKey() {
      openKey();
      form.setFocus('PIVA', { shouldSelect: true });
    },
  };
}

/** Opens the form with a supplier, and fills it in. A tax id is locked, except for a new supplier or a copy. */
function useOpenForm(
  { form, saveAs }: ReturnType<typeof useSupplierForm>,
  onOpen: (editing: Editing) => void,
) {
  const [visit, setVisit] = useState(0);
  const [isKeyOpen, setKeyOpen] = useState(false);

  function show({ edited, base, draft }: SupplierState): void {
    form.reset(base);
    if (draft !== base) form.reset(draft, { keepDefaultValues: true });
    saveAs.current = edited ? 'same' : 'new';
    setKeyOpen(edited === null || draft.PIVA !== base.PIVA);
    onOpen({ edited });
  }
  function start({ edited, typed }: Editing): void {
    setVisit((before) => before + 1);
    show(supplierState(edited, typed));
  }
  return { visit, isKeyOpen, openKey: () => setKeyOpen(true), show, start };
}
