import type { FieldProblem } from '@wabu/shared/entities/problem';
import {
  checkSupplier,
  type Supplier,
  type SupplierField,
  type SupplierInput,
  supplierFields,
  supplierMessages,
} from '@wabu/shared/entities/supplier';

/** What a save is meant to do: change the supplier that is being edited, or make another one. */
export type SaveAs = 'same' | 'new';

export interface RuleContext {
  saveAs: SaveAs;
  /** The supplier that is being edited. */
  edited: Supplier | null;
  /** The supplier that has this tax id already, if any. */
  find: (taxId: string) => Supplier | undefined;
}

/** All that keeps the draft from being saved: the rules of the entity, and those of the whole list. */
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

/** A supplier that is not written yet; the selects stand on their first option. */
export const emptySupplier: SupplierInput = {
  Nome: '',
  Tipologia: 'Azienda',
  PIVA: '',
  Indirizzo: '',
  CAP: '',
  Citta: '',
  Provincia: '',
  Nazione: 'Italia',
  email: '',
  PEC: '',
  Telefono: '',
  SDI: '',
  Contratto: 'Intermediazione',
};

/** The fields of a stored supplier that are typed. */
export function toInput({ version: _, ...input }: Supplier): SupplierInput {
  return input;
}
