import type { Restored } from '@wabu/shared/entities/history/restore';
import type { Action } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import type { Statement } from '../platform/platform.ts';
import { carryOutOne } from './carry-out.ts';
import type { RecordKind, StoredRecord, Writes } from './record-kind.ts';
import type { TrashedRecord } from './store/trashed-repository.ts';
import { type Also, writeRecords } from './write-records.ts';

/** The values of a record that its history keeps. */
export type Content = Record<string, unknown>;

/** How records of a kind come back: from the trash, and to an earlier content. */
export interface RestorableKind<T extends StoredRecord> {
  kind: RecordKind<T>;
  /** The key as it is stored, of one that a call sends. Absent: as sent. */
  toKey?: (sent: string) => string;
  /** The key that a page opens the record by. Absent: as stored. */
  shownKey?: (record: T) => string;
  /**
   * The record of an entry of the trash and what comes back with it, under a new key if its own is taken. Throws 400,
   * 403 and 409.
   */
  comeBack: (
    c: Context<ApiEnv>,
    entry: TrashedRecord,
    options: { key?: string | undefined; leaving?: readonly T[] },
  ) => Promise<{ record: T; statements: Statement[] }>;
  /** Saves an earlier content as an ordinary save, without what it names and is gone. Throws 400, 404, 409 and 412. */
  saveContent?: (
    c: Context<ApiEnv>,
    record: T,
    content: Content,
    version: number,
  ) => Promise<Restored>;
  /** The record with an earlier content, for a kind of which an undo reverses many in one write. Throws 400. */
  withContent?: (record: T, content: Content) => T;
  /** Deletes a record by its own rules. Absent: moves it to the trash. */
  remove?: (c: Context<ApiEnv>, record: T) => Promise<unknown>;
  /** As `writeRecords`, with what else the kind writes. Absent: nothing else. */
  write?: (c: Context<ApiEnv>, writes: Partial<Writes<T>>, also: Also) => Promise<void>;
}

/** A write that an undo does; returns the names of pictures that are gone. */
export type Undo = () => Promise<string[]>;

/** The first entry of a batch for something that is no content of a record, and the facts before and after it. */
export interface UndoneEntry {
  recordId: string;
  action: string;
  facts: { before?: object; after?: object };
  /** The entry of the trash that holds it. Throws 404. */
  trashedId: () => Promise<number>;
}

/** What the app knows of its records. */
export interface AppRecords {
  kinds: Partial<Record<string, RestorableKind<StoredRecord>>>;
  /** How a file comes back from the trash under its name or a new one, and what that takes. */
  files: {
    undelete: (
      c: Context<ApiEnv>,
      entry: TrashedRecord,
      name: string | undefined,
    ) => Promise<string>;
    actionFor: (entry: TrashedRecord) => Action;
  };
  /** What reverses an entry of another entity, or of a publication; null for what cannot be undone. */
  undos: Partial<Record<string, (c: Context<ApiEnv>, entry: UndoneEntry) => Promise<Undo | null>>>;
}

/** Kinds of different records in one map: each gets records of its own only. */
export const restorable = <T extends StoredRecord>(kind: RestorableKind<T>) =>
  kind as unknown as RestorableKind<StoredRecord>;

export const recordsOf = (c: Context<ApiEnv>): AppRecords => c.get('records') as AppRecords;

export function kindOf(c: Context<ApiEnv>, entity: string): RestorableKind<StoredRecord> {
  const found = recordsOf(c).kinds[entity];
  if (found === undefined) throw new Error(`There is no kind of records that is called ${entity}`);
  return found;
}

export const writeKind = <T extends StoredRecord>(
  c: Context<ApiEnv>,
  { kind, write }: RestorableKind<T>,
  writes: Partial<Writes<T>>,
  also: Also,
): Promise<void> => (write ? write(c, writes, also) : writeRecords(c, kind, writes, also));

export const removeRecord = <T extends StoredRecord>(
  c: Context<ApiEnv>,
  { kind, remove }: RestorableKind<T>,
  record: T,
): Promise<unknown> =>
  remove
    ? remove(c, record)
    : carryOutOne(c, kind, { op: 'delete', key: kind.keyOf(record), version: record.version });

/** A write without pictures that are gone. */
export const done =
  <Args extends unknown[]>(write: (...args: Args) => Promise<unknown>, ...args: Args): Undo =>
  async () => {
    await write(...args);
    return [];
  };
