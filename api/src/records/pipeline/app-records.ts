import type { Action } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { invalid } from '../../http/problem.ts';
import type { RecordKind, StoredRecord } from './define-record.ts';

/** A write that an undo does; returns the names of pictures that are gone. */
export type Undo = () => Promise<string[]>;

/** The first entry of a batch for something that is no content of a record, and the facts before it. */
export interface UndoneEntry {
  recordId: string;
  before: object;
}

/** What the app knows of its records. */
export interface AppRecords {
  kinds: ReadonlyMap<string, RecordKind<StoredRecord>>;
  /** What else the history names, by its entity, and the publication of a record. */
  others: Partial<Record<string, Other>>;
  publication: Other;
}

/** What the history names that is no content of a record. */
interface Other {
  /** The right to write it, also by an undo. */
  write: Action;
  /** The write that reverses an entry, based on what is read now. Absent: none does. */
  undo?: (c: Context<ApiEnv>, entry: UndoneEntry) => Promise<() => Promise<unknown>>;
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
  others: readonly string[] = [],
): void {
  if (entity !== undefined && !others.includes(entity) && !recordsOf(c).kinds.has(entity))
    throw unknownName();
}

const unknownName = (field = 'entity') => invalid([{ field, message: 'Invalid input' }]);
