import { extensionOf, fileMessages, storedFileName } from '@wabu/shared/entities/files';
import { withValues } from '@wabu/shared/entities/messages/messages';
import { invalid } from '../http/problem.ts';

/** The stored form of a new name for a file. Throws 400 for an invalid one and for another type of file. */
export function acceptedFileName(next: string, current: string, field: string): string {
  const name = storedFileName(next.trim());
  const extension = extensionOf(current);
  if (name !== null && extensionOf(name) === extension) return name;
  const message =
    name === null ? fileMessages.name : withValues(fileMessages.extension, { extension });
  throw invalid([{ field, message }]);
}

/** The Content-Disposition of a file (RFC 6266): `inline` for bitmaps only. */
export function contentDisposition(name: string, type: string): string {
  const isShown = type.startsWith('image/') && type !== 'image/svg+xml';
  const plain = name.replace(/[^A-Za-z0-9 ._()-]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${hex(sign)}`);
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

const hex = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase();
