import { folders } from './files.ts';

export const FRONTEND_URL_MAX = 200;

const WORD = String.raw`[\p{L}\p{M}\p{N}_~-]`;
const SEGMENT = String.raw`${WORD}(?:${WORD}|\.(?=${WORD})){0,199}`;
const ADDRESS = new RegExp(
  String.raw`^(?:https?://|/)?${SEGMENT}(?::\d{1,5})?(?:/${SEGMENT}){0,20}/?$`,
  'iu',
);

/** True for a host, a path or a plain name (`www.terme.it/it`), without another scheme, user, query or `..`. */
export function isFrontendUrl(url: string): boolean {
  return url.length <= FRONTEND_URL_MAX && ADDRESS.test(url.trim());
}

export function normaliseFrontendUrl(url: string): string {
  return url
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(?:https?:\/\/|\/)/, '')
    .replace(/(?<!\/)\/+$/, '');
}

export function frontendImagesFolder(url: string): string {
  return `${folders.frontends}/${url.trim()}/images`;
}
