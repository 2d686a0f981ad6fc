import { supplierFolder } from '@wabu/shared/entities/files';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { type FileRow, replaceFileRow } from '../files/object-repository.ts';
import type { Statement } from '../platform/platform.ts';
import { type Author, recordChange } from '../store/change-repository.ts';
import { moveToTrash } from '../store/trash-repository.ts';
import { moveFilesToTrash } from '../store/trashed-files-repository.ts';
import {
  atVersion,
  deleteSupplier,
  insertSupplier,
  type StoredSupplier,
  updateSupplier,
} from './supplier-repository.ts';

/*
 * What a write does to one supplier: row, history, files and trash. Each statement of a change and of a removal does
 * nothing when the record has another version; then the `changes` of the last one are 0.
 */

export function additionOf(author: Author, { id, supplier }: StoredSupplier): Statement[] {
  const change = { entity: 'supplier', recordId: id, label: supplier.Nome } as const;
  return [
    insertSupplier(id, supplier, author.at),
    recordChange(author, { ...change, action: 'create', after: supplier }),
  ];
}

export interface ChangedSupplier {
  id: string;
  before: Supplier;
  after: Supplier;
  action: 'update' | 'restore';
}

/** `file`: the stored bytes of the changed record, if it has a file. */
export function changeOf(
  author: Author,
  { id, before, after, action }: ChangedSupplier,
  file: FileRow | undefined,
): Statement[] {
  const when = atVersion(id, before.version);
  const change = { entity: 'supplier', recordId: id, label: after.Nome, action } as const;
  return [
    recordChange(author, { ...change, before, after }, when),
    ...(file === undefined ? [] : [replaceFileRow(file, author.name, author.at, when)]),
    updateSupplier(id, before.version, after, author.at),
  ];
}

export function removalOf(author: Author, { id, supplier }: StoredSupplier): Statement[] {
  const when = atVersion(id, supplier.version);
  const record = { entity: 'supplier', recordId: id, label: supplier.Nome } as const;
  return [
    moveToTrash(author, { ...record, document: supplier }, when),
    moveFilesToTrash(record, { folder: supplierFolder(supplier.PIVA) }, when),
    recordChange(author, { ...record, action: 'delete', before: supplier }, when),
    deleteSupplier(id, supplier.version),
  ];
}
