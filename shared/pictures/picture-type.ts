const read = async (file: Blob, start: number, end: number) =>
  new Uint8Array(await new Response(file.slice(start, end)).arrayBuffer());
const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));

const png = [0x89, ...letters('PNG')];
const jpeg = [0xff, 0xd8, 0xff];

export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif';

/** The type by the file's signature, not by its name; undefined for all but these. */
export async function pictureTypeOf(file: Blob): Promise<PictureType | undefined> {
  const bytes = await read(file, 0, 12);
  if (startsWith(bytes, png)) return 'image/png';
  if (startsWith(bytes, jpeg)) return 'image/jpeg';
  if (startsWith(bytes, letters('GIF8'))) return 'image/gif';
  if (startsWith(bytes, letters('ftypavif'), 4)) return 'image/avif';
  const isRiff = startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8);
  return isRiff ? 'image/webp' : undefined;
}

/** Enough for what stands before the pixels, a colour profile included. */
const HEAD_BYTES = 64 * 1024;

/** True for a PNG with a control chunk before its pixels, and for a WebP with the flag of animations. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const type = await pictureTypeOf(file);
  if (type === 'image/gif') return true;
  const head = Array.from(await read(file, 0, HEAD_BYTES), (byte) =>
    String.fromCharCode(byte),
  ).join('');
  if (type === 'image/png') return head.split('IDAT')[0]?.includes('acTL') === true;
  return type === 'image/webp' && head.startsWith('VP8X', 12) && (head.charCodeAt(20) & 2) !== 0;
}
