import { derivedKey } from './keyed-hash.ts';

/** The length of the nonce of AES-GCM in bytes (NIST SP 800-38D, 8.2). */
const NONCE_BYTES = 12;

const utf8 = new TextEncoder();

/** What a stored text is encrypted for: a copy under another purpose or in the row of another owner is unreadable. */
export interface Sealed {
  purpose: string;
  owner: string;
}

/** Encrypts a text by AES-GCM, with a key that HKDF derives from the server's secret. Returns base64. */
export async function encrypt(secret: string, of: Sealed, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: utf8.encode(of.owner) },
    await keyOf(secret, of),
    utf8.encode(text),
  );
  return btoa(String.fromCharCode(...nonce, ...new Uint8Array(sealed)));
}

/** The text; null if it was encrypted with another secret, for another owner, or is damaged. */
export async function decrypt(secret: string, of: Sealed, sealed: string): Promise<string | null> {
  const key = await keyOf(secret, of);
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    const parameters = {
      name: 'AES-GCM',
      iv: bytes.subarray(0, NONCE_BYTES),
      additionalData: utf8.encode(of.owner),
    };
    const text = await crypto.subtle.decrypt(parameters, key, bytes.subarray(NONCE_BYTES));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

const keyOf = (secret: string, { purpose }: Sealed) =>
  derivedKey(secret, purpose, { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);
