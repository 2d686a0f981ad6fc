import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { type VariantName, variantNames } from '@wabu/shared/entities/microsites/picture-variants';
import { problemMessages } from '@wabu/shared/entities/problem-messages';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { HttpProblem, malformed, tooLarge, unsupportedType } from '../http/problem.ts';
import { withMetadata } from '../http/route-metadata.ts';
import { authenticate } from '../http/sessions/permit.ts';
import { BodyTooLarge, chunksOf } from '../platform/bounded-stream.ts';
import { Semaphore } from '../platform/semaphore.ts';
import { nextTurn } from '../records/store/time-slices.ts';
import type { SentVariant } from './accepted-variants.ts';

/** The largest file, its variants, and the form around them. */
export const MAX_UPLOAD_BYTES = fileLimits.bytes + 4 * fileLimits.variantBytes + 64 * 1024;
/** Each may take `MAX_UPLOAD_BYTES` of memory; a Worker has 128 MB for everything. */
export const MAX_CONCURRENT = 4;
const uploads = new Semaphore(MAX_CONCURRENT, 200);

/** A slow phone needs time; a sender without data for this long has gone. */
const IDLE_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 180_000;

type Bytes = Uint8Array<ArrayBuffer>;

export interface Upload {
  folder: string;
  filename: string;
  bytes: Bytes;
  /** The parts `variant-<name>`, of `variantNames`. */
  variants: SentVariant[];
}

type VariantParts = { [Part in `variant-${VariantName}`]?: File };
type UploadInput = {
  in: { form: { file: File; folder: string } & VariantParts };
  out: { form: Upload };
};

/**
 * Parses a form with one file, one folder, and variants of a picture. The body of a waiting upload is not read
 * yet. Authenticates again after the upload, because the session may have ended meanwhile.
 */
export function uploadForm(): MiddlewareHandler<ApiEnv, string, UploadInput> {
  return withMetadata({ upload: true }, async (c, next) => {
    const type = c.req.header('Content-Type') ?? '';
    if (!/^multipart\/form-data/i.test(type))
      throw unsupportedType('Il contenuto deve essere multipart/form-data');
    const boundary = getMultipartBoundary(type);
    // The longest that RFC 2046 allows; the parser's time grows with it.
    if (boundary === null || boundary.length > 70) throw malformed();
    const length = announcedBytes(c);
    await uploads.run(async () => {
      const parts = await parseForm(await readUpload(c.req.raw.body, length), boundary);
      c.set('user', await authenticate(c));
      c.req.addValidatedData('form', toUpload(parts));
      await next();
    });
  });
}

/** The Content-Length; `MAX_UPLOAD_BYTES` without one. */
function announcedBytes(c: Context<ApiEnv>): number {
  if (!/^(identity)?$/i.test(c.req.header('Content-Encoding') ?? '')) throw unsupportedType();
  const announced = Number(c.req.header('Content-Length') ?? MAX_UPLOAD_BYTES);
  if (!(announced <= MAX_UPLOAD_BYTES)) throw tooLarge(fileMessages.tooLarge);
  return announced;
}

/** Reads a body into one buffer, however small its chunks are. Throws 413 at the first byte above the limit. */
export async function readUpload(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Bytes> {
  const bytes = new Uint8Array(limit);
  const deadline = Date.now() + UPLOAD_TIMEOUT_MS;
  let size = 0;
  try {
    for await (const chunk of chunksOf(stream, limit, (read) => withTimeout(read, deadline))) {
      bytes.set(chunk, size);
      size += chunk.byteLength;
    }
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    if (error instanceof BodyTooLarge) throw tooLarge(fileMessages.tooLarge);
    throw malformed(problemMessages.uploadBroken);
  }
  return bytes.subarray(0, size);
}

async function withTimeout<T>(reading: Promise<T>, deadline: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const timeoutMs = Math.min(IDLE_TIMEOUT_MS, deadline - Date.now());
    timer = setTimeout(() => reject(malformed(problemMessages.uploadSlow)), timeoutMs);
  });
  return Promise.race([reading, timeout]).finally(() => clearTimeout(timer));
}

/** Bytes that are parsed in one turn of the event loop: at most ten milliseconds. */
const SLICE = 256 * 1024;

type FormPart = Pick<MultipartPart, 'name' | 'filename'> & { bytes: Bytes };

/** The parts of a form. Throws 400, and 413 for a file above the limit. */
export async function parseForm(body: Bytes, boundary: string): Promise<FormPart[]> {
  const limits = { maxParts: 8, maxHeaderSize: 4_096, maxFileSize: fileLimits.bytes };
  const parser = new MultipartParser(boundary, limits);
  const parts: FormPart[] = [];
  try {
    // The short slice comes first, because the parser rejects one that has only the line end after the form.
    let end = body.byteLength % SLICE;
    for (let at = 0; at < body.byteLength; at = end, end += SLICE) {
      for (const { name, filename, bytes } of parser.write(body.subarray(at, end)))
        parts.push({ name, filename, bytes: bytes as Bytes });
      await nextTurn();
    }
    parser.finish();
    return parts;
  } catch (error) {
    throw error instanceof MaxFileSizeExceededError ? tooLarge(fileMessages.tooLarge) : malformed();
  }
}

/** Throws 400 when a part is missing, or there are two of a name. */
function toUpload(parts: FormPart[]): Upload {
  const named = new Map(parts.map((part) => [part.name, part]));
  const [file, folder] = [named.get('file'), named.get('folder')];
  if (named.size < parts.length || file?.filename === undefined) throw malformed();
  if (folder === undefined || folder.filename !== undefined) throw malformed();
  if (file.bytes.byteLength === 0) throw malformed(fileMessages.empty);
  return {
    folder: new TextDecoder().decode(folder.bytes),
    filename: file.filename,
    bytes: file.bytes,
    variants: variantNames.flatMap((name) => {
      const part = named.get(`variant-${name}`);
      return part === undefined ? [] : { name, bytes: part.bytes };
    }),
  };
}
