import { describe, expect, test } from '@jest/globals';
import { fileMessages } from '@wabu/shared/entities/files';
import sharp from 'sharp';
import { aPicture } from '../testing/picture-builders.ts';
import { cleanSvg } from './clean-svg.ts';

const svgWith = (...pictures: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${pictures.map((one) => `<image href="${one}"/>`).join('')}</svg>`;
const asData = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

async function pngWithSize(width: number, height: number): Promise<string> {
  const png = await aPicture('png');
  new DataView(png.buffer).setUint32(16, width);
  new DataView(png.buffer).setUint32(20, height);
  return asData(png);
}

describe('C21 pictures inside a drawing', () => {
  test('have at most fifty megapixels, each and together', async () => {
    const tooMany = expect.objectContaining({ sentence: fileMessages.tooManyPixels });
    const bomb = await pngWithSize(30_000, 30_000);
    await expect(cleanSvg(svgWith(bomb))).rejects.toEqual(tooMany);
    const half = await pngWithSize(5_000, 5_000);
    expect(await cleanSvg(svgWith(half, half))).toBe(svgWith(half, half));
    await expect(cleanSvg(svgWith(half, half, half))).rejects.toEqual(tooMany);
  });

  test('lose their personal metadata', async () => {
    const photograph = await sharp(await aPicture('png'))
      .withMetadata({ exif: { IFD0: { Artist: 'Via Segreta 1' } } })
      .jpeg()
      .toBuffer();
    expect(photograph.includes('Via Segreta')).toBe(true);
    const cleaned = await cleanSvg(svgWith(asData(photograph, 'image/jpeg')));
    const stripped = Buffer.from(/base64,([^"]+)/.exec(cleaned)?.[1] ?? '', 'base64');
    expect(stripped.includes('Via Segreta')).toBe(false);
    expect((await sharp(stripped).metadata()).width).toBe(12);
  });

  test('are removed when they are no pictures or have another format', async () => {
    const jpeg = await aPicture('jpg');
    expect(await cleanSvg(svgWith(asData(jpeg, 'image/png')))).toContain('data:image/jpeg;base64,');
    for (const other of [Buffer.from('<svg/>'), Buffer.from('BM'), Buffer.alloc(0)])
      expect(await cleanSvg(svgWith(asData(other)))).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg"><image/></svg>',
      );
    expect(await cleanSvg(svgWith('data:image/png;base64,===='))).not.toContain('data:');
  });
});
