import { ApiProblem } from '@wabu/api/client';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { useUnsavedWork } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import { useLocalDraft, useUnsavedQuestion } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { useSupplierWords } from '../words/supplier-words.ts';
import type { SupplierIndex } from './search.ts';
import { emptySupplier, type SaveAs, toInput } from './supplier-rules.ts';
import { useFailureAlert, useSaveSupplier } from './use-save-supplier.ts';
import { toProblems, useSupplierForm } from './use-supplier-form.ts';

/** What is being written: a new supplier, or another text of a stored one. */
export interface Editing {
  mode: 'new' | 'edit';
  edited: Supplier | null;
}

interface EditorOptions {
  index: SupplierIndex;
  onSaved: (supplier: Supplier) => void;
  /** Left without saving; with what was typed, to be offered once more. */
  onCancelled: (editing: Editing, typed: SupplierInput | null) => void;
}

export type SupplierEditor = ReturnType<typeof useSupplierEditor>;

/** The modes new and edit: what is typed, how it is kept, saved, and left. */
export function useSupplierEditor({ index, onSaved, onCancelled }: EditorOptions) {
  const t = useSupplierWords();
  const { user } = useSession();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isKeyOpen, setKeyOpen] = useState(false);
  const isBusy = useRef(false);
  const edited = editing?.edited ?? null;
  const { save, isSaving, half } = useSaveSupplier(edited);
  const find = (taxId: string) =>
    half()?.stored.PIVA === taxId ? undefined : index.byTaxId.get(taxId);
  const { form, saveAs, showProblems } = useSupplierForm({ edited, find });
  const fail = useFailureAlert();
  const askAboutUnsaved = useUnsavedQuestion();
  const isDirty = form.formState.isDirty && editing !== null;

  const draft = useLocalDraft<SupplierInput>({
    key: editing && user && `${user.username}/supplier/${edited?.PIVA ?? 'new'}`,
    version: edited?.version ?? null,
    read: () => (isDirty ? form.getValues() : null),
  });

  function start(next: Editing, typed?: SupplierInput): void {
    form.reset(next.edited ? toInput(next.edited) : emptySupplier);
    if (typed) form.reset(typed, { keepDefaultValues: true });
    saveAs.current = next.mode === 'new' ? 'new' : 'same';
    setKeyOpen(next.mode === 'new' || (typed !== undefined && typed.PIVA !== next.edited?.PIVA));
    setEditing(next);
  }

  function stop(): void {
    setEditing(null);
    draft.drop();
  }

  async function store(input: SupplierInput, as: SaveAs): Promise<boolean> {
    try {
      const saved = await save({ input, base: as === 'same' ? edited : null });
      if (!saved) return false;
      stop();
      onSaved(saved);
      return true;
    } catch (error) {
      const problems = error instanceof ApiProblem ? error.problem.errors : undefined;
      if (problems?.length) await showProblems(problems);
      else await fail(t(as === 'same' ? 'failed.update' : 'failed.save'), error);
      return false;
    }
  }

  /** Resolves to false when it could not be saved, and everything is still there. */
  async function submit(as: SaveAs): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    saveAs.current = as;
    // The key of a copy is another one: whoever makes one may write it.
    if (as === 'new') setKeyOpen(true);
    let isStored = false;
    try {
      await form.handleSubmit(
        async (input) => {
          isStored = await store(input, as);
        },
        (errors) => showProblems(toProblems(errors)),
      )();
    } finally {
      isBusy.current = false;
    }
    return isStored;
  }

  function cancel(): void {
    if (!editing) return;
    const typed = isDirty ? form.getValues() : null;
    stop();
    onCancelled(editing, typed);
  }

  const saveSame = () => submit(editing?.mode === 'edit' ? 'same' : 'new');
  useUnsavedWork(isDirty, { save: saveSame, discard: stop });

  /** Before something else takes the form's place; false when the writer stays. */
  async function leave(): Promise<boolean> {
    if (!isDirty) {
      if (editing) stop();
      return true;
    }
    const answer = await askAboutUnsaved();
    if (answer === 'save') return saveSame();
    if (answer === 'discard') stop();
    return answer === 'discard';
  }

  return {
    editing,
    form,
    isSaving,
    isKeyOpen,
    find,
    start,
    cancel,
    leave,
    save: saveSame,
    saveAsNew: () => submit('new'),
    unlockKey: () => {
      setKeyOpen(true);
      form.setFocus('PIVA', { shouldSelect: true });
    },
    draft: {
      found: draft.found,
      drop: draft.drop,
      recover: () => {
        if (!draft.found || !editing) return;
        const version = draft.found.version;
        const base = edited && version !== null ? { ...edited, version } : edited;
        start({ ...editing, edited: base }, draft.found.value);
        draft.take();
      },
    },
  };
}
