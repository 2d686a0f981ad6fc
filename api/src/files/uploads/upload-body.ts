import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { BodyTooLarge, BoundedReader } from '../../http/bounded-body.ts';
import { malformed, tooLarge, unsupportedType } from '../../http/problem.ts';

/** The largest file, and the form around it. */
export const LARGEST_UPLOAD = fileLimits.bytes + 64 * 1024;

/** A phone in the hills is slow; a sender that says nothing for this long is gone. */
const LONGEST_SILENCE_MS = 15_000;
const LONGEST_UPLOAD_MS = 180_000;
const DISCARDING_MS = 2_000;

/** The bytes that an upload announces; the most that are allowed when it does not say. */
export function announcedBytes(request: Request): number {
  if (!/^(identity)?$/i.test(request.headers.get('Content-Encoding') ?? ''))
    throw unsupportedType();
  const announced = Number(request.headers.get('Content-Length') ?? LARGEST_UPLOAD);
  if (!(announced <= LARGEST_UPLOAD)) throw tooLarge(fileMessages.tooLarge);
  return announced;
}

/** Reads an upload into one piece of memory, stopping at the first byte too many. */
export async function readUploadBody(
  request: Request,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(length);
  const reader = new BoundedReader(request.body, length);
  const deadline = Date.now() + LONGEST_UPLOAD_MS;
  let size = 0;
  for (;;) {
    const chunk = await inTime(reader.next(), deadline).catch(async (error: unknown) => {
      if (!(error instanceof BodyTooLarge)) throw error;
      await discardRest(reader);
      throw tooLarge(fileMessages.tooLarge);
    });
    if (chunk === undefined) return body.subarray(0, size);
    body.set(chunk, size);
    size += chunk.byteLength;
  }
}

/** A sender hears a refusal only once it has sent its piece; who has much more to send is cut off. */
async function discardRest(reader: BoundedReader): Promise<void> {
  const deadline = Date.now() + DISCARDING_MS;
  while (Date.now() < deadline) {
    if (!(await inTime(reader.skip(), deadline).catch(() => false))) return;
  }
}

async function inTime<T>(reading: Promise<T>, deadline: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = Math.min(LONGEST_SILENCE_MS, deadline - Date.now());
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(malformed('Il caricamento è troppo lento')), patience);
  });
  try {
    return await Promise.race([reading.catch(cutOff), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** The line was cut: nobody reads the answer, and it is no failure of ours. */
function cutOff(error: unknown): never {
  if (error instanceof BodyTooLarge) throw error;
  throw malformed('Il caricamento si è interrotto');
}
