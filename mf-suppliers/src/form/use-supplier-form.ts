import type { FieldProblem } from '@wabu/shared/entities/problem';
import {
  type Supplier,
  type SupplierField,
  type SupplierInput,
  supplierFields,
  supplierInputSchema,
} from '@wabu/shared/entities/supplier';
import { localMessage } from '@wabu/shared/i18n';
import { type SaveAs, useErrorsDialog } from '@wabu/shared/ui';
import { type RefObject, useRef } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { labelOf } from '../model/supplier-labels.ts';
import { supplierProblems } from '../model/supplier-rules.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

export type SupplierForm = UseFormReturn<SupplierInput>;

/** The id of a field's control, for its label and for the links of the errors dialog. */
export const fieldId = (field: SupplierField) => `supplier-${field}`;

interface FormRules {
  /** What the form is opened with. */
  first: SupplierInput;
  edited: Supplier | null;
  find: (taxId: string) => Supplier | undefined;
}

/** The react-hook-form form, validated by the entity's rules. `saveAs` is the mode of the current or last save. */
export function useSupplierForm({ first, edited, find }: FormRules): {
  form: SupplierForm;
  saveAs: RefObject<SaveAs>;
  /** Shows the problems beside their fields and in the dialog 'Errori:'. */
  showProblems: (problems: readonly FieldProblem[]) => Promise<void>;
} {
  const saveAs = useRef<SaveAs>(edited ? 'same' : 'new');
  const t = useSupplierWords();
  const showErrors = useErrorsDialog();
  const form = useForm<SupplierInput>({
    defaultValues: first,
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
        // Some messages of the specification already contain the field's name.
        const isNamed = localMessage(message).toLowerCase().includes(label.toLowerCase());
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

/** Converts form errors back to field problems, in the order of the form. */
export function toProblems(errors: FieldErrors<SupplierInput>): FieldProblem[] {
  return supplierFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
}
