import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { problemMessages } from '@wabu/shared/entities/problem-messages';
import { malformed, tooLarge, unsupportedType } from '../../http/problem.ts';
import { BodyTooLarge, BoundedReader } from '../../platform/bounded-stream.ts';
import type { ChunkReader } from '../../platform/platform.ts';
import type { ArrivingBody } from './multipart.ts';

/** The largest file, its variants, and the form around them. */
export const MAX_UPLOAD_BYTES = fileLimits.bytes + 4 * fileLimits.variantBytes + 64 * 1024;

/** A slow phone needs time; a sender without data for this long has gone. */
const IDLE_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 180_000;
const DISCARD_TIMEOUT_MS = 2_000;

/**
 * The Content-Length of an upload; `MAX_UPLOAD_BYTES` without one. Throws 413 above the limit and 415 for a
 * compressed body.
 */
export function announcedBytes(request: Request): number {
  if (!/^(identity)?$/i.test(request.headers.get('Content-Encoding') ?? ''))
    throw unsupportedType();
  const announced = Number(request.headers.get('Content-Length') ?? MAX_UPLOAD_BYTES);
  if (!(announced <= MAX_UPLOAD_BYTES)) throw tooLarge(fileMessages.tooLarge);
  return announced;
}

/** Reads an upload into one buffer. Throws 413 at the first byte above the limit. */
export class UploadBody implements ArrivingBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  size = 0;
  readonly #reader: BoundedReader;
  readonly #deadline = Date.now() + UPLOAD_TIMEOUT_MS;

  constructor(stream: ReadableStream<Uint8Array> | ChunkReader | null, limit: number) {
    this.bytes = new Uint8Array(limit);
    this.#reader = new BoundedReader(stream, limit);
  }

  async more(): Promise<boolean> {
    const chunk = await this.#next();
    if (chunk === undefined) return false;
    this.bytes.set(chunk, this.size);
    this.size += chunk.byteLength;
    return true;
  }

  async #next(): Promise<Uint8Array | undefined> {
    try {
      return await withTimeout(this.#reader.next(), this.#deadline);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      await discardRest(this.#reader);
      throw tooLarge(fileMessages.tooLarge);
    }
  }
}

/** Discards the rest for a limited time, because a client reads the answer only after it has sent its body. */
async function discardRest(reader: BoundedReader): Promise<void> {
  const deadline = Date.now() + DISCARD_TIMEOUT_MS;
  while (Date.now() < deadline) {
    // The client is slow or gone: it is answered that the file is too large, whatever it still sends.
    if (!(await withTimeout(reader.skip(), deadline).catch(() => false))) return;
  }
}

async function withTimeout<T>(reading: Promise<T>, deadline: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeoutMs = Math.min(IDLE_TIMEOUT_MS, deadline - Date.now());
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(malformed(problemMessages.uploadSlow)), timeoutMs);
  });
  try {
    return await Promise.race([reading.catch(rethrowLostConnection), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The client is gone; that is no failure of the server. */
function rethrowLostConnection(error: unknown): never {
  if (error instanceof BodyTooLarge) throw error;
  throw malformed(problemMessages.uploadBroken);
}
