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

export interface PageAnswer {
  status: 200 | 304 | 400 | 404 | 410 | 429 | 503;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** Answers a document, or 304 to a matching ETag. */
export async function answerPage(
  c: Context<ApiEnv>,
  page: CachedPage,
  status: PageAnswer['status'],
): Promise<Response> {
  return sendPage(c, await pageAnswer(c, page, status));
}

export async function pageAnswer(
  c: Context<ApiEnv>,
  page: CachedPage,
  status: PageAnswer['status'],
): Promise<PageAnswer> {
  const headers: Record<string, string> = {
    ...commonHeaders,
    ...visitorHeaders,
    'Content-Security-Policy': page.policy,
    'Content-Type': 'text/html; charset=utf-8',
    ETag: page.etag,
    ...(status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS }),
  };
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), page.etag))
    return { status: 304, headers, body: null };
  const { compress } = c.get('platform');
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (compress === undefined || encoding === 'identity')
    return { status, headers, body: page.bodies.identity };
  page.bodies[encoding] ??= compress(page.bodies.identity, encoding);
  const body = await page.bodies[encoding];
  return { status, headers: { ...headers, 'Content-Encoding': encoding }, body };
}

export function sendPage(c: Context<ApiEnv>, { status, headers, body }: PageAnswer): Response {
  return body === null ? c.body(null, status, headers) : c.body(body, status as 200, headers);
}
