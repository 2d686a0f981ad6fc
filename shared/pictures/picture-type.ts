const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));

const png = [0x89, ...letters('PNG')];
const jpeg = [0xff, 0xd8, 0xff];

export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** The type by the file's signature, not by its name; undefined for all but these four. */
export async function pictureTypeOf(file: Blob): Promise<PictureType | undefined> {
  const bytes = new Uint8Array(await new Response(file.slice(0, 12)).arrayBuffer());
  if (startsWith(bytes, png)) return 'image/png';
  if (startsWith(bytes, jpeg)) return 'image/jpeg';
  if (startsWith(bytes, letters('GIF8'))) return 'image/gif';
  const isRiff = startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8);
  return isRiff ? 'image/webp' : undefined;
}
