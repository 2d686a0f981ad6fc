import { toHex } from './sha256.ts';

const utf8 = new TextEncoder();

/** A key that HKDF derives from the server's secret for one purpose. */
export async function derivedKey(
  secret: string,
  purpose: string,
  algorithm: HmacKeyGenParams | AesKeyGenParams,
  usages: KeyUsage[],
): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', utf8.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(purpose) },
    base,
    algorithm,
    false,
    usages,
  );
}

/**
 * The HMAC-SHA256 of a text, with a key of its own purpose. Equal texts have equal hashes, and nobody can test
 * guesses without the secret.
 */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await derivedKey(secret, purpose, algorithm, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, utf8.encode(text)));
}
