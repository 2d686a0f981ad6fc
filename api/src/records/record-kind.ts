import type { HttpProblem } from '../http/problem.ts';
import type { Database, Statement } from '../platform/platform.ts';
import type { ListedEntity } from './store/list-repository.ts';
import type { Columns } from './store/row-repository.ts';

export interface StoredRecord {
  /** Stable: it is in the history, in the trash, and in no address. */
  id: string;
  /** 1 for a new record, one more after each save. */
  version: number;
}

export interface Changed<T> {
  before: T;
  after: T;
  action: 'update' | 'restore';
}

/** What happens to records of one kind in one write. */
export interface Writes<T> {
  added: T[];
  /** Those that come back from the trash. */
  returned: T[];
  changed: Changed<T>[];
  removed: T[];
}

/** All that the life of a record depends on. What a kind leaves out is as the comment says. */
export interface RecordKind<T extends StoredRecord> {
  entity: 'supplier' | 'frontend' | 'user' | 'template';
  table: string;
  /** The records by their ids, or by the keys that calls name them with; those that exist. */
  read: (database: Database, by: 'id' | 'key', values: readonly string[]) => Promise<T[]>;
  keyOf: (record: T) => string;
  /** Its row, without `id`, `version` and `created_at`. `now` in milliseconds since 1970. */
  columns: (record: T, now: number) => Columns | Promise<Columns>;
  /** The columns that a save sets: others may change without a new version. Absent: all. */
  saved?: (record: T, now: number) => Columns;
  /** Its name in the history and in the trash, without tax code. */
  label: (record: T) => string;
  /** The values that the history keeps. Absent: all. */
  content?: (record: T) => object;
  /** What it comes back from. Absent: the record. */
  trashed?: (record: T) => object;
  /** Where it was, for the trash. Absent: nothing. */
  place?: (record: T) => string;
  /** The expression of what a user signs in with. */
  credentials?: (record: T) => Statement;
  /** The folder of the files that go along with it. */
  folder?: (record: T) => string;
  /** Written behind a new or changed row: its other tables. */
  parts?: (record: T) => Statement[];
  /** Written before the row is deleted. */
  leave?: (record: T) => Statement[];
  /** The lists that a write changes. */
  lists: (writes: Writes<T>) => ListedEntity[];
  /** The record in the 412 of `changedMeanwhile`. */
  shown: (record: T, now: number) => object;
  /** Of removals: what names them and stands in the way, by id. Absent: nothing. */
  linked?: (database: Database, ids: readonly string[]) => Promise<Map<string, string[]>>;
  /** What a violated constraint means, by `table.column`. Others were overtaken. */
  constraints?: Record<string, () => HttpProblem>;
  /** The field of the key on the wire. */
  keyField: string;
  messages: {
    notFound: string;
    changedMeanwhile: string;
    duplicate: string;
    /** For a kind with `linked`. */
    inUse?: string;
    /** Of a key that no call may change: for a change whose key neither the table nor the trash holds. */
    keyChanged?: string;
  };
}

export const refOf = <T extends StoredRecord>({ entity, label }: RecordKind<T>, record: T) => ({
  entity,
  recordId: record.id,
  label: label(record),
});

export const contentOfKind = <T extends StoredRecord>(
  { content }: RecordKind<T>,
  record: T,
): object => content?.(record) ?? record;
