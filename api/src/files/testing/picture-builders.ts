import sharp from 'sharp';

/** A plain picture of the given kind. */
export async function aPicture(
  kind: 'png' | 'jpg' | 'gif' | 'webp',
  { width = 12, height = 8, background = '#0af' } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  const bytes = await (kind === 'jpg' ? picture.jpeg() : picture.toFormat(kind)).toBuffer();
  return new Uint8Array(bytes);
}

/** A black 24-bit bitmap; a negative height runs from the top. */
export function aBmp(width: number, height: number): Uint8Array {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bytes = new Uint8Array(54 + stride * Math.abs(height));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x424d);
  view.setUint32(2, bytes.byteLength, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  return bytes;
}
