import { readCopy, readCopyKey, removeCopy, writeCopy } from '@wabu/shared/copies';
import { session } from '@wabu/shared/session';
import { d1 } from '../api/suppliers-client.ts';
import {
  type ImportJob,
  type ImportOperation,
  type ImportProgress,
  noProgress,
} from './import-job.ts';

/*
 * An import that was interrupted goes on in a later tab of the same session. It is kept as the lists are: encrypted by
 * a key that the server gives to the live session, and removed at its end (decision 0116).
 */

const JOB = { name: 'supplier-import', format: 2 };
const PROGRESS = { name: 'supplier-import-progress', format: 1 };
/** Operations that a slow phone encrypts in less than 50 ms. */
const PART_ROWS = 500;

/** An import, and how far it is. */
export interface StoredImport {
  job: ImportJob;
  progress: ImportProgress;
}

let key: { token: string | null; value: Promise<CryptoKey | null> } | null = null;

/** The key of this session; null where the browser keeps no copies. */
function sessionKey(): Promise<CryptoKey | null> {
  const token = session.token();
  if (key?.token !== token) {
    const asked = d1.suppliers.$get({ query: { limit: '1' } });
    key = { token, value: asked.then(readCopyKey).catch(() => null) };
  }
  return key.value;
}

async function write(list: typeof JOB, parts: unknown[]): Promise<void> {
  const token = session.token();
  const cipher = await sessionKey();
  if (cipher !== null) await writeCopy(list, cipher, parts, () => session.isCurrent(token));
}

async function read(list: typeof JOB): Promise<unknown[] | null> {
  const cipher = await sessionKey();
  return cipher && readCopy(list, cipher, () => undefined);
}

export async function keepJob({ operations, ...head }: ImportJob): Promise<void> {
  const parts: ImportOperation[][] = [];
  for (let from = 0; from < operations.length; from += PART_ROWS)
    parts.push(operations.slice(from, from + PART_ROWS));
  await write(JOB, [head, ...parts]);
}

export async function keepProgress({ batch }: ImportJob, progress: ImportProgress): Promise<void> {
  await write(PROGRESS, [batch, progress]);
}

/** The import that an earlier tab of this session has not finished; null for none. */
export async function readStoredImport(): Promise<StoredImport | null> {
  const [stored, reached] = [await read(JOB), await read(PROGRESS)];
  if (stored === null) return null;
  const [head, ...parts] = stored as [Omit<ImportJob, 'operations'>, ...ImportOperation[][]];
  const isOfJob = reached?.[0] === head.batch;
  const progress = isOfJob ? (reached?.[1] as ImportProgress) : noProgress;
  return { job: { ...head, operations: parts.flat() }, progress };
}

export async function removeStoredImport(): Promise<void> {
  await removeCopy(JOB);
  await removeCopy(PROGRESS);
}
