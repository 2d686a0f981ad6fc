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
  type StoredSupplier,
  updateSupplier,
} from './supplier-repository.ts';

/*
 * What a write does to a supplier: row, history, files and trash. Each statement of a single change and removal does
 * nothing when the record has another version; then the `changes` of the last one are 0. Those of many suppliers follow
 * `requireVersions`.
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

export function additionsOf(author: Author, added: readonly StoredSupplier[]): Statement[] {
  const changes = added.map(({ id, supplier }) => ({
    ...recordOf(id, supplier),
    action: 'create' as const,
    after: supplier,
  }));
  return [...insertSuppliers(added, author.at), ...recordChanges(author, changes)];
}

/** `files`: the stored bytes of the changed records that have a file. */
export function changesOf(
  author: Author,
  changed: readonly ChangedSupplier[],
  files: readonly FileRow[],
): Statement[] {
  const changes = changed.map(({ id, ...change }) => ({
    ...recordOf(id, change.after),
    ...change,
  }));
  return [
    ...recordChanges(author, changes),
    ...files.map((file) => replaceFileRow(file, author.name, author.at)),
    ...updateSuppliers(changed, author.at),
  ];
}

export function removalsOf(author: Author, removed: readonly StoredSupplier[]): Statement[] {
  const records = removed.map(({ id, supplier }) => ({
    ...recordOf(id, supplier),
    document: supplier,
    folder: supplierFolder(supplier.PIVA),
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

const recordOf = (id: string, { Nome }: Supplier) =>
  ({ entity: 'supplier', recordId: id, label: Nome }) as const;
