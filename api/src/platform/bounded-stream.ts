export function concatBytes(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/*
 * This file and `http/bounded-body.ts` are the only ones that read bodies and streams, always up to a limit.
 * The lint rule `api/bounded-body.grit` rejects such reads in other files.
 */

export class BodyTooLarge extends Error {}

type Reading = ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>;

/** The chunks of a stream. Throws `BodyTooLarge` at the first byte above the limit, and what `wait` throws. */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
  wait: (reading: Reading) => Reading = (reading) => reading,
): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader();
  let left = limit;
  try {
    for (;;) {
      const chunk = reader && (await wait(reader.read()));
      if (chunk?.value === undefined) return;
      left -= chunk.value.byteLength;
      if (left < 0) throw new BodyTooLarge();
      yield chunk.value;
    }
  } finally {
    reader?.releaseLock();
  }
}

/** All bytes of a stream. Cancels it and throws `BodyTooLarge` above the limit. */
export async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of chunksOf(stream, limit)) chunks.push(chunk);
  } catch (error) {
    if (error instanceof BodyTooLarge) await stream?.cancel();
    throw error;
  }
  return concatBytes(chunks);
}

/** The answer of another server. */
export interface FetchedText {
  status: number;
  /** Empty unless the status is 200 or 201. */
  text: string;
  retryAfter: string | null;
}

/** Fetches the answer of another server. Throws `BodyTooLarge`. */
export async function fetchText(
  url: string,
  request: RequestInit,
  limit: number,
): Promise<FetchedText> {
  const { status, body, headers } = await fetch(url, request);
  const retryAfter = headers.get('Retry-After');
  if (status === 200 || status === 201)
    return { status, text: new TextDecoder().decode(await readStream(body, limit)), retryAfter };
  await body?.cancel();
  return { status, text: '', retryAfter };
}

/** Fetches another server's answer with its whole body. Throws `BodyTooLarge`. */
export async function fetchBytes(
  request: Request,
  init: RequestInit,
  limitOf: (status: number) => number,
): Promise<{ status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }> {
  const { status, headers, body } = await fetch(request, init);
  return { status, headers, bytes: await readStream(body, limitOf(status)) };
}
