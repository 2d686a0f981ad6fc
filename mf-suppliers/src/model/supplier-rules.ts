import type { FieldProblem } from '@wabu/shared/entities/problem';
import {
  checkSupplier,
  type Supplier,
  type SupplierField,
  type SupplierInput,
  supplierFields,
  supplierMessages,
} from '@wabu/shared/entities/supplier';

export interface RuleContext {
  /** Updates the edited supplier, or creates another one. */
  saveAs: 'same' | 'new';
  /** The edited supplier; null for a new one. */
  edited: Supplier | null;
  /** Finds the supplier with a tax id. */
  find: (taxId: string) => Supplier | undefined;
}

/** All problems of a draft: the rules of the entity, and a unique, unchanged tax id. */
export function supplierProblems(
  draft: SupplierInput,
  { saveAs, edited, find }: RuleContext,
): FieldProblem[] {
  const problems = checkSupplier(draft);
  const taxId = draft.PIVA.trim();
  const message =
    saveAs === 'same'
      ? taxId !== edited?.PIVA && supplierMessages.keyChanged
      : find(taxId) && supplierMessages.duplicate;
  if (!message) return problems;
  const others = problems.filter((problem) => problem.field !== 'PIVA');
  const place = ({ field }: FieldProblem) => supplierFields.indexOf(field as SupplierField);
  return [...others, { field: 'PIVA', message }].sort((a, b) => place(a) - place(b));
}

/** The editable fields of a stored supplier. */
export function toInput({ id: _, version: __, ...input }: Supplier): SupplierInput {
  return input;
}
