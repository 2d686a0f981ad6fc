import {
  type SupplierField,
  type SupplierInput,
  supplierFields,
} from '@wabu/shared/entities/supplier';

interface Versions {
  /** The version that both started from. */
  base: SupplierInput;
  mine: SupplierInput;
  theirs: SupplierInput;
}

/**
 * Three-way merge of two people's changes, field by field. `conflicts` lists the fields that both changed
 * to different values; `merged` holds mine for them.
 */
export function mergeSuppliers({ base, mine, theirs }: Versions): {
  merged: SupplierInput;
  conflicts: SupplierField[];
} {
  const isMine = (field: SupplierField) => mine[field] !== base[field];
  const onlyTheirs = supplierFields.filter((field) => !isMine(field));
  const theirChanges = Object.fromEntries(onlyTheirs.map((field) => [field, theirs[field]]));
  const conflicts = supplierFields.filter(
    (field) => isMine(field) && theirs[field] !== base[field] && theirs[field] !== mine[field],
  );
  return { merged: { ...mine, ...theirChanges }, conflicts };
}
