import { httpProblem } from '../http/problem.ts';
import type { Database, Statement } from '../platform/platform.ts';
import type { StoredRecord } from '../records/record-kind.ts';
import type { TrashedRecord } from './trashed-repository.ts';

/** What a deleted record comes back as. */
export interface Restoration<T extends StoredRecord> {
  record: T;
  /** What comes back beside its row. */
  statements: Statement[];
}

/** Reads how a record comes back, under a new key if its own was taken. Throws 400 and 409. */
export type Restore<T extends StoredRecord> = (
  database: Database,
  entry: TrashedRecord,
  key: string | undefined,
) => Promise<Restoration<T>>;

interface Key {
  own: string;
  /** What the user chose instead; it counts only while the own key is taken. */
  chosen: string | undefined;
  /** The stored form of a chosen key. Throws 400. */
  accept: (chosen: string) => string;
  isTaken: (key: string) => Promise<boolean>;
  taken: string;
}

/** The own key of a record, or the chosen one if the own is taken. Throws 400, and 409 when that is taken too. */
export async function freeKey({ own, chosen, accept, isTaken, taken }: Key): Promise<string> {
  if (!(await isTaken(own))) return own;
  const next = chosen === undefined ? own : accept(chosen);
  if (next !== own && !(await isTaken(next))) return next;
  throw httpProblem(409, 'exists', taken, { errors: [{ field: 'key', message: taken }] });
}
