/**
 * Public entry point of the encrypted copies in this browser (IndexedDB): the first screens of lists, and an import that was interrupted. The server gives the key to live
 * sessions only, and nothing stores it: without a session, or in another one, a copy is unreadable. Where the browser
 * rejects any part of this, there are no copies and no errors.
 */
import { untilIdle } from '../page/request-idle.ts';
import {
  type Bytes,
  type CopyId,
  decryptPart,
  encryptPart,
  readParts,
  removeParts,
  writeParts,
} from './copy-parts.ts';
import { removeCopies } from './stored-copies.ts';

export { type CopyId, readCopyKey } from './copy-parts.ts';

/** Even a busy page goes on after this time. */
const IDLE_TIMEOUT_MS = 1_000;

/**
 * Replaces a copy. The parts are encrypted one by one while the browser is idle, then stored in one transaction.
 *
 * @param isWanted false if the session has ended meanwhile
 */
export async function writeCopy(
  id: CopyId,
  key: CryptoKey,
  parts: Iterable<unknown>,
  isWanted: () => boolean,
): Promise<void> {
  try {
    const encrypted: Bytes[] = [];
    for (const part of parts) {
      await untilIdle(IDLE_TIMEOUT_MS);
      const plain = await piped(JSON.stringify(part), new CompressionStream('gzip')).arrayBuffer();
      encrypted.push(await encryptPart(id, key, plain));
    }
    if (isWanted()) await writeParts(id, encrypted);
  } catch {
    // Storage is full or rejected.
  }
}

/**
 * The parts of a copy. Null if there is none; one that this session cannot read is removed.
 *
 * @param prepare called with each part when it is parsed, while the browser is idle
 */
export async function readCopy(
  id: CopyId,
  key: CryptoKey,
  prepare: (part: unknown) => void,
): Promise<unknown[] | null> {
  try {
    const parts: unknown[] = [];
    for (const bytes of await readParts(id)) {
      await untilIdle(IDLE_TIMEOUT_MS);
      const plain = await decryptPart(id, key, bytes);
      const part: unknown = await piped(plain, new DecompressionStream('gzip')).json();
      prepare(part);
      parts.push(part);
    }
    return parts.length > 0 ? parts : null;
  } catch {
    removeCopies();
    return null;
  }
}

export async function removeCopy(id: CopyId): Promise<void> {
  await removeParts(id).catch(() => undefined);
}

const piped = (data: string | ArrayBuffer, by: CompressionStream | DecompressionStream) =>
  new Response(new Response(data).body?.pipeThrough(by));
