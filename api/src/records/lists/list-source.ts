import type { Action } from '@wabu/shared/entities/permissions';
import type { Platform } from '../../platform/platform.ts';
import type { ListBatch, ListedEntity, OrderedTable, RowRange } from '../store/list-repository.ts';

export interface ListSource<T> {
  action: Action;
  /** The entity with the list's revision; several lists may show the same rows. */
  entity: ListedEntity;
  read: (platform: Platform, range: RowRange) => Promise<ListBatch<T>>;
  /** Rows of a cached part: few enough to be serialized without blocking the event loop. -1 for all of them. */
  batchSize: number;
  /** A larger list is not cached: each request streams it from the database. */
  maxBytes?: number;
  searched?(record: T): unknown;
}

export interface SortedSource<T> extends ListSource<T> {
  /** By what; the list's own order is that of the first, ascending. */
  sortFields: readonly string[];
  sortValue(record: T, field: string): string;
}

/** A list that clients also read page by page, and by what has changed. */
export interface PagedSource<T extends { version: number }> extends SortedSource<T> {
  table: OrderedTable;
  /** The record's name in the trash, and the wire key that identifies it. */
  trash: { entity: 'supplier' | 'frontend'; key: string };
}
