import { ApiProblem } from '@wabu/api/client';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { merge3, same } from '@wabu/shared/tree';
import { isWithdrawn, useFailureAlert } from '@wabu/shared/ui';
import { useRef } from 'react';
import { type SaveAs, toInput } from '../model/supplier-rules.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import type { SavedSupplier, SaveResult } from './use-save-supplier.ts';
import { toProblems, type useSupplierForm } from './use-supplier-form.ts';

interface SubmitOptions extends ReturnType<typeof useSupplierForm> {
  edited: Supplier | null;
  save: SavedSupplier['save'];
  /** `typed` holds the edits made since the save began; null without edits. */
  onStored: (result: SaveResult, typed: SupplierInput | null, next: AfterSave) => void;
}

/** What follows a save: the list, or a form, of the saved supplier (`edit`) or of another (`new`). */
export type AfterSave = 'list' | 'edit' | 'new';

/** Validates the form and saves it. A call during another one returns false. */
export function useSubmitSupplier(options: SubmitOptions) {
  const { edited, form, saveAs, showProblems, save, onStored } = options;
  const t = useSupplierWords();
  const fail = useFailureAlert();
  const isBusy = useRef(false);

  async function store(input: SupplierInput, as: SaveAs, next: AfterSave): Promise<boolean> {
    const sent = { ...form.getValues() };
    try {
      const saved = await save(input, as === 'same' ? edited : null);
      if (saved) onStored(saved, changedSince(sent, form.getValues(), saved.supplier), next);
      return saved !== null;
    } catch (error) {
      if (isWithdrawn(error)) return false;
      const problems = error instanceof ApiProblem ? error.problem.errors : undefined;
      if (problems?.length) await showProblems(problems);
      else await fail(t(as === 'same' ? 'failed.update' : 'failed.save'), error);
      return false;
    }
  }

  /** Resolves to false when nothing was saved; the form keeps its values. */
  return async function submit(as: SaveAs, next: AfterSave): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    saveAs.current = as;
    let isStored = false;
    try {
      await form.handleSubmit(
        async (input) => {
          isStored = await store(input, as, next);
        },
        (errors) => showProblems(toProblems(errors)),
      )();
    } finally {
      isBusy.current = false;
    }
    return isStored;
  };
}

/** The edits made during a save, merged into the stored record; null without edits. */
function changedSince(
  sent: SupplierInput,
  typed: SupplierInput,
  stored: Supplier,
): SupplierInput | null {
  if (same(typed, sent)) return null;
  return merge3({ base: sent, mine: typed, theirs: toInput(stored) }).merged;
}
