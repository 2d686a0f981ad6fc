import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import type { FieldPath } from '@wabu/shared/entities/history/history';
import type { Action } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../../http/env.ts';
import { type HttpProblem, invalid } from '../../http/problem.ts';
import type { Condition, Statement } from '../../platform/platform.ts';
import type { RecordStore } from '../store/row-repository.ts';
import type { TrashedRecord } from '../store/trashed-repository.ts';

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

/** What a kind writes along with its records. */
export interface Along {
  requires?: Condition[];
  /** Behind the entries of the trash, before the rows change. */
  before?: Statement[];
  /** Behind all rows. */
  after?: Statement[];
  /** Called when the write has succeeded or failed. */
  settled?: (isWritten: boolean) => unknown;
}

/** The values of a record that its history keeps. */
export type Content = Record<string, unknown>;

/** What saves an earlier content, without what it names and is gone. */
export interface Earlier<Change> {
  change: Change;
  /** The fields that keep their present value. Absent: those that differ from the content after the save. */
  kept?: FieldPath[];
  /** The names of pictures that are gone. */
  missing?: string[];
}

/** What a kind holds of persons: a person is the record. */
export interface PersonalColumns {
  /** The row of the privacy notice (`retention` in its words) that says how long the columns are stored. */
  notice: 'browsing' | 'staff' | 'suppliers' | 'requests';
  /** The columns with personal data, in which a search for people looks. */
  columns: readonly string[];
  /** What an export has of the row. */
  exports: readonly string[];
}

/** What validates a body. */
export type Schema = z.core.$ZodType<object>;

/** All that the life of a record depends on. What a kind leaves out is as the comment says. */
export interface RecordDescription<
  T extends StoredRecord,
  Input extends Schema,
  Change extends Schema,
  Shown extends object,
  Added extends object,
> {
  store: RecordStore<T>;
  /** Its name in the history, the trash and bulk calls. */
  entity: string;
  /** The right to write it, also by an undo or out of the trash. */
  write: Action;
  /**
   * Who reads its history: everybody, and editors restore earlier states; those who may write it, and nothing is
   * restored; nobody, so that the activity alone has its entries. Absent: everybody.
   */
  historyFor?: 'everyone' | 'writers' | 'nobody';
  keyOf: (record: T) => string;
  /** The field of the key on the wire. */
  keyField: string;
  /** The key as it is stored, of one that a call sends. Absent: as sent. */
  toKey?: (sent: string) => string;
  /** What an addition sends. */
  input: Input;
  /** What a change sends. Absent: as an addition. */
  changeInput?: Change;
  /** A new record with version 1. Throws 400, 409 and 413. */
  create: (c: Context<ApiEnv>, input: z.core.output<Input>) => T | Promise<T>;
  /**
   * The record after a change; id and version count as before. Throws 400, 403, 409 and 413. Absent: with the fields
   * that the change sends.
   */
  change?: (c: Context<ApiEnv>, before: T, change: z.core.output<Change>) => T | Promise<T>;
  /** Its name in the history and in the trash, without tax code. */
  label: (record: T) => string;
  /** The values that the history keeps. Absent: all. */
  content?: (record: T) => object;
  /** What it comes back from, with its key in `keyField`, and where it was. Absent: the record. */
  trashed?: (record: T) => { document: object; place?: string };
  /** The folder of the files that go along with it. Absent: none. */
  folder?: ((record: T) => string) | null;
  /** What people find, export and erase of it. Absent: nothing. */
  person?: PersonalColumns | null;
  /** What the same write contains. Absent: nothing. */
  along?: (c: Context<ApiEnv>, writes: Writes<T>) => Along | Promise<Along>;
  /** Whether a change or an undo writes hundreds at once. Absent: no. */
  isBulk?: boolean;
  /** The tables whose lists a write changes. Absent: its own. */
  lists?: (writes: Writes<T>) => string[];
  /** The record in the answer of a change, and in the 412 of `changedMeanwhile`. Absent: the record. */
  shown?: (record: T, now: number) => Shown;
  /** The answer of an addition. Absent: as `shown`. */
  added?: (record: T, now: number) => Added;
  /** Says of each of some records why it must not be deleted. Absent: nothing forbids it. */
  forbidDeletion?:
    | ((c: Context<ApiEnv>, records: readonly T[]) => Promise<(record: T) => HttpProblem | null>)
    | null;
  /** What a violated constraint means, by `table.column`. Others were overtaken. */
  constraints?: Record<string, () => HttpProblem>;
  /**
   * The record of an entry of the trash and what comes back with it, under a new key if its own is taken. Throws 400,
   * 403 and 409.
   */
  comeBack: (
    c: Context<ApiEnv>,
    entry: TrashedRecord,
    options: { key?: string | undefined; leaving?: readonly T[] },
  ) => Promise<{ record: T; statements: Statement[] }>;
  /** What saves an earlier content of a record. Throws 400 and 409. Absent: the content, if the rules of a change allow it. */
  fromContent?: (
    c: Context<ApiEnv>,
    before: T,
    content: Content,
  ) => Earlier<z.core.output<Change>> | Promise<Earlier<z.core.output<Change>>>;
  messages: {
    notFound: string;
    changedMeanwhile: string;
    duplicate: string;
    /** Of a key that no call may change: for a change whose key neither the table nor the trash holds. */
    keyChanged?: string;
  };
  /** What a deletion is answered with, in Italian. */
  deleted: string;
  /** What a return from the trash is answered with; default «Ripristinato». */
  restored?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: what passes a change on does not look into it
type Passed = any;

/** A described kind of records. */
export type RecordKind<
  T extends StoredRecord,
  Input extends Schema = Passed,
  Change extends Schema = Passed,
  Shown extends object = object,
  Added extends object = object,
> = Required<RecordDescription<T, Input, Change, Shown, Added>>;

/** A kind of records; from it come add, change, delete, bulk, history, restore, undo and trash. */
export const defineRecord = <
  T extends StoredRecord,
  Input extends Schema,
  Shown extends object = T,
  Change extends Schema = Input,
  Added extends object = Shown,
>(
  description: RecordDescription<T, Input, Change, Shown, Added>,
): RecordKind<T, Input, Change, Shown, Added> => ({
  historyFor: 'everyone',
  toKey: (sent) => sent,
  content: (record) => record,
  trashed: (document) => ({ document }),
  folder: null,
  person: null,
  along: () => ({}),
  isBulk: false,
  lists: () => [description.store.table],
  changeInput: description.input as unknown as Change,
  change: (_, before, change) => ({ ...before, ...(change as object) }),
  shown: (record) => record as object as Shown,
  added: (description.shown ?? ((record: T) => record)) as unknown as (
    record: T,
    now: number,
  ) => Added,
  fromContent: (_, before, content) => {
    const { changeInput = description.input, keyField, keyOf } = description;
    // The history has no tax code, and no key changes.
    const change = z.safeParse(changeInput, { ...content, [keyField]: keyOf(before) });
    if (!change.success) throw invalid(toFieldProblems(change.error));
    return { change: change.data as z.core.output<Change> };
  },
  forbidDeletion: null,
  constraints: {},
  restored: 'Ripristinato',
  ...description,
});

/** A kind of any records, whose types are looked up in it. */
export type AnyKind = RecordKind<Passed, Passed, Passed, Passed, Passed>;

export const refOf = <T extends StoredRecord>({ entity, label }: RecordKind<T>, record: T) => ({
  entity,
  recordId: record.id,
  label: label(record),
});
