/** The part of a body that a request asks for; null for the whole one. `end` is inclusive. */
export type ByteRange = { start: number; end: number } | 'unsatisfiable' | null;

/** Reads a `Range` header (RFC 9110, 14.1.2). Several ranges, and other units than bytes, give the whole body. */
export function requestedRange(header: string | undefined, total: number): ByteRange {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), total);
    return length === 0 ? 'unsatisfiable' : { start: total - length, end: total - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= total) return 'unsatisfiable';
  return { start, end: last === '' ? total - 1 : Math.min(Number(last), total - 1) };
}
