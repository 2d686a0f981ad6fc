import {
  type SupplierField,
  type SupplierInput,
  supplierFields,
} from '@wabu/shared/entities/supplier';

interface Versions {
  /** What both started from. */
  base: SupplierInput;
  mine: SupplierInput;
  theirs: SupplierInput;
}

/**
 * Joins two people's changes of one supplier, field by field. `conflicts` are the fields that both changed,
 * each in another way: mine stands there until it is decided.
 */
export function mergeSuppliers({ base, mine, theirs }: Versions): {
  merged: SupplierInput;
  conflicts: SupplierField[];
} {
  const isMine = (field: SupplierField) => mine[field] !== base[field];
  const onlyTheirs = supplierFields.filter((field) => !isMine(field));
  const taken = Object.fromEntries(onlyTheirs.map((field) => [field, theirs[field]]));
  const conflicts = supplierFields.filter(
    (field) => isMine(field) && theirs[field] !== base[field] && theirs[field] !== mine[field],
  );
  return { merged: { ...mine, ...taken }, conflicts };
}
