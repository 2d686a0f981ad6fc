import type { FieldProblem } from '@wabu/shared/entities/problem';
import {
  type Supplier,
  type SupplierField,
  type SupplierInput,
  supplierFields,
  supplierInputSchema,
} from '@wabu/shared/entities/supplier';
import { useErrorsDialog } from '@wabu/shared/ui';
import { type RefObject, useRef } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { labelOf } from '../model/supplier-labels.ts';
import { emptySupplier, type SaveAs, supplierProblems } from '../model/supplier-rules.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

export type SupplierForm = UseFormReturn<SupplierInput>;

/** The id of a field's control, for its label and for the links of the errors dialog. */
export const fieldId = (field: SupplierField) => `supplier-${field}`;

interface FormRules {
  edited: Supplier | null;
  find: (taxId: string) => Supplier | undefined;
}

/** The form over the entity's rules. `saveAs` is what the save under way, or the last one, was meant to do. */
export function useSupplierForm({ edited, find }: FormRules): {
  form: SupplierForm;
  saveAs: RefObject<SaveAs>;
  /** Puts the problems beside their fields and into the dialog headed 'Errori:'. */
  showProblems: (problems: readonly FieldProblem[]) => Promise<void>;
} {
  const saveAs = useRef<SaveAs>('new');
  const t = useSupplierWords();
  const showErrors = useErrorsDialog();
  const form = useForm<SupplierInput>({
    defaultValues: emptySupplier,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (draft) => {
      const problems = supplierProblems(draft, { saveAs: saveAs.current, edited, find });
      if (problems.length > 0) return { values: {}, errors: toErrors(problems) };
      return { values: supplierInputSchema.parse(draft), errors: {} };
    },
  });

  async function showProblems(problems: readonly FieldProblem[]): Promise<void> {
    for (const { field, message } of problems) {
      if (isField(field)) form.setError(field, { type: 'rule', message });
    }
    const Tipologia = form.getValues('Tipologia');
    await showErrors(
      problems.map(({ field, message }) => {
        if (!isField(field)) return { message };
        const label = labelOf(t, field, Tipologia);
        // Some sentences of the specification name their field themselves.
        const isNamed = message.toLowerCase().includes(label.toLowerCase());
        return { id: fieldId(field), label: isNamed ? undefined : label, message };
      }),
    );
  }
  return { form, saveAs, showProblems };
}

const isField = (field: string): field is SupplierField =>
  supplierFields.some((known) => known === field);

function toErrors(problems: readonly FieldProblem[]): FieldErrors<SupplierInput> {
  return Object.fromEntries(
    problems.map(({ field, message }) => [field, { type: 'rule', message }]),
  );
}

/** The errors of the form, in its order, as the problems they were made from. */
export function toProblems(errors: FieldErrors<SupplierInput>): FieldProblem[] {
  return supplierFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
}
