import { extensionOf, type ImageExtension, imageTypes } from '@wabu/shared/entities/files';

/** The picture formats, detected by content. */
export type ImageKind = Exclude<ImageExtension, 'jpeg'>;

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const signatures: { kind: ImageKind; at: number; bytes: number[] }[][] = [
  [{ kind: 'png', at: 0, bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] }],
  [{ kind: 'jpg', at: 0, bytes: [0xff, 0xd8, 0xff] }],
  [{ kind: 'gif', at: 0, bytes: ascii('GIF87a') }],
  [{ kind: 'gif', at: 0, bytes: ascii('GIF89a') }],
  [
    { kind: 'webp', at: 0, bytes: ascii('RIFF') },
    { kind: 'webp', at: 8, bytes: ascii('WEBPVP8') },
  ],
  [{ kind: 'bmp', at: 0, bytes: ascii('BM') }],
];

/** Detects the format by its signature; null for an unsupported one. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const found = signatures.find((parts) =>
    parts.every(({ at, bytes: expected }) => expected.every((byte, i) => bytes[at + i] === byte)),
  );
  return found?.[0]?.kind ?? (looksLikeSvg(bytes) ? 'svg' : null);
}

/** The format that a file name's extension implies. */
export function promisedKind(filename: string): ImageKind | null {
  const extension = extensionOf(filename);
  if (!Object.hasOwn(imageTypes, extension)) return null;
  return extension === 'jpeg' ? 'jpg' : (extension as ImageKind);
}

/** True when the first element is `svg`, after an optional declaration, comments and white space. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*(?:<\?xml\s[^<>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s[^<>]*>\s*)*<svg[\s>]/i.test(
    head,
  );
}
