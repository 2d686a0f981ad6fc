import type { Action } from '@wabu/shared/entities/permissions';
import type { Platform } from '../platform/platform.ts';
import type { KeyRange, ListBatch, ListedEntity } from '../store/list-repository.ts';

/** A list that its route answers whole. */
export interface ListSource<T> {
  path: string;
  /** The action that a reader needs. */
  action: Action;
  /** The entity with the list's revision; several lists may show the same rows. */
  entity: ListedEntity;
  read: (platform: Platform, range: KeyRange) => Promise<ListBatch<T>>;
  /** Rows per read: few enough to be serialized without blocking the event loop. -1 for all of them. */
  batchSize: number;
  /** A larger list is not cached: each request streams it from the database. */
  maxBytes?: number;
}
