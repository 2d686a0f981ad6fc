import { DATABASE } from './stored-copies.ts';

const STORE = 'lists';
/** The initialization vector precedes the encrypted bytes (AES-GCM, NIST SP 800-38D). */
const IV_BYTES = 12;

export type Bytes = Uint8Array<ArrayBuffer>;
type Plain = Bytes | ArrayBuffer;

/** What is copied. A copy in another format is unreadable: raise it with the shape of the parts. */
export interface CopyId {
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

export async function encryptPart(id: CopyId, key: CryptoKey, plain: Plain): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt(cipher(id, iv), key, plain);
  const whole = new Uint8Array(IV_BYTES + bytes.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(bytes), IV_BYTES);
  return whole;
}

/** Throws an error for a part that another session, or another format, has encrypted. */
export async function decryptPart(id: CopyId, key: CryptoKey, bytes: Bytes): Promise<ArrayBuffer> {
  const by = cipher(id, bytes.subarray(0, IV_BYTES));
  return crypto.subtle.decrypt(by, key, bytes.subarray(IV_BYTES));
}

/** The encrypted parts of a copy; none if there is no copy. */
export async function readParts({ name }: CopyId): Promise<Bytes[]> {
  try {
    return (await transact('readonly', (store) => store.get(name))) ?? [];
  } catch (error) {
    if ((error as Error).name === 'AbortError') return [];
    throw error;
  }
}

/** Stores a copy as a whole: of tabs that write at the same time, one leaves it. */
export async function writeParts({ name }: CopyId, parts: Bytes[]): Promise<void> {
  await transact('readwrite', (store) => store.put(parts, name));
}

export async function removeParts({ name }: CopyId): Promise<void> {
  await transact('readwrite', (store) => store.delete(name));
}

const cipher = ({ name, format }: CopyId, iv: Bytes): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${name} ${format}`),
});

/** Closes the database at once: an open one would hold back its removal. */
async function transact<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => {
    if (mode === 'readwrite') opening.result.createObjectStore(STORE);
    // To read creates no database; the request fails with an AbortError.
    else opening.transaction?.abort();
  };
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
