export type Encoding = 'br' | 'gzip' | 'identity';

const NOT_REJECTED = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const BROTLI = new RegExp(String.raw`\bbr\b${NOT_REJECTED}`);
const GZIP = new RegExp(String.raw`\bgzip\b${NOT_REJECTED}`);

/** The preferred encoding of an `Accept-Encoding` header (RFC 9110, 12.5.3). `q=0` rejects one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (BROTLI.test(header)) return 'br';
  return acceptsGzip(header) ? 'gzip' : 'identity';
}

export const acceptsGzip = (header: string | undefined) => GZIP.test(header ?? '');
