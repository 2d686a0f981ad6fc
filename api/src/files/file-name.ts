import { fileLimits } from '@wabu/shared/entities/files';

/**
 * Letters, numbers and the signs of ordinary file names. No path, no control or invisible letter, nothing
 * that a shell, a header or Windows reads as an instruction; it starts and ends with a visible letter.
 */
const NAME = /^[\p{L}\p{N}_(][\p{L}\p{M}\p{N} ._()@+&,'’!=~#-]*$/u;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The name as it is stored, in its one written form; null when it is no name of a file. */
export function storedFileName(name: string): string | null {
  const stored = name.normalize('NFC');
  const fits = new TextEncoder().encode(stored).byteLength <= fileLimits.nameBytes;
  if (!fits || !NAME.test(stored) || DEVICE.test(stored) || /[. ]$|\.\./.test(stored)) return null;
  return stored;
}

/** The header that names a download; a browser only ever shows raster pictures by itself. */
export function contentDisposition(name: string, type: string): string {
  const isShown = type.startsWith('image/') && type !== 'image/svg+xml';
  const plain = name.replace(/[^A-Za-z0-9 ._()-]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${hex(sign)}`);
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

const hex = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase();
