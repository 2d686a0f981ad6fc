import { toHex } from './sha256.ts';

const utf8 = new TextEncoder();

/**
 * The HMAC-SHA256 of a text, with a key that HKDF derives from the server's secret for one purpose. Equal texts
 * have equal hashes, and nobody can test guesses without the secret.
 */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const base = await crypto.subtle.importKey('raw', utf8.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(purpose) },
    base,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  return toHex(await crypto.subtle.sign('HMAC', key, utf8.encode(text)));
}
