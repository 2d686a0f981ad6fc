import {
  checkSupplier,
  type Supplier,
  type SupplierInput,
  supplierInputSchema,
} from '@wabu/shared/entities/supplier';
import { toInput } from '../model/supplier-rules.ts';

export const bulkFields = ['Contratto', 'Nazione'] as const;
export type BulkField = (typeof bulkFields)[number];

export interface ChangePlan {
  changed: Supplier[];
  /** They have the value already. */
  same: Supplier[];
  /** The rules reject them as they are stored, with the first reason. */
  wrong: { supplier: Supplier; message: string }[];
}

/** What becomes of each supplier when a field is set. */
export function planChange(
  suppliers: readonly Supplier[],
  field: BulkField,
  value: string,
): ChangePlan {
  const plan: ChangePlan = { changed: [], same: [], wrong: [] };
  for (const supplier of suppliers) {
    const [problem] =
      supplier[field] === value ? [] : checkSupplier(withField(supplier, field, value));
    if (supplier[field] === value) plan.same.push(supplier);
    else if (problem) plan.wrong.push({ supplier, message: problem.message });
    else plan.changed.push(supplier);
  }
  return plan;
}

const withField = (supplier: Supplier, field: BulkField, value: string) => ({
  ...toInput(supplier),
  [field]: value,
});

export const changedInput = (supplier: Supplier, field: BulkField, value: string): SupplierInput =>
  supplierInputSchema.parse(withField(supplier, field, value));
