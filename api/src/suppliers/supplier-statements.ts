import { supplierFolder } from '@wabu/shared/entities/files';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { type FileRow, replaceFileRow } from '../files/object-repository.ts';
import type { Statement } from '../platform/platform.ts';
import { type Author, recordChange, recordChanges } from '../store/change-repository.ts';
import { moveAllToTrash, moveToTrash } from '../store/trash-repository.ts';
import { moveFilesToTrash, moveFoldersToTrash } from '../store/trashed-files-repository.ts';
import { deleteSuppliers, insertSuppliers, updateSuppliers } from './bulk-repository.ts';
import {
  atVersion,
  deleteSupplier,
  insertSupplier,
  updateSupplier,
} from './supplier-repository.ts';

/*
 * What a write does to a supplier: row, history, files and trash. Each statement of a single change and removal does
 * nothing when the record has another version; then the `changes` of the last one are 0. Those of many suppliers follow
 * `requireVersions`.
 */

export function additionOf(author: Author, supplier: Supplier): Statement[] {
  return [
    insertSupplier(supplier.id, supplier, author.at),
    recordChange(author, { ...recordOf(supplier), action: 'create', after: supplier }),
  ];
}

export interface ChangedSupplier {
  before: Supplier;
  after: Supplier;
  action: 'update' | 'restore';
}

/** `file`: the stored bytes of the changed record, if it has a file. */
export function changeOf(
  author: Author,
  { before, after, action }: ChangedSupplier,
  file: FileRow | undefined,
): Statement[] {
  const when = atVersion(before.id, before.version);
  return [
    recordChange(author, { ...recordOf(after), action, before, after }, when),
    ...(file === undefined ? [] : [replaceFileRow(file, author.name, author.at, when)]),
    updateSupplier(before.id, before.version, after, author.at),
  ];
}

export function removalOf(author: Author, supplier: Supplier): Statement[] {
  const { id, version } = supplier;
  const when = atVersion(id, version);
  const record = recordOf(supplier);
  return [
    moveToTrash(author, { ...record, document: supplier }, when),
    moveFilesToTrash(record, { folder: supplierFolder(supplier.PIVA) }, when),
    recordChange(author, { ...record, action: 'delete', before: supplier }, when),
    deleteSupplier(id, version),
  ];
}

export function additionsOf(author: Author, added: readonly Supplier[]): Statement[] {
  const changes = added.map((after) => ({
    ...recordOf(after),
    action: 'create' as const,
    after,
  }));
  return [...insertSuppliers(added, author.at), ...recordChanges(author, changes)];
}

/** `files`: the stored bytes of the changed records that have a file. */
export function changesOf(
  author: Author,
  changed: readonly ChangedSupplier[],
  files: readonly FileRow[],
): Statement[] {
  const changes = changed.map((change) => ({ ...recordOf(change.after), ...change }));
  return [
    ...recordChanges(author, changes),
    ...files.map((file) => replaceFileRow(file, author.name, author.at)),
    ...updateSuppliers(changed, author.at),
  ];
}

export function removalsOf(author: Author, removed: readonly Supplier[]): Statement[] {
  const records = removed.map((document) => ({
    ...recordOf(document),
    document,
    folder: supplierFolder(document.PIVA),
  }));
  const changes = records.map(({ document: before, folder: _, ...record }) => ({
    ...record,
    action: 'delete' as const,
    before,
  }));
  return [
    ...moveAllToTrash(author, records),
    ...moveFoldersToTrash(records),
    ...recordChanges(author, changes),
    deleteSuppliers(removed.map(({ id }) => id)),
  ];
}

const recordOf = ({ id, Nome }: Supplier) =>
  ({ entity: 'supplier', recordId: id, label: Nome }) as const;
