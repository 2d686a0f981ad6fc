/**
 * A random id of lower-case hex digits, two per byte. 16 bytes (128 bits) identify a record; a secret takes 32.
 * `crypto.randomUUID` exists in secure contexts only, `getRandomValues` on every page (MDN).
 */
export function randomId(byteLength = 16): string {
  let id = '';
  for (const byte of takeBytes(byteLength)) id += HEX[byte];
  return id;
}

/**
 * An id of 32 lower-case hex digits that begins with the time, as in a UUID of version 7 (RFC 9562, 5.7): new rows
 * then stand at the end of an index, and writes that share a commit change few of its pages. 80 bits are random.
 */
export function orderedId(now = Date.now()): string {
  return now.toString(16).padStart(12, '0') + randomId(10);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes to come: one call for many ids, because a call takes longer than the bytes. */
let pool = new Uint8Array(0);
const POOL_BYTES = 1024;

function takeBytes(count: number): Uint8Array {
  if (pool.length < count)
    pool = crypto.getRandomValues(new Uint8Array(Math.max(POOL_BYTES, count)));
  const bytes = pool.subarray(0, count);
  pool = pool.subarray(count);
  return bytes;
}
