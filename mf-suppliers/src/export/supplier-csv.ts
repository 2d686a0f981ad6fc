import { csvFile } from '@wabu/shared/entities/lists/spreadsheet-text';
import { type Supplier, type SupplierField, supplierFields } from '@wabu/shared/entities/supplier';
import { valueText } from '../model/supplier-labels.ts';
import type { SupplierTranslate } from '../words/supplier-words.ts';

/** Suppliers as CSV with the labels of the screen; an import reads it back as it was. */
export function supplierCsv(
  t: SupplierTranslate,
  suppliers: readonly Supplier[],
  fields: readonly SupplierField[] = supplierFields,
): Blob {
  return csvFile([
    fields.map((field) => t(`field.${field}`)),
    ...suppliers.map((supplier) => fields.map((field) => valueText(t, field, supplier[field]))),
  ]);
}
