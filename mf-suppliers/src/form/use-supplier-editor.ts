import { emptySupplier, type Supplier, type SupplierInput } from '@wabu/shared/entities/supplier';
import { useUnsavedWork } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import { type FoundDraft, useLocalDraft, useUnsavedQuestion } from '@wabu/shared/ui';
import { useState } from 'react';
import type { SupplierIndex } from '../model/supplier-index.ts';
import { toInput } from '../model/supplier-rules.ts';
import { type SaveResult, useSaveSupplier } from './use-save-supplier.ts';
import { useSubmitSupplier } from './use-submit-supplier.ts';
import { useSupplierForm } from './use-supplier-form.ts';

/** The state of the form: a new supplier, or a stored one that is edited. */
export interface Editing {
  mode: 'new' | 'edit';
  edited: Supplier | null;
}

/** A local draft: the typed values and the record that they started from. */
type SupplierDraft = SupplierInput & { base?: SupplierInput };

interface EditorOptions {
  index: SupplierIndex;
  /** `isOpen`: the form stays open, because it was edited during the save. */
  onSaved: (result: SaveResult, isOpen: boolean) => void;
  /** Called on cancel, with the unsaved values so that the page can restore them. */
  onCancelled: (editing: Editing, typed: SupplierInput | null) => void;
}

export type SupplierEditor = ReturnType<typeof useSupplierEditor>;

/** The editor of one supplier: form state, local draft, save, and the question before leaving. */
export function useSupplierEditor({ index, onSaved, onCancelled }: EditorOptions) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isKeyOpen, setKeyOpen] = useState(false);
  const edited = editing?.edited ?? null;
  const { save, partial, ...saving } = useSaveSupplier(edited);
  const find = (taxId: string) =>
    partial()?.stored.PIVA === taxId ? undefined : index.byTaxId.get(taxId);
  const supplierForm = useSupplierForm({ edited, find });
  const { form, saveAs } = supplierForm;
  const isDirty = form.formState.isDirty && editing !== null;

  const draft = useSupplierDraft(editing, () => (isDirty ? form.getValues() : null));

  function start(next: Editing, typed?: SupplierInput): void {
    form.reset(next.edited ? toInput(next.edited) : emptySupplier);
    if (typed) form.reset(typed, { keepDefaultValues: true });
    saveAs.current = next.mode === 'new' ? 'new' : 'same';
    setKeyOpen(next.mode === 'new' || (typed !== undefined && typed.PIVA !== next.edited?.PIVA));
    setEditing(next);
  }

  function stop(): void {
    saving.withdraw();
    setEditing(null);
    draft.remove();
  }

  const submit = useSubmitSupplier({
    ...supplierForm,
    edited,
    save,
    onStored(result, typed) {
      stop();
      if (typed) start({ mode: 'edit', edited: result.supplier }, typed);
      onSaved(result, typed !== null);
    },
  });
  const saveSame = () => submit(editing?.mode === 'edit' ? 'same' : 'new');
  const saveBeforeLeaving = () => saving.saveBeforeLeaving(saveSame);
  useUnsavedWork(isDirty, { save: saveBeforeLeaving, discard: stop });
  const leave = useConfirmLeave({
    isOpen: editing !== null,
    isDirty,
    save: saveBeforeLeaving,
    stop,
  });

  function cancel(): void {
    if (!editing) return;
    const typed = isDirty ? form.getValues() : null;
    stop();
    onCancelled(editing, typed);
  }

  return {
    editing,
    form,
    isSaving: saving.isSaving,
    isWaiting: saving.isWaiting,
    isKeyOpen,
    find,
    start,
    cancel,
    leave,
    save: saveSame,
    saveAsNew() {
      // A copy needs another key.
      setKeyOpen(true);
      return submit('new');
    },
    unlockKey: () => {
      setKeyOpen(true);
      form.setFocus('PIVA', { shouldSelect: true });
    },
    isDirty,
    draft: { ...draft, recover: (found: FoundDraft<SupplierDraft>) => draft.recover(found, start) },
  };
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
  isOpen: boolean;
  isDirty: boolean;
  save: () => Promise<boolean>;
  stop: () => void;
}

/** Asks about unsaved work before another record replaces the form; resolves to false to stay. */
function useConfirmLeave({ isOpen, isDirty, save, stop }: LeaveOptions): () => Promise<boolean> {
  const askAboutUnsaved = useUnsavedQuestion();
  return async () => {
    if (!isDirty) {
      if (isOpen) stop();
      return true;
    }
    const answer = await askAboutUnsaved();
    if (answer === 'save') return save();
    if (answer === 'discard') stop();
    return answer === 'discard';
  };
}
