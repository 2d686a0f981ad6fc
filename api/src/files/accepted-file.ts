import { extensionOf, fileLimits, fileMessages, imageTypes } from '@wabu/shared/entities/files';
import { malformed, tooLarge, unsupportedType } from '../http/problem.ts';
import { storedFileName } from './file-name.ts';
import type { Folder } from './folder-rules.ts';
import { cleanSvg } from './images/clean-svg.ts';
import { imageSizeOf } from './images/image-size.ts';
import { type ImageKind, imageKindOf, promisedKind } from './images/image-type.ts';
import { isTurned } from './images/strip-jpeg.ts';
import { stripMetadata } from './images/strip-metadata.ts';
import { SvgError } from './images/svg-reader.ts';

/**
 * A file that may be stored: its content has the type of its extension, nothing in it executes, and it has
 * no personal metadata.
 */
export interface AcceptedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Pixels as browsers show it. */
  width?: number;
  height?: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

export function acceptFile(folder: Folder, filename: string, bytes: Bytes): AcceptedFile {
  const name = storedFileName(filename);
  if (name === null) throw malformed(fileMessages.name);
  if (bytes.byteLength > fileLimits.bytes) throw tooLarge(fileMessages.tooLarge);
  const kind = promisedKind(name);
  if (kind === null) return acceptDocument(folder, name, bytes);
  if (imageKindOf(bytes) !== kind) throw unsupportedType(`${fileMessages.mismatch} ${kind}`);
  return kind === 'svg' ? acceptSvg(name, bytes) : acceptBitmap(kind, name, bytes);
}

function acceptBitmap(kind: Exclude<ImageKind, 'svg'>, name: string, bytes: Bytes): AcceptedFile {
  const size = imageSizeOf(kind, bytes);
  if (size === null) throw malformed(fileMessages.damaged);
  if (size.width * size.height > fileLimits.pixels) throw malformed(fileMessages.tooManyPixels);
  const stripped = stripMetadata(kind, bytes);
  if (stripped === null) throw malformed(fileMessages.damaged);
  const { width, height } = size;
  const shown = kind === 'jpg' && isTurned(stripped) ? { width: height, height: width } : size;
  return { name, type: imageTypes[kind], bytes: stripped, ...shown };
}

function acceptSvg(name: string, bytes: Bytes): AcceptedFile {
  if (bytes.byteLength > fileLimits.drawingBytes) throw tooLarge(fileMessages.drawingTooLarge);
  const source = textOf(bytes);
  if (source === null) throw malformed(fileMessages.damaged);
  try {
    return { name, type: imageTypes.svg, bytes: new TextEncoder().encode(cleanSvg(source)) };
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

/** Decodes UTF-8; null when the bytes are not text. */
function textOf(bytes: Bytes): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
