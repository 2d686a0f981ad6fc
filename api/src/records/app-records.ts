import type { Action } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { invalid } from '../http/problem.ts';
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
  /** What else the history names, by its entity, and the publication of a record. */
  others: Partial<Record<string, Other>>;
  publication: Other;
}

/** What the history names that is no content of a record. */
interface Other {
  /** The right to write it, also by an undo. */
  write: Action;
  /** What reverses an entry; null for one that cannot be undone. Absent: no entry can. */
  undo?: (c: Context<ApiEnv>, entry: UndoneEntry) => Promise<Undo | null>;
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

export type Kinds = AppRecords['kinds'];

/** The kinds whose records are persons. */
export const personKinds = (kinds: Kinds) =>
  [...kinds.values()].flatMap(({ person, ...kind }) => (person ? [{ ...kind, person }] : []));

/** The kind that a request names, of those that a call is for: with histories of their own, unless it says others. Throws 400. */
export function namedKind(
  c: Context<ApiEnv>,
  entity: string,
  field = 'entity',
  isMeant: (kind: RecordKind<StoredRecord>) => boolean = ({ historyFor }) =>
    historyFor !== 'nobody',
): RecordKind<StoredRecord> {
  const found = recordsOf(c).kinds.get(entity);
  if (found === undefined || !isMeant(found)) throw unknownName(field);
  return found;
}

/** Throws 400 when a request filters by a name that neither a kind nor one of the others has. */
export function requireNamed(
  c: Context<ApiEnv>,
  entity: string | undefined,
  others: readonly string[],
): void {
  if (entity !== undefined && !others.includes(entity) && !recordsOf(c).kinds.has(entity))
    throw unknownName();
}

const unknownName = (field = 'entity') => invalid([{ field, message: 'Invalid input' }]);

/** A write without pictures that are gone. */
export const done =
  <Args extends unknown[]>(write: (...args: Args) => Promise<unknown>, ...args: Args): Undo =>
  async () => {
    await write(...args);
    return [];
  };
