import {
  extensionOf,
  fileLimits,
  fileMessages,
  imageTypes,
  storedFileName,
} from '@wabu/shared/entities/files';
import { withValues } from '@wabu/shared/entities/messages/messages';
import { malformed, tooLarge, unsupportedType } from '../http/problem.ts';
import type { Folder } from './folder-rules.ts';
import type { Bytes } from './images/bitmap-parts.ts';
import { cleanSvg, SvgError } from './images/clean-svg.ts';
import { type BitmapKind, imageKindOf, promisedKind, xmlEncodingOf } from './images/image-type.ts';
import { cleanBitmap } from './images/strip-metadata.ts';

/**
 * A file that may be stored: its content has the type of its extension, nothing in it executes, and it has
 * no personal metadata.
 */
export interface AcceptedFile {
  name: string;
  type: string;
  bytes: Bytes;
  /** Pixels as browsers show it. */
  width?: number;
  height?: number;
}

export async function acceptFile(
  folder: Folder,
  filename: string,
  bytes: Bytes,
): Promise<AcceptedFile> {
  const name = storedFileName(filename);
  if (name === null) throw malformed(fileMessages.name);
  if (bytes.byteLength > fileLimits.bytes) throw tooLarge(fileMessages.tooLarge);
  const kind = promisedKind(name);
  if (kind === null) return acceptDocument(folder, name, bytes);
  if (imageKindOf(bytes) !== kind)
    throw unsupportedType(withValues(fileMessages.mismatch, { kind }));
  return kind === 'svg' ? acceptSvg(name, bytes) : acceptBitmap(kind, name, bytes);
}

function acceptBitmap(kind: BitmapKind, name: string, source: Bytes): AcceptedFile {
  const picture = cleanBitmap(kind, source);
  if (picture === null) throw malformed(fileMessages.damaged);
  const { bytes, width, height, isAnimated } = picture;
  if (width * height > fileLimits.pixels) throw malformed(fileMessages.tooManyPixels);
  // Variants are made by type, and those of an animation would be still.
  return { name, type: isAnimated ? 'image/apng' : imageTypes[kind], bytes, width, height };
}

async function acceptSvg(name: string, source: Bytes): Promise<AcceptedFile> {
  if (source.byteLength > fileLimits.drawingBytes) throw tooLarge(fileMessages.drawingTooLarge);
  const text = textOf(source, xmlEncodingOf(source));
  if (text === null) throw malformed(fileMessages.damaged);
  try {
    return { name, type: imageTypes.svg, bytes: new TextEncoder().encode(await cleanSvg(text)) };
  } catch (error) {
    throw error instanceof SvgError ? malformed(error.sentence) : error;
  }
}

const documentTypes: Record<string, { type: string; fits: (bytes: Bytes) => boolean }> = {
  pdf: {
    type: 'application/pdf',
    fits: (bytes) => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-',
  },
  txt: { type: 'text/plain; charset=utf-8', fits: (bytes) => textOf(bytes) !== null },
};

function acceptDocument(folder: Folder, name: string, bytes: Bytes): AcceptedFile {
  const extension = extensionOf(name);
  const known = Object.hasOwn(documentTypes, extension) ? documentTypes[extension] : undefined;
  if (!folder.takesDocuments || known === undefined || !known.fits(bytes))
    throw unsupportedType(fileMessages.unsupported);
  return { name, type: known.type, bytes };
}

/** Decodes a text; null when the bytes are not one. Throws 400 for an unknown encoding. */
function textOf(bytes: Bytes, encoding = 'utf-8'): string | null {
  const decoder = decoderOf(encoding);
  if (decoder === null) throw malformed(fileMessages.encoding);
  try {
    const text = decoder.decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function decoderOf(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return null;
  }
}
