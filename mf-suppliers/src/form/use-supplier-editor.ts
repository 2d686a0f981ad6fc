import { emptySupplier, type Supplier, type SupplierInput } from '@wabu/shared/entities/supplier';
import { useUnsavedWork } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import { type FoundDraft, useLocalDraft, useUnsavedQuestion } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { useSupplier } from '../api/use-supplier-search.ts';
import type { LoadedSuppliers } from '../api/use-suppliers.ts';
import { toInput } from '../model/supplier-rules.ts';
import { type SaveResult, useSaveSupplier } from './use-save-supplier.ts';
import { type AfterSave, useSubmitSupplier } from './use-submit-supplier.ts';
import { useSupplierForm } from './use-supplier-form.ts';

/** The state of the form: a new supplier, or a stored one that is edited. */
export interface Editing {
  mode: 'new' | 'edit';
  edited: Supplier | null;
}

/** A local draft: the typed values and the record that they started from. */
type SupplierDraft = SupplierInput & { base?: SupplierInput };

export type ListedSuppliers = Pick<LoadedSuppliers, 'index' | 'isWhole' | 'status'>;

export interface EditorOptions {
  suppliers: ListedSuppliers;
  /** `isOpen`: the form stays open, because it was edited during the save. */
  onSaved: (result: SaveResult, isOpen: boolean) => void;
  /** Called on cancel, with the unsaved values so that the page can restore them. */
  onCancelled: (editing: Editing, typed: SupplierInput | null) => void;
}

export type SupplierEditor = ReturnType<typeof useSupplierEditor>;

/**
 * The editor of one supplier: form state, local draft, save, and the question before leaving. `first`: what it is
 * opened with.
 */
export function useSupplierEditor(options: EditorOptions, first: Editing) {
  const { suppliers, onSaved, onCancelled } = options;
  const [editing, setEditing] = useState<Editing | null>(first);
  const edited = editing?.edited ?? null;
  const { save, partial, ...saving } = useSaveSupplier(edited);
  const { byTaxId } = suppliers.index;
  const find = (id: string) => (partial()?.stored.PIVA === id ? undefined : byTaxId.get(id));
  const supplierForm = useSupplierForm({ edited, find });
  const { form } = supplierForm;
  const isDirty = form.formState.isDirty && editing !== null;

  const draft = useSupplierDraft(editing, () => (isDirty ? form.getValues() : null));

  const { visit, isKeyOpen, openKey, show, start } = useOpenForm(supplierForm, setEditing);

  function stop(): void {
    saving.withdraw();
    setEditing(null);
    draft.remove();
  }

  const submit = useSubmitSupplier({
    ...supplierForm,
    edited,
    save,
    onStored(result, typed, next) {
      stop();
      const isOpen = typed !== null || next === 'edit';
      if (isOpen) show({ mode: 'edit', edited: result.supplier }, typed ?? undefined);
      onSaved(result, isOpen);
      if (!isOpen && next === 'new') start({ mode: 'new', edited: null });
    },
  });
  const saveSame = (next: AfterSave = 'list') =>
    submit(editing?.mode === 'edit' ? 'same' : 'new', next);
  const saveBeforeLeaving = () => saving.saveBeforeLeaving(() => saveSame());
  const leave = useConfirmLeave({ editing, isDirty, save: saveBeforeLeaving, stop });

  // Unsaved work is merged with a change when it is saved.
  useStoredChange(suppliers, isDirty || saving.isSaving ? null : edited, (stored) =>
    stored ? show({ mode: 'edit', edited: stored }) : stop(),
  );

  function cancel(): void {
    if (!editing) return;
    const typed = isDirty ? form.getValues() : null;
    stop();
    onCancelled(editing, typed);
  }

  return {
    editing,
    /** Another number each time that a form is opened. */
    visit,
    form,
    isSaving: saving.isSaving,
    isWaiting: saving.isWaiting,
    isKeyOpen,
    find,
    /** Fills in the form that is open. */
    show,
    start,
    cancel,
    leave,
    save: saveSame,
    saveAsNew() {
      // A copy needs another key.
      openKey();
      return submit('new', 'list');
    },
    unlockKey() {
      openKey();
      form.setFocus('PIVA', { shouldSelect: true });
    },
    isDirty,
    draft: { ...draft, recover: (found: FoundDraft<SupplierDraft>) => draft.recover(found, show) },
  };
}

/** Opens the form with a supplier, and fills it in. A tax id is locked, except for a new supplier or a copy. */
function useOpenForm(
  { form, saveAs }: ReturnType<typeof useSupplierForm>,
  onOpen: (editing: Editing) => void,
) {
  const [visit, setVisit] = useState(0);
  const [isKeyOpen, setKeyOpen] = useState(false);

  function show(next: Editing, typed?: SupplierInput): void {
    form.reset(next.edited ? toInput(next.edited) : emptySupplier);
    if (typed) form.reset(typed, { keepDefaultValues: true });
    saveAs.current = next.mode === 'new' ? 'new' : 'same';
    setKeyOpen(next.mode === 'new' || (typed !== undefined && typed.PIVA !== next.edited?.PIVA));
    onOpen(next);
  }
  function start(next: Editing, typed?: SupplierInput): void {
    setVisit((before) => before + 1);
    show(next, typed);
  }
  return { visit, isKeyOpen, openKey: () => setKeyOpen(true), show, start };
}

/** Calls back when an undo or another person has changed the edited supplier; with null when it is deleted. */
function useStoredChange(
  suppliers: ListedSuppliers,
  edited: Supplier | null,
  onChange: (stored: Supplier | null) => void,
): void {
  const stored = useSupplier(suppliers, edited?.id ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each change
  useEffect(() => {
    if (edited === null || stored === undefined) return;
    // In a list that is not whole, none may mean that the server did not answer.
    if (stored ? stored.version > edited.version : suppliers.isWhole) onChange(stored);
  }, [stored]);
}

/** Keeps unsaved values in this browser, per person and record, until they are saved or discarded. */
function useSupplierDraft(editing: Editing | null, read: () => SupplierInput | null) {
  const { user } = useSession();
  const edited = editing?.edited ?? null;
  const draft = useLocalDraft<SupplierDraft>({
    key: editing && user && `${user.username}/supplier/${edited?.PIVA ?? 'new'}`,
    version: edited?.version ?? null,
    read() {
      const typed = read();
      return typed && { ...typed, base: edited ? toInput(edited) : undefined };
    },
  });
  function recover(
    found: FoundDraft<SupplierDraft>,
    start: (editing: Editing, typed: SupplierInput) => void,
  ): void {
    if (!editing) return;
    const { version } = found;
    const { base, ...typed } = found.value;
    draft.recover(found);
    const isChange = edited !== null && version !== null;
    start({ ...editing, edited: isChange ? { ...edited, ...base, version } : edited }, typed);
  }
  return { ...draft, recover };
}

interface LeaveOptions {
  editing: Editing | null;
  isDirty: boolean;
  save: () => Promise<boolean>;
  stop: () => void;
}

/** Asks about unsaved work before another page or record replaces the form; resolves to false to stay. */
function useConfirmLeave({ editing, isDirty, save, stop }: LeaveOptions): () => Promise<boolean> {
  const askAboutUnsaved = useUnsavedQuestion();
  useUnsavedWork(isDirty, { save, discard: stop });
  return async () => {
    if (!isDirty) {
      if (editing) stop();
      return true;
    }
    const answer = await askAboutUnsaved();
    if (answer === 'save') return save();
    if (answer === 'discard') stop();
    return answer === 'discard';
  };
}
