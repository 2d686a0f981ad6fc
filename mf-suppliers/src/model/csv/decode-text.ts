/** The encodings of files that spreadsheets write. */
export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes that are looked at for an UTF-16 without byte order mark. */
const LOOKED_AT = 1_000;

/**
 * The encoding of a text file: that of its byte order mark; without one UTF-16 if every other byte is mostly zero,
 * UTF-8 if all bytes are, otherwise Windows-1252, which Excel writes as «CSV».
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 1].map((side) => start.filter((byte, at) => byte === 0 && at % 2 === side));
  const most = start.length / 4;
  if ((zeros[1]?.length ?? 0) > most) return 'utf-16le';
  if ((zeros[0]?.length ?? 0) > most) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file, without its byte order mark. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);
