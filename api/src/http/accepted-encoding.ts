export type Encoding = 'br' | 'gzip' | 'identity';

const REFUSED = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const BROTLI = new RegExp(String.raw`\bbr\b${REFUSED}`);
const GZIP = new RegExp(String.raw`\bgzip\b${REFUSED}`);

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (BROTLI.test(header)) return 'br';
  return acceptsGzip(header) ? 'gzip' : 'identity';
}

export const acceptsGzip = (header: string | undefined) => GZIP.test(header ?? '');
