import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { randomId } from '@wabu/shared/entities/random-id';
import { ApiProblem, answer, answerBlob, createApiClient, type Fetch } from '../src/client.ts';
import type { SourceEnd } from '../src/operation/transfer/transfer-service.ts';
import { StartError } from '../src/platform/node/settings/environment.ts';

export interface Side {
  /** Its address, for messages. */
  name: string;
  /** Sends requests with the operator's token. */
  fetch: Fetch;
}

export interface Moved {
  rows: number;
  objects: number;
}

type Row = (string | number | null)[];
/** Objects that are compared in one call. */
const HASHED = 50;
/** Objects that are on their way at once. */
const CONCURRENT = 4;
const RETRY_PAUSE_MS = 300;

/**
 * Moves all data from one installation to an empty one: rows and objects are copied, compared, and opened for everybody
 * there. Records of the source can only be read from the beginning on. After an interruption, call it again.
 *
 * @param say is called with the progress
 */
export async function moveInstallation(
  source: Side,
  target: Side,
  say: (line: string) => void,
): Promise<Moved> {
  const [from, to] = [callsOf(source), callsOf(target)];
  const [there, here] = [await from.describe(), await to.describe()];
  requireSameProgram(there, here);
  const id = chooseId(source, there.transfer, target, here.transfer);
  await from.begin(id, 'source');
  await to.begin(id, 'target');
  let rows = 0;
  for (const { name } of there.tables) {
    await copyRows(from, to, id, name);
    const count = await compareRows(from, to, id, name);
    if (count > 0) say(`${name}: ${count} rows are the same`);
    rows += count;
  }
  const objects = await copyObjects(from, to, id, say);
  // Read again: nothing has changed them since the source is read-only.
  const { sequences, erasures } = await from.describe();
  await to.finish(id, { sequences, erasures });
  await from.close(id);
  return { rows, objects };
}

type Calls = ReturnType<typeof callsOf>;
type Description = Awaited<ReturnType<Calls['describe']>>;

function callsOf({ name, fetch }: Side) {
  const { transfer } = createApiClient(fetch, 'http://transfer.invalid').api;
  const one = transfer[':id'];
  /** All calls may be repeated: what was done already stays as it is. */
  async function retried<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const isRejection = error instanceof ApiProblem && error.status < 500;
        if (isRejection || attempt === 4)
          throw new StartError(`${name} refuses it: ${(error as Error).message}`);
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS * 2 ** attempt));
      }
    }
  }
  return {
    describe: () => retried(() => answer(transfer.$get())),
    begin: (id: string, role: 'source' | 'target') =>
      retried(() => answer(transfer.$post({ json: { id, role } }))),
    page: (id: string, table: string, after: Row | null) =>
      retried(() => answer(one.page.$post({ param: { id }, json: { table, after } }))),
    last: async (id: string, table: string) =>
      (await retried(() => answer(one.last.$post({ param: { id }, json: { table } })))).key,
    add: (id: string, table: string, rows: Row[]) =>
      retried(() => answer(one.rows.$post({ param: { id }, json: { table, rows } }))),
    blobs: async (id: string) =>
      (await retried(() => answer(one.objects.$get({ param: { id } })))).blobs,
    hashes: async (id: string, blobs: string[]) =>
      (await retried(() => answer(one.hashes.$post({ param: { id }, json: { blobs } })))).hashes,
    object: (id: string, blob: string) =>
      retried(async () => {
        const found = await answerBlob(one.objects[':blob'].$get({ param: { id, blob } }));
        return new Uint8Array(await found.arrayBuffer());
      }),
    put: (id: string, blob: string, bytes: Uint8Array<ArrayBuffer>) =>
      retried(async () => {
        const url = one.objects[':blob'].$url({ param: { id, blob } });
        const sent = await fetch(url, { method: 'PUT', body: bytes });
        if (!sent.ok) throw new Error(`the object ${blob} is answered ${sent.status}`);
        return ((await sent.json()) as { sha256: string }).sha256;
      }),
    finish: (id: string, end: SourceEnd) =>
      retried(() => answer(one.finish.$post({ param: { id }, json: end }))),
    close: (id: string) => retried(() => answer(one.close.$post({ param: { id } }))),
  };
}

function requireSameProgram(there: Description, here: Description): void {
  if (!isDeepStrictEqual(there.tables, here.tables))
    throw new StartError('The two sides have different tables: update both to the same version.');
  if (there.hasEncryptedSeeds && there.secretMark !== here.secretMark)
    throw new StartError(
      'Users have connected an app as second factor: give both sides the same JWT_SECRET.',
    );
}

type State = Description['transfer'];

function chooseId(source: Side, there: State, target: Side, here: State): string {
  if (here?.role === 'target' && here.id === there?.id) return here.id;
  if (here?.state === 'open')
    throw new StartError(`${target.name} takes part in another transfer.`);
  if (there?.state === 'open' && there.role === 'target')
    throw new StartError(`${source.name} is the target of another transfer.`);
  return there?.role === 'source' && there.state === 'open' ? there.id : randomId();
}

async function copyRows(from: Calls, to: Calls, id: string, table: string): Promise<void> {
  let after = await to.last(id, table);
  for (;;) {
    const { rows, next } = await from.page(id, table, after);
    if (rows.length > 0) await to.add(id, table, rows);
    if (next === null) return;
    after = next;
  }
}

/** The number of rows, which are the same on both sides. */
async function compareRows(from: Calls, to: Calls, id: string, table: string): Promise<number> {
  let after: Row | null = null;
  let count = 0;
  do {
    const [there, here]: Awaited<ReturnType<Calls['page']>>[] = await Promise.all([
      from.page(id, table, after),
      to.page(id, table, after),
    ]);
    if (there === undefined || !isDeepStrictEqual(there, here))
      throw new StartError(
        `The rows of ${table} differ after the copy. The source is unchanged; empty the target and begin again.`,
      );
    count += there.rows.length;
    after = there.next;
  } while (after !== null);
  return count;
}

async function copyObjects(
  from: Calls,
  to: Calls,
  id: string,
  say: (line: string) => void,
): Promise<number> {
  const [blobs, present] = [await from.blobs(id), new Set(await to.blobs(id))];
  for (let at = 0; at < blobs.length; at += HASHED) {
    const group = blobs.slice(at, at + HASHED);
    const wanted = await from.hashes(id, group);
    const known = group.filter((blob) => present.has(blob));
    const found = known.length === 0 ? [] : await to.hashes(id, known);
    const stored = new Map(known.map((blob, index) => [blob, found[index]]));
    // A null: the object was deleted since the list was read.
    const missing = group.flatMap((blob, index) => {
      const sha256 = wanted[index] ?? null;
      return sha256 === null || stored.get(blob) === sha256 ? [] : [{ blob, sha256 }];
    });
    for (let next = 0; next < missing.length; next += CONCURRENT)
      await Promise.all(
        missing.slice(next, next + CONCURRENT).map((one) => copyObject(from, to, id, one)),
      );
    say(`objects: ${Math.min(at + HASHED, blobs.length)} of ${blobs.length} are the same`);
  }
  return blobs.length;
}

async function copyObject(
  from: Calls,
  to: Calls,
  id: string,
  { blob, sha256 }: { blob: string; sha256: string },
): Promise<void> {
  const bytes = await from.object(id, blob);
  const sent = createHash('sha256').update(bytes).digest('hex');
  if (sent !== sha256 || (await to.put(id, blob, bytes)) !== sha256)
    throw new StartError(`The object ${blob} differs after the copy.`);
}
