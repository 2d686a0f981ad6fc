import type { Context } from 'hono';
import { acceptedEncoding } from '../../../http/accepted-encoding.ts';
import type { ApiEnv } from '../../../http/env.ts';
import { matchesEtag } from '../../../http/matches-etag.ts';
import { commonHeaders } from '../../../http/security-headers.ts';
import { sha256 } from '../../../http/sha256.ts';
import type { RenderedDocument } from './page-parts.ts';

/** A rendered document in memory. It is compressed at the first request for an encoding. */
export interface CachedPage {
  etag: string;
  policy: string;
  bodies: { identity: Uint8Array<ArrayBuffer> } & Partial<
    Record<'br' | 'gzip', Promise<Uint8Array<ArrayBuffer>>>
  >;
}

/** Its size in memory; the compressed bodies are a fraction. */
export const pageSize = ({ bodies }: CachedPage) => bodies.identity.byteLength;

/** A blocked module returns by hand, so visitors need not retry soon. */
const RETRY_SECONDS = '120';

/** What decides about a page beside its address. */
const VARY = 'Cookie, Accept-Language, Accept-Encoding';

/** The headers of an answer that another visitor may get differently. */
export const visitorHeaders = { 'Cache-Control': 'private, no-cache', Vary: VARY };

export async function toCachedPage({ html, policy }: RenderedDocument): Promise<CachedPage> {
  const identity = new TextEncoder().encode(html);
  return { etag: `"${(await sha256(identity)).slice(0, 32)}"`, policy, bodies: { identity } };
}

/** Answers a document, or 304 to a matching ETag. */
export async function answerPage(
  c: Context<ApiEnv>,
  page: CachedPage,
  status: 200 | 400 | 404 | 409 | 410 | 429 | 503,
): Promise<Response> {
  const headers: Record<string, string> = {
    ...commonHeaders,
    ...visitorHeaders,
    'Content-Security-Policy': page.policy,
    'Content-Type': 'text/html; charset=utf-8',
    ETag: page.etag,
    ...(status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS }),
  };
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), page.etag))
    return c.body(null, 304, headers);
  const { compress } = c.get('platform');
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (compress === undefined || encoding === 'identity')
    return c.body(page.bodies.identity, status, headers);
  page.bodies[encoding] ??= compress(page.bodies.identity, encoding);
  const body = await page.bodies[encoding];
  return c.body(body, status, { ...headers, 'Content-Encoding': encoding });
}
