import { extensionOf, imageTypes } from '@wabu/shared/entities/files';
import { BMP } from 'image-size/types/bmp';
import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** The readers of signatures and sizes. */
export const bitmaps = { png: PNG, jpg: JPG, gif: GIF, webp: WEBP, bmp: BMP };

export type BitmapKind = keyof typeof bitmaps;
export type ImageKind = BitmapKind | 'svg';

const kinds = Object.keys(bitmaps) as BitmapKind[];
const HEAD_BYTES = 8_192;

/** Detects the format by its signature; null for an unsupported one. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const head = bytes.subarray(0, HEAD_BYTES);
  try {
    return kinds.find((kind) => bitmaps[kind].validate(head)) ?? (isSvg(head) ? 'svg' : null);
  } catch {
    return null;
  }
}

/** The format that a file name's extension implies. */
export function promisedKind(filename: string): ImageKind | null {
  const extension = extensionOf(filename);
  if (!Object.hasOwn(imageTypes, extension)) return null;
  const type = imageTypes[extension as keyof typeof imageTypes];
  return [...kinds, 'svg' as const].find((kind) => imageTypes[kind] === type) ?? null;
}

/** The encoding of an XML file by its first bytes (XML 1.0, appendix F), as it names itself. */
export function xmlEncodingOf(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  if (/^(?:\xff\xfe|<\0)/.test(head)) return 'utf-16le';
  if (/^(?:\xfe\xff|\0<)/.test(head)) return 'utf-16be';
  const declared = /^<\?xml\s[^<>]*\sencoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1];
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

/** True when the first element is `svg`, after an optional declaration, comments and white space. */
function isSvg(head: Uint8Array): boolean {
  const wide = /^utf-16/.exec(xmlEncodingOf(head)) ? xmlEncodingOf(head) : 'utf-8';
  return /^\s*(?:<\?xml\s[^<>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s[^<>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i.test(
    new TextDecoder(wide).decode(head),
  );
}
