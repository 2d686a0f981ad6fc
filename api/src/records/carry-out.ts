import { bulkMessages } from '@wabu/shared/entities/lists/bulk-suppliers';
import type { LastChange } from '@wabu/shared/entities/problem';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { HttpProblem, httpProblem, invalid, notFound } from '../http/problem.ts';
import { retryOvertaken } from '../platform/guarded-write.ts';
import { ConstraintError, type Database, OvertakenError } from '../platform/platform.ts';
import type { RecordKind, StoredRecord, Writes } from './record-kind.ts';
import { lastChanges } from './store/change-repository.ts';
import { trashedKeys } from './store/trash-repository.ts';
import { type Also, writeRecords } from './write-records.ts';

/** An addition, change or deletion of the record with a key, of any or of an expected version. */
export type Operation<T> = { key: string; version?: number | null | undefined } & (
  | { op: 'add'; make: () => T | Promise<T> }
  | { op: 'change'; make: (before: T) => T | Promise<T>; action?: 'update' | 'restore' }
  | { op: 'delete'; check?: (before: T) => void | Promise<void> }
);

/** What became of an operation: the record, as it was before a deletion; or why the operation was rejected. */
export type Result<T> = T | HttpProblem;

/** Writes what an operation needs beside its record, and undoes that when the write fails. */
type Write<T> = (writes: Writes<T>, also: Also) => Promise<void>;

interface Options<T> {
  /** What the same write contains, from the results. */
  also?: (results: Result<T>[]) => Also;
  write?: Write<T>;
}

/**
 * Carries out operations in one write, and says of each what became of it; a rejected one does not stop the others. Of
 * several for one record the first that is permitted counts. Reads and writes again while others overtake the write.
 */
export async function carryOut<T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  operations: readonly (Operation<T> | HttpProblem)[],
  { also = () => ({}), write = (...args) => writeRecords(c, kind, ...args) }: Options<T> = {},
): Promise<Result<T>[]> {
  const { database, now } = c.get('platform');
  // A single addition mostly has a free key: it is read only when the write says that it is taken.
  let isRead = operations.length > 1 || operations.some((one) => 'op' in one && one.op !== 'add');
  return retryOvertaken(async () => {
    const known = await readKnown(database, kind, isRead ? operations : []);
    isRead = true;
    const writes: Writes<T> = { added: [], returned: [], changed: [], removed: [] };
    const results: Result<T>[] = [];
    const taken = new Set<string>();
    for (const one of operations) {
      const rejection =
        one instanceof HttpProblem ? one : rejectionOf(kind, one, { ...known, taken, now: now() });
      results.push(rejection ?? (await accept(one as Operation<T>, known, writes)));
      if (rejection === null) taken.add((one as Operation<T>).key);
    }
    try {
      await write(writes, also(results));
    } catch (error) {
      if (!(error instanceof ConstraintError) || error.constraint === 'replies.key') throw error;
      // The next reading finds what has the key, or names the record, by now.
      throw kind.constraints?.[error.constraint]?.() ?? new OvertakenError();
    }
    return results;
  });
}

/** As `carryOut` for one operation. Throws its problem, and then writes nothing. */
export async function carryOutOne<T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  operation: Operation<T>,
  { also = () => ({}), write }: { also?: (record: T) => Also; write?: Write<T> } = {},
): Promise<T> {
  const [result] = await carryOut(c, kind, [operation], {
    also: ([only]) => also(accepted(only)),
    ...(write && { write }),
  });
  return accepted(result);
}

function accepted<T>(result: Result<T> | undefined): T {
  if (result instanceof HttpProblem) throw result;
  return result as T;
}

/** The record with a key. Throws 404, and 412 with the present record when `version` is older. */
export async function currentRecord<T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  key: string,
  version: number | null,
): Promise<T> {
  const operation = { op: 'change', key, version, make: (before: T) => before } as const;
  const { database, now } = c.get('platform');
  const known = await readKnown(database, kind, [operation]);
  const taken = new Set<string>();
  const rejection = rejectionOf(kind, operation, { ...known, taken, now: now() });
  if (rejection !== null) throw rejection;
  return known.stored.get(key) as T;
}

/** What the rules of the operations depend on, read before the write. */
interface Known<T> {
  stored: Map<string, T>;
  /** Of deletions: what names the record, by its id. */
  linked: Map<string, string[]>;
  /** Of changes of records that are not stored: the keys in the trash. */
  trashed: Set<string>;
  /** Of records with another version than expected: the last save, by id. */
  saved: Map<string, LastChange>;
}

async function readKnown<T extends StoredRecord>(
  database: Database,
  kind: RecordKind<T>,
  operations: readonly (Operation<T> | HttpProblem)[],
): Promise<Known<T>> {
  const valid = operations.filter((one): one is Operation<T> => !(one instanceof HttpProblem));
  const keys = valid.map(({ key }) => key);
  const records = keys.length === 0 ? [] : await kind.read(database, 'key', keys);
  const stored = new Map(records.map((record) => [kind.keyOf(record), record]));
  const idsOf = (wanted: (one: Operation<T>, found: T) => boolean) =>
    valid.flatMap((one) => {
      const found = stored.get(one.key);
      return found !== undefined && wanted(one, found) ? [found.id] : [];
    });
  const removed = idsOf(({ op }) => op === 'delete');
  const stale = idsOf(isStale);
  const missing = valid.filter(({ op, key }) => op === 'change' && !stored.has(key));
  const isKeyFixed = kind.messages.keyChanged !== undefined;
  return {
    stored,
    linked: (removed.length > 0 && (await kind.linked?.(database, removed))) || new Map(),
    trashed:
      isKeyFixed && missing.length > 0
        ? await trashedKeys(
            database,
            kind,
            missing.map(({ key }) => key),
          )
        : new Set(),
    saved: stale.length === 0 ? new Map() : await lastChanges(database, kind.entity, stale),
  };
}

const isStale = <T extends StoredRecord>({ version }: Operation<T>, stored: T) =>
  version != null && version !== stored.version;

/** Why an operation is rejected after those before it; null when it is not. */
function rejectionOf<T extends StoredRecord>(
  { keyField, messages, shown }: RecordKind<T>,
  one: Operation<T>,
  { stored, linked, trashed, saved, taken, now }: Known<T> & { taken: Set<string>; now: number },
): HttpProblem | null {
  const found = stored.get(one.key);
  const isTaken = taken.has(one.key);
  if (one.op === 'add')
    return isTaken || found !== undefined ? duplicate(keyField, messages.duplicate) : null;
  if (isTaken) return invalid([{ field: keyField, message: bulkMessages.twice }]);
  if (found === undefined)
    return one.op === 'change' && messages.keyChanged && !trashed.has(one.key)
      ? invalid([{ field: keyField, message: messages.keyChanged }])
      : notFound(messages.notFound);
  if (isStale(one, found))
    return httpProblem(412, 'changed-meanwhile', messages.changedMeanwhile, {
      current: shown(found, now),
      ...saved.get(found.id),
    });
  const names = one.op === 'delete' ? linked.get(found.id) : undefined;
  if (names === undefined) return null;
  return inUse({ messages }, names);
}

/** 409: others name the record. */
export const inUse = ({ messages }: Pick<RecordKind<never>, 'messages'>, linked: string[]) =>
  httpProblem(409, 'in-use', messages.inUse ?? '', { linked });

/** 409: another record has the key. */
export const duplicate = (field: string, message: string) =>
  httpProblem(409, 'duplicate', message, { errors: [{ field, message }] });

async function accept<T extends StoredRecord>(
  one: Operation<T>,
  { stored }: Known<T>,
  writes: Writes<T>,
): Promise<T> {
  if (one.op === 'add') {
    const record = await one.make();
    writes.added.push(record);
    return record;
  }
  const before = stored.get(one.key) as T;
  if (one.op === 'delete') {
    await one.check?.(before);
    writes.removed.push(before);
    return before;
  }
  const { id } = before;
  const after = { ...(await one.make(before)), id, version: before.version + 1 };
  writes.changed.push({ before, after, action: one.action ?? 'update' });
  return after;
}
