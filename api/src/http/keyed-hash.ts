import { toHex } from './sha256.ts';

const utf8 = new TextEncoder();

/**
 * The HMAC-SHA256 of a text under a key that is derived (HKDF) from the server's secret for one purpose: equal
 * texts are recognised, and who does not have the secret cannot try guesses against it.
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
