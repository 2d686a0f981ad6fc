import { fileMessages, imageTypes } from '@wabu/shared/entities/files';
import {
  isShareName,
  type MediaSize,
  mediaSizes,
} from '@wabu/shared/entities/microsites/picture-variants';
import type { Context } from 'hono';
import { imageKindOf } from '../../files/images/image-type.ts';
import { readVariant } from '../../files/variants.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { matchesEtag } from '../../http/matches-etag.ts';
import { notFound } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { commonHeaders, uploadPolicy } from '../../http/security-headers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPublishedPicture } from './microsite-repository.ts';

interface Media {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** What the bytes are: another one stands in for a variant that does not exist. */
  size: MediaSize;
}

const A_YEAR = 'public, max-age=31536000, immutable';
/** A variant may be made later. */
const STAND_IN = 'public, max-age=300';

/** The pictures of published microsites, for everybody. Every other object is 404. */
export const mediaRoutes = newRoutes().get(
  '/media/:blob/:size',
  describeRoute(
    'A picture of a published microsite: as wide as its size says, for shared links (`share`) or as uploaded (`original`)',
    { type: 'image/*', others: [304, 404] },
  ),
  async (c) => {
    const { blob, size } = c.req.param();
    const platform = c.get('platform');
    const isBlob = /^[0-9a-f]{64}$/.test(blob);
    const picture = isBlob ? await findPublishedPicture(platform.database, blob) : null;
    const media = picture && (await findMedia(platform, { blob, ...picture }, size));
    if (media === null) throw notFound(fileMessages.notFound);
    return answerMedia(c, media, {
      ETag: `"${blob.slice(0, 32)}-${media.size}"`,
      'Cache-Control': media.size === size ? A_YEAR : STAND_IN,
    });
  },
);

const isMediaSize = (size: string): size is MediaSize => mediaSizes.some((one) => one === size);

/** A size of a picture; in place of a missing one the original, or the middle crop. Null where there is neither. */
export async function findMedia(
  platform: Platform,
  picture: { blob: string; type: string },
  size: string,
): Promise<Media | null> {
  if (!isMediaSize(size)) return null;
  if (size !== 'original') {
    const bytes = await readVariant(platform, picture, size);
    const kind = bytes && imageKindOf(bytes);
    if (bytes !== null && kind !== null) return { bytes, type: imageTypes[kind], size };
    if (size === 'share') return null;
    if (isShareName(size)) return findMedia(platform, picture, 'share');
  }
  const bytes = await platform.objects.get(picture.blob);
  return bytes && { bytes, type: picture.type, size: 'original' };
}

/** Answers 200, 206, 304 or 416 (RFC 9110, 13 and 14). */
export function answerMedia(
  c: Context<ApiEnv>,
  { bytes, type }: Media,
  caching: Record<string, string> & { ETag: string },
): Response {
  const headers = {
    ...commonHeaders,
    ...caching,
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': uploadPolicy,
  };
  if (matchesEtag(c.req.header('If-None-Match'), caching.ETag)) return c.body(null, 304, headers);
  const typed = { ...headers, 'Content-Type': type };
  const range = rangeOf(c, caching.ETag, bytes.byteLength);
  if (range === null) return c.body(bytes, 200, typed);
  const total = bytes.byteLength;
  if (range === 'unsatisfiable')
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${total}` });
  const { start, end } = range;
  return c.body(bytes.slice(start, end + 1), 206, {
    ...typed,
    'Content-Range': `bytes ${start}-${end}/${total}`,
  });
}

function rangeOf(c: Context<ApiEnv>, etag: string, total: number): ByteRange {
  const condition = c.req.header('If-Range');
  if (condition !== undefined && condition.trim() !== etag) return null;
  return requestedRange(c.req.header('Range'), total);
}

/** The part of a body that a request asks for; null for the whole one. `end` is inclusive. */
type ByteRange = { start: number; end: number } | 'unsatisfiable' | null;

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
