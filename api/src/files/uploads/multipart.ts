import { nextTurn } from '../../store/time-slices.ts';
/** A part of a form; a text has no file name. */
export interface FormPart {
  name: string;
  filename: string | null;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The body is not a form that a browser sends. */
export class MultipartError extends Error {}

const MAX_PARTS = 8;
const MAX_HEADER_BYTES = 4_096;

/** The boundary parameter of a content type, or null. */
export function boundaryOf(contentType: string): string | null {
  const found =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}(?=[\s;]|$)))/i.exec(
      contentType,
    );
  return found?.[1] ?? found?.[2] ?? null;
}

/** A body while it arrives, in a buffer for all of it. */
export interface ArrivingBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The number of bytes that have arrived. */
  readonly size: number;
  /** Waits for more bytes; false at the end. */
  more: () => Promise<boolean>;
}

/**
 * Parses a form (RFC 7578) while it arrives. The bytes of the parts are views into the body. Time is linear in
 * the length of the body, and the event loop runs between chunks.
 */
export async function parseMultipart(body: ArrivingBody, boundary: string): Promise<FormPart[]> {
  const { bytes } = body;
  const first = new TextEncoder().encode(`--${boundary}`);
  const findNext = boundarySearch(new TextEncoder().encode(`\r\n--${boundary}`));
  const parts: FormPart[] = [];
  await arrived(body, first.byteLength + MAX_HEADER_BYTES);
  // RFC 2046 allows a preamble, but no browser sends one.
  if (!startsWith(bytes, 0, first)) throw new MultipartError('no first boundary');
  let at = first.byteLength;
  while (!startsWith(bytes, at, DASHES)) {
    if (parts.length === MAX_PARTS) throw new MultipartError('too many parts');
    const headerEnd = findBlankLine(bytes, at, Math.min(at + MAX_HEADER_BYTES, body.size));
    if (headerEnd === -1 || !startsWith(bytes, at, NEW_LINE)) throw new MultipartError('no header');
    const start = headerEnd + BLANK_LINE.byteLength;
    const end = await findNext(body, start);
    if (end === -1) throw new MultipartError('cut off');
    parts.push({ ...readHeader(bytes.subarray(at, headerEnd)), bytes: bytes.subarray(start, end) });
    at = end + NEW_LINE.byteLength + first.byteLength;
    await arrived(body, at + MAX_HEADER_BYTES);
  }
  return parts;
}

/** Waits until so many bytes have arrived, or all. */
async function arrived(body: ArrivingBody, size: number): Promise<void> {
  while (body.size < size && (await body.more()));
}

const DASHES = new Uint8Array([45, 45]);
const NEW_LINE = new Uint8Array([13, 10]);
const BLANK_LINE = new Uint8Array([13, 10, 13, 10]);

/** Compared places per turn of the event loop: less than a millisecond. */
const PLACES_PER_TURN = 64 * 1024;

/**
 * Searches a body for a boundary with its line end. Like Horspool's algorithm, it looks at the last byte of a place
 * first, which says how far the next possible place is: in a picture, mostly the length of the boundary. The
 * only carriage return is the first byte, so that no byte is compared more than twice.
 */
function boundarySearch(wanted: Uint8Array) {
  const last = wanted.length - 1;
  const step = new Uint8Array(256).fill(wanted.length);
  for (let i = 0; i < last; i += 1) step[wanted[i] as number] = last - i;
  /** The next place of the boundary, or where the bytes or the places of the turn end. */
  const search = (bytes: Uint8Array, from: number, size: number, turn: { left: number }) => {
    let at = from;
    for (; at + last < size && turn.left > 0; turn.left -= 1) {
      if (bytes[at + last] === wanted[last] && startsWith(bytes, at, wanted)) return at;
      at += step[bytes[at + last] as number] as number;
    }
    return at;
  };
  // The loop is a function of its own, because V8 compiles that of an async function late.
  return async (body: ArrivingBody, from: number): Promise<number> => {
    const turn = { left: PLACES_PER_TURN };
    for (let at = from; ; ) {
      at = search(body.bytes, at, body.size, turn);
      if (at + last >= body.size) {
        if (!(await body.more())) return -1;
      } else if (startsWith(body.bytes, at, wanted)) return at;
      else {
        await nextTurn();
        turn.left = PLACES_PER_TURN;
      }
    }
  };
}

/** The position of the first blank line between `from` and `until`. */
function findBlankLine(body: Uint8Array, from: number, until: number): number {
  for (let at = from; at < until; at += 1) if (startsWith(body, at, BLANK_LINE)) return at;
  return -1;
}

function startsWith(body: Uint8Array, at: number, expected: Uint8Array): boolean {
  for (let i = 0; i < expected.length; i += 1) if (body[at + i] !== expected[i]) return false;
  return true;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readHeader(bytes: Uint8Array): { name: string; filename: string | null } {
  const lines = decode(bytes).split('\r\n');
  const disposition = lines.filter((line) => /^content-disposition\s*:/i.test(line));
  const [, name, filename] =
    /^content-disposition\s*:\s*form-data\s*;\s*name="([^"]*)"(?:\s*;\s*filename="([^"]*)")?\s*$/i.exec(
      disposition[0]?.replace(/;\s*filename\*=[^;]*$/i, '') ?? '',
    ) ?? [];
  if (disposition.length !== 1 || name === undefined) throw new MultipartError('unnamed part');
  return { name: unquoted(name), filename: filename === undefined ? null : unquoted(filename) };
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new MultipartError('not text');
  }
}

/** Browsers escape these three characters in names (HTML, multipart/form-data encoding algorithm). */
const unquoted = (name: string) =>
  name.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n');
