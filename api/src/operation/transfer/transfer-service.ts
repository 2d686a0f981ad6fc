import { keyedHash } from '../../http/keyed-hash.ts';
import { httpProblem, notFound } from '../../http/problem.ts';
import { sha256 } from '../../http/sha256.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTransfer, type TransferState } from '../../records/store/transfer-state-repository.ts';
import { hasNoRecords, insertRows, type MovedRow } from './rows-repository.ts';
import { type MovedTable, readSequences, readTables, readTriggers } from './schema-repository.ts';
import {
  asTransfer,
  createGuards,
  createTriggers,
  deleteRows,
  deleteTransfer,
  dropTriggers,
  finishTransfer,
  firstRows,
  hasEncryptedSeeds,
  insertTransfer,
  isGuard,
  startAnew,
} from './transfer-repository.ts';

const BLOB = /^[0-9a-f]{64}$/;

/** An object of the store, whatever names it. */
export async function readObject(
  { objects }: Platform,
  blob: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = BLOB.test(blob) ? await objects.get(blob) : null;
  if (bytes === null) throw notFound();
  return bytes;
}

/** Stores an object, and returns the hash of what can be read then. */
export async function receiveObject(
  platform: Platform,
  blob: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  if (!BLOB.test(blob))
    throw httpProblem(400, 'malformed', 'The name of an object has 64 hex digits');
  await platform.objects.put(blob, bytes);
  return sha256(await readObject(platform, blob));
}

/** The hashes of objects; null for a missing one. */
export async function hashObjects(
  { objects }: Platform,
  blobs: string[],
): Promise<(string | null)[]> {
  const hashes: (string | null)[] = [];
  // One after the other: together they may be larger than the memory.
  for (const blob of blobs) {
    const bytes = await objects.get(blob);
    hashes.push(bytes && (await sha256(bytes)));
  }
  return hashes;
}

const conflict = (message: string) => httpProblem(409, 'in-use', message);

/** What the other side must know before rows move. */
export async function describeTransfer(platform: Platform) {
  const { database, erasures, settings } = platform;
  const transfer = await findTransfer(database);
  return {
    transfer: transfer && { id: transfer.id, role: transfer.role, state: transfer.state },
    tables: await readTables(database),
    sequences: await readSequences(database),
    erasures: await erasures.list(),
    hasEncryptedSeeds: await hasEncryptedSeeds(database),
    /** Equal where the signing secret is equal. */
    secretMark: await keyedHash(settings.jwtSecret, 'transfer', 'secret'),
  };
}

/** Begins a transfer, or continues it: records can only be read from now on. */
export async function beginTransfer(
  platform: Platform,
  { id, role }: Pick<TransferState, 'id' | 'role'>,
): Promise<void> {
  const { database, now } = platform;
  const present = await findTransfer(database);
  if (present?.id === id && present.role === role) return;
  if (present?.state === 'open')
    throw conflict(`Another transfer is open here (${present.id}): end it first`);
  const tables = await readTables(database);
  if (role === 'source') {
    const guards = (await readTriggers(database)).filter(isGuard);
    await database.write([
      ...dropTriggers(guards),
      insertTransfer(id, role, [], now()),
      ...createGuards(tables),
    ]);
    return;
  }
  if (!(await hasNoRecords(database)))
    throw conflict('The target of a transfer must be empty: take a new installation');
  const triggers = (await readTriggers(database)).filter((one) => !isGuard(one));
  // Those of the searches fill their indexes from the rows.
  const absent = triggers.filter(({ sql }) => !sql.includes('_index ('));
  await database.write([
    insertTransfer(id, role, absent, now()),
    ...dropTriggers(absent),
    ...deleteRows(tables),
    ...createGuards(tables),
  ]);
  platform.renew?.();
}

/** Writes rows of the source that arrive here. A row that is there already stays. */
export async function receiveRows(
  platform: Platform,
  id: string,
  name: string,
  rows: MovedRow[],
): Promise<void> {
  await requireOpenTarget(platform, id);
  const table = await findTable(platform, id, name);
  await platform.database.write(asTransfer(insertRows(table, rows)));
}

/** The tables of a transfer, which lets no migration happen. */
const known = new WeakMap<Platform, { id: string; tables: MovedTable[] }>();

export async function findTable(platform: Platform, id: string, name: string): Promise<MovedTable> {
  await requireTransfer(platform, id);
  let found = known.get(platform);
  if (found?.id !== id) {
    found = { id, tables: await readTables(platform.database) };
    known.set(platform, found);
  }
  const table = found.tables.find((one) => one.name === name);
  if (table === undefined) throw notFound();
  return table;
}

export async function requireTransfer({ database }: Platform, id: string): Promise<void> {
  if ((await findTransfer(database))?.id !== id) throw conflict('This is another transfer');
}

export async function requireOpenTarget(platform: Platform, id: string): Promise<TransferState> {
  const found = await findTransfer(platform.database);
  if (found?.id !== id || found.role !== 'target' || found.state !== 'open')
    throw conflict('This is not the target of this transfer');
  return found;
}

/** What the source knew when the last row had arrived. */
export interface SourceEnd {
  sequences: Record<string, number>;
  erasures: string[];
}

/** Opens the target for everybody, as an installation of its own. */
export async function finishTarget(platform: Platform, id: string, end: SourceEnd): Promise<void> {
  const { database, erasures } = platform;
  const found = await findTransfer(database);
  if (found?.id === id && found.role === 'target' && found.state === 'finished') return;
  const transfer = await requireOpenTarget(platform, id);
  const known = new Set(await erasures.list());
  for (const name of end.erasures) if (!known.has(name)) await erasures.add(name);
  const guards = (await readTriggers(database)).filter(isGuard);
  await database.write([
    ...dropTriggers(guards),
    ...startAnew(transfer, end),
    ...createTriggers(transfer.triggers),
    finishTransfer(),
  ]);
  platform.renew?.();
}

/** Leaves the source as it is: it answers readers until it is switched off. */
export async function finishSource({ database }: Platform, id: string): Promise<void> {
  const found = await findTransfer(database);
  if (found?.id !== id || found.role !== 'source')
    throw conflict('This is not the source of this transfer');
  await database.write([finishTransfer()]);
}

/** Ends the transfer without a move: a source takes writes again, a target is as after its first start. */
export async function abandonTransfer(platform: Platform): Promise<void> {
  const { database } = platform;
  const found = await findTransfer(database);
  if (found === null) throw notFound('There is no transfer here');
  if (found.role === 'target' && found.state === 'finished')
    throw conflict('The data of this transfer is in use here');
  const guards = (await readTriggers(database)).filter(isGuard);
  const emptied =
    found.role === 'target' ? [...deleteRows(await readTables(database)), ...firstRows(found)] : [];
  await database.write([
    ...dropTriggers(guards),
    ...emptied,
    ...createTriggers(found.triggers),
    deleteTransfer(),
  ]);
  platform.renew?.();
}
