import { bulkMessages } from '@wabu/shared/entities/lists/bulk-suppliers';
import type { LastChange } from '@wabu/shared/entities/problem';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { HttpProblem, httpProblem, invalid, notFound } from '../../http/problem.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import { lastChanges } from '../store/change-repository.ts';
import { trashedKeys } from '../store/trash-repository.ts';
import { type Answered, unstored } from '../store/with-idempotency-key.ts';
import type { RecordKind, StoredRecord, Writes } from './define-record.ts';
import { writeRecords } from './write-records.ts';

/** An addition, or a change or deletion of the record with a key, of any or of an expected version. */
export type Operation<T> =
  | { op: 'add'; make: () => T | Promise<T> }
  | (Keyed & {
      op: 'change';
      make: (before: T) => T | Promise<T>;
      action?: 'update' | 'restore';
    })
  | (Keyed & { op: 'delete' });

interface Keyed {
  key: string;
  version?: number | null | undefined;
}

/** What became of an operation: the record, as it was before a deletion; or why the operation was rejected. */
export type Result<T> = T | HttpProblem;

/** An operation with its key; an addition with the new record. */
type Ready<T> = Exclude<Operation<T>, { op: 'add' }> | { op: 'add'; key: string; record: T };

/**
 * Carries out operations in one write, and says of each what became of it; a rejected one does not stop the others. Of
 * several for one record the first that is permitted counts. Reads and writes again while others overtake the write.
 *
 * @param answerOf the answer to the results, and what the same write contains for it
 */
export async function carryOut<T extends StoredRecord, A>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  operations: readonly (Operation<T> | HttpProblem)[],
  answerOf: (results: Result<T>[]) => Answered<A>,
): Promise<A> {
  // A single addition mostly has a free key: it is read only when the write says that it is taken.
  let isRead = operations.length > 1 || operations.some((one) => 'op' in one && one.op !== 'add');
  return retryOvertaken(async () => {
    const ready = await Promise.all(operations.map((one) => readyOf(kind, one)));
    const known = await readKnown(c, kind, isRead ? ready : []);
    isRead = true;
    const writes: Writes<T> = { added: [], returned: [], changed: [], removed: [] };
    const results: Result<T>[] = [];
    const taken = new Set<string>();
    for (const one of ready) {
      const rejection =
        one instanceof HttpProblem ? one : rejectionOf(kind, one, { ...known, taken });
      results.push(rejection ?? (await accept(one as Ready<T>, known, writes)));
      if (rejection === null) taken.add((one as Ready<T>).key);
    }
    const { answer, statements } = answerOf(results);
    await writeRecords(c, kind, writes, { statements });
    return answer;
  });
}

/** The record that one operation leaves, or deletes. Throws its problem, and then writes nothing. */
export const carryOutOne = <T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  operation: Operation<T>,
): Promise<T> => carryOut(c, kind, [operation], ([only]) => unstored(accepted(only)));

/** Throws the problem of an operation that was rejected. */
export function accepted<T>(result: Result<T> | undefined): T {
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
  const known = await readKnown(c, kind, [operation]);
  const rejection = rejectionOf(kind, operation, { ...known, taken: new Set<string>() });
  if (rejection !== null) throw rejection;
  return known.stored.get(key) as T;
}

async function readyOf<T extends StoredRecord>(
  kind: RecordKind<T>,
  one: Operation<T> | HttpProblem,
): Promise<Ready<T> | HttpProblem> {
  if (one instanceof HttpProblem || one.op !== 'add') return one;
  const record = await one.make();
  return { op: 'add', key: kind.keyOf(record), record };
}

/** What the rules of the operations depend on, read before the write. */
interface Known<T> {
  now: number;
  stored: Map<string, T>;
  /** Of deletions: why the record must stay. */
  forbidden: ((record: T) => HttpProblem | null) | undefined;
  /** Of changes of records that are not stored: the keys in the trash. */
  trashed: Set<string>;
  /** Of records with another version than expected: the last save, by id. */
  saved: Map<string, LastChange>;
}

async function readKnown<T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  operations: readonly (Ready<T> | HttpProblem)[],
): Promise<Known<T>> {
  const { database, now } = c.get('platform');
  const valid = operations.filter((one): one is Ready<T> => !(one instanceof HttpProblem));
  const keys = valid.map(({ key }) => key);
  const records = await kind.store.read(database, 'key', keys);
  const stored = new Map(records.map((record) => [kind.keyOf(record), record]));
  const storedOf = (wanted: (one: Ready<T>, found: T) => boolean) =>
    valid.flatMap((one) => {
      const found = stored.get(one.key);
      return found !== undefined && wanted(one, found) ? [found] : [];
    });
  const removed = storedOf(({ op }) => op === 'delete');
  const stale = storedOf(isStale).map(({ id }) => id);
  const missing = kind.messages.keyChanged
    ? valid.filter(({ op, key }) => op === 'change' && !stored.has(key)).map(({ key }) => key)
    : [];
  const inTrash =
    missing.length === 0 ? new Map() : await trashedKeys(database, kind, 'key', missing);
  return {
    now: now(),
    stored,
    forbidden: removed.length === 0 ? undefined : await kind.forbidDeletion?.(c, removed),
    trashed: new Set(inTrash.values()),
    saved: stale.length === 0 ? new Map() : await lastChanges(database, kind.entity, stale),
  };
}

const isStale = <T extends StoredRecord>(one: Ready<T>, stored: T) =>
  one.op !== 'add' && one.version != null && one.version !== stored.version;

/** Why an operation is rejected after those before it; null when it is not. */
function rejectionOf<T extends StoredRecord>(
  { keyField, messages, shown }: RecordKind<T>,
  one: Ready<T>,
  { stored, forbidden, trashed, saved, taken, now }: Known<T> & { taken: Set<string> },
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
  return (one.op === 'delete' && forbidden?.(found)) || null;
}

/** 409: another record has the key. */
export const duplicate = (field: string, message: string) =>
  httpProblem(409, 'duplicate', message, { errors: [{ field, message }] });

async function accept<T extends StoredRecord>(
  one: Ready<T>,
  { stored }: Known<T>,
  writes: Writes<T>,
): Promise<T> {
  if (one.op === 'add') {
    writes.added.push(one.record);
    return one.record;
  }
  const before = stored.get(one.key) as T;
  if (one.op === 'delete') {
    writes.removed.push(before);
    return before;
  }
  const { id } = before;
  const after = { ...(await one.make(before)), id, version: before.version + 1 };
  writes.changed.push({ before, after, action: one.action ?? 'update' });
  return after;
}
