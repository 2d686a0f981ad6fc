import type { Action } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import type { RecordKind, StoredRecord } from './define-record.ts';
import type { TrashedRecord } from './store/trashed-repository.ts';

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
  kinds: ReadonlyMap<string, RecordKind<StoredRecord>>;
  /** How a file comes back from the trash under its name or a new one, and what that takes. */
  files: {
    undelete: (
      c: Context<ApiEnv>,
      entry: TrashedRecord,
      name: string | undefined,
    ) => Promise<string>;
    actionFor: (entry: TrashedRecord) => Action;
  };
  /** What reverses an entry that is no content of a record, by its entity or `publication`; null for what cannot be undone. */
  undos: Partial<Record<string, (c: Context<ApiEnv>, entry: UndoneEntry) => Promise<Undo | null>>>;
}

/** Kinds of different records by their names: each gets records of its own only. */
export const kindsByName = (
  // biome-ignore lint/suspicious/noExplicitAny: no type holds records of every kind
  ...kinds: readonly RecordKind<any>[]
): AppRecords['kinds'] => new Map(kinds.map((kind) => [kind.entity, kind]));

export const recordsOf = (c: Context<ApiEnv>): AppRecords => c.get('records') as AppRecords;

export function kindOf(c: Context<ApiEnv>, entity: string): RecordKind<StoredRecord> {
  const found = recordsOf(c).kinds.get(entity);
  if (found === undefined) throw new Error(`There is no kind of records that is called ${entity}`);
  return found;
}

/** A write without pictures that are gone. */
export const done =
  <Args extends unknown[]>(write: (...args: Args) => Promise<unknown>, ...args: Args): Undo =>
  async () => {
    await write(...args);
    return [];
  };
