/** One part of a form: a text has no file name. */
export interface FormPart {
  name: string;
  filename: string | null;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The body is no form that a browser would send. */
export class MultipartError extends Error {}

const MOST_PARTS = 8;
const LONGEST_HEADER = 4_096;

/** The boundary that a content type names, or null. */
export function boundaryOf(contentType: string): string | null {
  const found =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}(?=[\s;]|$)))/i.exec(
      contentType,
    );
  return found?.[1] ?? found?.[2] ?? null;
}

/** The parts of a form. Their bytes are views into the body, not copies. */
export function parseMultipart(body: Uint8Array<ArrayBuffer>, boundary: string): FormPart[] {
  const first = new TextEncoder().encode(`--${boundary}`);
  const next = new TextEncoder().encode(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  // A preamble would be legal, but no browser sends one.
  if (!startsWith(body, 0, first)) throw new MultipartError('no first boundary');
  let at = first.byteLength;
  while (!startsWith(body, at, DASHES)) {
    if (parts.length === MOST_PARTS) throw new MultipartError('too many parts');
    const headerEnd = indexOf(body, BLANK_LINE, at, at + LONGEST_HEADER);
    if (headerEnd === -1 || !startsWith(body, at, NEW_LINE)) throw new MultipartError('no header');
    const start = headerEnd + BLANK_LINE.byteLength;
    const end = indexOf(body, next, start);
    if (end === -1) throw new MultipartError('cut off');
    parts.push({ ...readHeader(body.subarray(at, headerEnd)), bytes: body.subarray(start, end) });
    at = end + next.byteLength;
  }
  return parts;
}

const DASHES = new Uint8Array([45, 45]);
const NEW_LINE = new Uint8Array([13, 10]);
const BLANK_LINE = new Uint8Array([13, 10, 13, 10]);

/**
 * Jumps from line end to line end, which runtimes find natively. What is wanted starts with one and holds
 * at most another one behind it, so that no body makes this slow.
 */
function indexOf(body: Uint8Array, wanted: Uint8Array, from: number, until = body.length): number {
  for (let at = body.indexOf(13, from); at !== -1 && at < until; at = body.indexOf(13, at + 1))
    if (startsWith(body, at, wanted)) return at;
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

/** Browsers escape three letters in the names of a form, and only these. */
const unquoted = (name: string) =>
  name.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n');
