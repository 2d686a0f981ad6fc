import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { S3Client } from '../s3/s3-client.ts';
import type { BackupSource } from './backup-source.ts';
import { sha256Of } from './copy-database.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { isSnapshotName } from './snapshot-folder.ts';
import type { TarFile } from './tar.ts';

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

/** Files are sent in pieces of this size, so that none is large and a repetition sends few again. */
export const PIECE_BYTES = 8 * 1024 * 1024;

const sentSchema = z.object({
  manifest: manifestSchema,
  /** For each file of the manifest, in its order: the SHA-256 of its pieces. */
  pieces: z.array(z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/)))),
});
export type SentSnapshot = z.infer<typeof sentSchema>;

/**
 * Snapshots in a bucket, encrypted: `snapshots/<time>` lists the pieces of a snapshot, which are in `pool/` under a
 * keyed hash of their content, shared by all of them. `erasures` is the list of erasures, beside the snapshots.
 */
export class RemoteBackups {
  readonly #client: S3Client;
  readonly #key: Uint8Array;
  readonly #prefix: string;

  /** @param key 32 bytes */
  constructor(client: S3Client, prefix: string, key: Uint8Array) {
    this.#client = client;
    this.#prefix = prefix;
    this.#key = key;
  }

  /** The names of the complete snapshots, oldest first. */
  async names(): Promise<string[]> {
    return (await this.#keys('snapshots/')).filter(isSnapshotName).sort();
  }

  async snapshot(name: string): Promise<SentSnapshot> {
    const found = await this.#get(`snapshots/${name}`);
    if (found === null) throw new Error(`there is no snapshot ${name} in the bucket`);
    return sentSchema.parse(JSON.parse(found.bytes.toString()));
  }

  /** Makes a snapshot complete; all its pieces must be there. */
  async putSnapshot(name: string, sent: SentSnapshot): Promise<void> {
    await this.#put(`snapshots/${name}`, Buffer.from(JSON.stringify(sent)));
  }

  pieces(): Promise<string[]> {
    return this.#keys('pool/');
  }

  /** The name of a piece; it reveals nothing of its content without the key. */
  pieceName(sha256: string): string {
    return createHmac('sha256', this.#key).update(`piece ${sha256}`).digest('hex');
  }

  /** Writes a piece and reads it again. */
  async putPiece(bytes: Uint8Array): Promise<void> {
    const sha256 = sha256Of(bytes);
    await this.#put(`pool/${this.pieceName(sha256)}`, bytes);
    await this.piece(sha256);
  }

  async piece(sha256: string): Promise<Buffer> {
    const found = await this.#get(`pool/${this.pieceName(sha256)}`);
    if (found === null) throw new Error('a piece of it is missing in the bucket');
    if (sha256Of(found.bytes) !== sha256) throw new Error('a piece of it is damaged');
    return found.bytes;
  }

  async erasures(): Promise<string[]> {
    const found = await this.#get('erasures');
    return found === null ? [] : found.bytes.toString().split('\n').filter(Boolean);
  }

  /** Adds erasures to the list. Two writers at a time lose nothing, where the server knows `If-Match`. */
  async addErasures(names: string[]): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const found = await this.#get('erasures');
      const known = found === null ? [] : found.bytes.toString().split('\n').filter(Boolean);
      const all = new Set([...known, ...names]);
      if (all.size === known.length) return;
      const condition = found === null ? ({ absent: true } as const) : { etag: found.etag };
      if (await this.#put('erasures', Buffer.from([...all].join('\n')), condition)) return;
    }
    throw new Error('the list of erasures in the bucket is changed all the time');
  }

  /** Deletes all snapshots but the newest ones, then the pieces that only those used. */
  async prune(keep: number): Promise<void> {
    const names = await this.names();
    const used = new Set<string>();
    for (const name of names.slice(-keep))
      for (const sha256 of (await this.snapshot(name)).pieces.flat())
        used.add(this.pieceName(sha256));
    for (const name of names.slice(0, -keep))
      await this.#client.delete(`${this.#prefix}snapshots/${name}`);
    for (const piece of await this.pieces())
      if (!used.has(piece)) await this.#client.delete(`${this.#prefix}pool/${piece}`);
  }

  async #keys(folder: string): Promise<string[]> {
    const prefix = this.#prefix + folder;
    const names: string[] = [];
    for await (const { key } of this.#client.list(prefix)) names.push(key.slice(prefix.length));
    return names;
  }

  #put(name: string, bytes: Uint8Array, condition?: Parameters<S3Client['put']>[2]) {
    return this.#client.put(this.#prefix + name, encrypt(this.#key, name, bytes), condition);
  }

  async #get(name: string): Promise<{ bytes: Buffer; etag: string } | null> {
    const found = await this.#client.get(this.#prefix + name);
    return found && { bytes: decrypt(this.#key, name, found.bytes), etag: found.etag };
  }
}

/** A snapshot in the bucket as a backup to restore: `latest` or its name. */
export function remoteSource(remote: RemoteBackups, wanted: string): BackupSource {
  async function* files({ manifest, pieces }: SentSnapshot): AsyncGenerator<TarFile> {
    for (const [index, { name, size }] of manifest.files.entries())
      yield { name, size, content: contentOf(pieces[index] ?? []) };
  }
  async function* contentOf(pieces: string[]): AsyncGenerator<Uint8Array> {
    for (const sha256 of pieces) yield await remote.piece(sha256);
  }
  return {
    open: async (): Promise<{ manifest: Manifest; files: AsyncIterable<TarFile> }> => {
      const name = wanted === 'latest' ? (await remote.names()).at(-1) : wanted;
      if (name === undefined) throw new Error('the bucket has no snapshot');
      const sent = await remote.snapshot(name);
      return { manifest: sent.manifest, files: files(sent) };
    },
    erasures: () => remote.erasures(),
    close: async () => {},
  };
}
