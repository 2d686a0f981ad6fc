/**
 * Public entry point of the encrypted copies of lists in this browser (IndexedDB). The server gives the key to live
 * sessions only, and nothing stores it: without a session, or in another one, a copy is unreadable. Where the browser
 * rejects any part of this, there are no copies and no errors.
 */
import { untilIdle } from '../page/request-idle.ts';
import { DATABASE, removeCopies } from './stored-copies.ts';

const STORE = 'lists';
/** The initialization vector precedes the encrypted bytes (AES-GCM, NIST SP 800-38D). */
const IV_BYTES = 12;
/** Even a busy page goes on after this time. */
const IDLE_TIMEOUT_MS = 1_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** Which list is copied. A copy in another format is unreadable: raise it with the shape of the parts. */
export interface CopiedList {
  name: string;
  format: number;
}

/** The session's key, which the answers of lists bring; null where there are no copies. */
export async function readCopyKey({
  headers,
}: Pick<Response, 'headers'>): Promise<CryptoKey | null> {
  const digits = headers.get('Wabu-Copy-Key')?.match(/../g);
  // Only a secure context has `subtle`.
  if (!digits || !globalThis.crypto?.subtle || !globalThis.indexedDB) return null;
  const bytes = Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Replaces the copy of a list. The parts are encrypted one by one while the browser is idle, then stored in one
 * transaction: of tabs that write at the same time, one leaves a whole copy.
 *
 * @param isWanted false if the session has ended meanwhile
 */
export async function writeCopy(
  list: CopiedList,
  key: CryptoKey,
  parts: Iterable<unknown>,
  isWanted: () => boolean,
): Promise<void> {
  try {
    const encrypted: Bytes[] = [];
    for (const part of parts) {
      await untilIdle(IDLE_TIMEOUT_MS);
      const plain = await piped(JSON.stringify(part), new CompressionStream('gzip')).arrayBuffer();
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const bytes = await crypto.subtle.encrypt(cipher(list, iv), key, plain);
      const whole = new Uint8Array(IV_BYTES + bytes.byteLength);
      whole.set(iv);
      whole.set(new Uint8Array(bytes), IV_BYTES);
      encrypted.push(whole);
    }
    if (isWanted()) await transact('readwrite', (store) => store.put(encrypted, list.name));
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
  list: CopiedList,
  key: CryptoKey,
  prepare: (part: unknown) => void,
): Promise<unknown[] | null> {
  try {
    const encrypted: Bytes[] = (await transact('readonly', (store) => store.get(list.name))) ?? [];
    const parts: unknown[] = [];
    for (const bytes of encrypted) {
      await untilIdle(IDLE_TIMEOUT_MS);
      const by = cipher(list, bytes.slice(0, IV_BYTES));
      const plain = await crypto.subtle.decrypt(by, key, bytes.slice(IV_BYTES));
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

/** Removes the copy of one list. */
export async function removeCopy({ name }: CopiedList): Promise<void> {
  await transact('readwrite', (store) => store.delete(name)).catch(() => undefined);
}

const cipher = ({ name, format }: CopiedList, iv: Bytes): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${name} ${format}`),
});

const piped = (data: string | ArrayBuffer, by: CompressionStream | DecompressionStream) =>
  new Response(new Response(data).body?.pipeThrough(by));

/** Closes the database at once: an open one would hold back its removal. */
async function transact<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => database.close());
}
