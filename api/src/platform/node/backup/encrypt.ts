import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/*
 * The format of an encrypted object (docs/deploy.md describes it for readers without this program):
 *
 *     "wabu-aes"                      8 bytes
 *     salt                           16 bytes; the object's key is HKDF-SHA256(key, salt, "wabu backup"), 32 bytes
 *     chunks of up to 1 MiB, each AES-256-GCM: ciphertext, then its tag of 16 bytes
 *
 * The nonce of a chunk is its number as 11 bytes (big endian), then 1 for the last chunk and 0 for the others, so that
 * chunks cannot be reordered, repeated or cut off. The name of the object is authenticated with each chunk.
 */
const MAGIC = Buffer.from('wabu-aes');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const CHUNK_BYTES = 1024 * 1024;

class DecryptionError extends Error {}

/** @param key 32 bytes */
export function encrypt(key: Uint8Array, name: string, plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const salt = randomBytes(SALT_BYTES);
  const own = keyOf(key, salt);
  const parts: Uint8Array[] = [MAGIC, salt];
  const chunks = Math.max(1, Math.ceil(plain.byteLength / CHUNK_BYTES));
  for (let number = 0; number < chunks; number += 1) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number, number === chunks - 1));
    cipher.setAAD(Buffer.from(name));
    const chunk = plain.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    parts.push(cipher.update(chunk), cipher.final(), cipher.getAuthTag());
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Throws `DecryptionError` for another key, another name and any change. */
export function decrypt(key: Uint8Array, name: string, sealed: Uint8Array): Buffer {
  const head = MAGIC.byteLength + SALT_BYTES;
  if (Buffer.compare(sealed.subarray(0, MAGIC.byteLength), MAGIC) !== 0)
    throw new DecryptionError(`${name} is not encrypted by this program`);
  const own = keyOf(key, sealed.subarray(MAGIC.byteLength, head));
  const parts: Uint8Array[] = [];
  const step = CHUNK_BYTES + TAG_BYTES;
  const chunks = Math.max(1, Math.ceil((sealed.byteLength - head) / step));
  try {
    for (let number = 0; number < chunks; number += 1) {
      const chunk = sealed.subarray(head + number * step, head + (number + 1) * step);
      const nonce = nonceOf(number, number === chunks - 1);
      const decipher = createDecipheriv('aes-256-gcm', own, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(name));
      decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
      parts.push(decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final());
    }
  } catch {
    throw new DecryptionError(`${name} is damaged, or encrypted with another key`);
  }
  return Buffer.concat(parts);
}

const keyOf = (key: Uint8Array, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'wabu backup', 32));

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
