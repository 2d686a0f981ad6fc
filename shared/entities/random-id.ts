/**
 * A random id of lower-case hex digits, two per byte. 16 bytes (128 bits) identify a record; a secret takes 32.
 * `crypto.randomUUID` exists in secure contexts only, `getRandomValues` on every page (MDN).
 */
export function randomId(byteLength = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteLength));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
