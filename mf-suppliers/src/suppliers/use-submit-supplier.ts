import { ApiProblem } from '@wabu/api/client';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { isWithdrawn } from '@wabu/shared/ui';
import { useRef } from 'react';
import { useSupplierWords } from '../words/supplier-words.ts';
import type { SaveAs } from './supplier-rules.ts';
import { type SavedSupplier, useFailureAlert } from './use-save-supplier.ts';
import { toProblems, type useSupplierForm } from './use-supplier-form.ts';

interface SubmitOptions extends ReturnType<typeof useSupplierForm> {
  edited: Supplier | null;
  save: SavedSupplier['save'];
  /** `typed` is what was typed since the save began. */
  onStored: (supplier: Supplier, typed: SupplierInput | null) => void;
}

/** Checks what is typed and stores it. A call while another is under way does nothing. */
export function useSubmitSupplier(options: SubmitOptions) {
  const { edited, form, saveAs, showProblems, save, onStored } = options;
  const t = useSupplierWords();
  const fail = useFailureAlert();
  const isBusy = useRef(false);

  async function store(input: SupplierInput, as: SaveAs): Promise<boolean> {
    const sent = JSON.stringify(form.getValues());
    try {
      const saved = await save({ input, base: as === 'same' ? edited : null });
      const typed = form.getValues();
      if (saved) onStored(saved, JSON.stringify(typed) === sent ? null : typed);
      return saved !== null;
    } catch (error) {
      if (isWithdrawn(error)) return false;
      const problems = error instanceof ApiProblem ? error.problem.errors : undefined;
      if (problems?.length) await showProblems(problems);
      else await fail(t(as === 'same' ? 'failed.update' : 'failed.save'), error);
      return false;
    }
  }

  /** Resolves to false when it could not be saved, and everything is still there. */
  return async function submit(as: SaveAs): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    saveAs.current = as;
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
  };
}
