import { imageTypes } from '@wabu/shared/entities/files';
import { imageKindOf } from './image-type.ts';
import { cleanBitmap } from './strip-metadata.ts';

const BITMAP = /^data:image\/(?:png|jpeg|gif|webp);base64,([A-Za-z0-9+/=\s]*)$/;

/** A bitmap embedded in an SVG: its sanitised data URL and its number of pixels. */
export interface HeldPicture {
  href: string;
  pixels: number;
}

/** Null when the data URL has no bitmap that an upload would accept. */
export function heldPicture(href: string): HeldPicture | null {
  const bytes = decode(BITMAP.exec(href)?.[1]);
  const kind = bytes === null ? null : imageKindOf(bytes);
  if (bytes === null || kind === null || kind === 'svg' || kind === 'bmp') return null;
  const picture = cleanBitmap(kind, bytes);
  if (picture === null) return null;
  return {
    href: `data:${imageTypes[kind]};base64,${encode(picture.bytes)}`,
    pixels: picture.width * picture.height,
  };
}

function decode(base64: string | undefined): Uint8Array<ArrayBuffer> | null {
  if (base64 === undefined) return null;
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const SLICE = 8_192;

function encode(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.byteLength; at += SLICE)
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(binary);
}
