import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { aPicture } from '../testing/picture-builders.ts';
import type { BitmapKind } from './image-type.ts';
import { cleanBitmap } from './strip-metadata.ts';

const SECRET = 'Via Segreta 1, Sirmione';
const kinds = ['png', 'jpg', 'gif', 'webp'] as const;

const stripMetadata = (kind: BitmapKind, bytes: Uint8Array) =>
  cleanBitmap(kind, new Uint8Array(bytes))?.bytes ?? null;

const hasMetadata = (bytes: Uint8Array) => Buffer.from(bytes).includes(SECRET);
const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer();

async function withExif(kind: 'png' | 'jpg' | 'webp', orientation = 1) {
  const picture = sharp(await aPicture('png', { width: 30, height: 20 })).withMetadata({
    orientation,
    exif: { IFD0: { Artist: SECRET }, IFD3: { GPSLatitudeRef: 'N' } },
  });
  return new Uint8Array(
    await (kind === 'jpg' ? picture.jpeg() : picture.toFormat(kind)).toBuffer(),
  );
}

describe('personal metadata', () => {
  test.each(['png', 'jpg', 'webp'] as const)(
    'is removed from a %s without changing its pixels',
    async (kind) => {
      const original = await withExif(kind);
      const stripped = stripMetadata(kind, original) ?? new Uint8Array();
      expect(hasMetadata(original)).toBe(true);
      expect(hasMetadata(stripped)).toBe(false);
      expect((await sharp(stripped).metadata()).exif).toBeUndefined();
      expect(await pixels(stripped)).toEqual(await pixels(original));
    },
  );

  test.each([
    ['jpg', 1],
    ['jpg', 3],
    ['jpg', 6],
    ['jpg', 8],
    ['png', 3],
    ['png', 6],
  ] as const)('is removed from a %s of orientation %i, which stays', async (kind, orientation) => {
    const cleaned = cleanBitmap(kind, await withExif(kind, orientation));
    const bytes = cleaned?.bytes ?? new Uint8Array();
    expect(hasMetadata(bytes)).toBe(false);
    const { orientation: stored = 1, autoOrient } = await sharp(bytes).metadata();
    expect(stored).toBe(orientation);
    expect(cleaned).toMatchObject(autoOrient);
    expect(stripMetadata(kind, bytes)).toEqual(bytes);
  });

  test('is removed from comments of a jpeg and a gif, and the animation still loops', async () => {
    const frames = [await aPicture('png'), await aPicture('png', { background: '#f00' })];
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3 })
      .toBuffer();
    const comment = Buffer.from([0x21, 0xfe, SECRET.length, ...Buffer.from(SECRET), 0]);
    const at = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
    const commented = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]);
    const stripped = stripMetadata('gif', commented) ?? new Uint8Array();
    expect(hasMetadata(commented)).toBe(true);
    expect(hasMetadata(stripped)).toBe(false);
    expect((await sharp(stripped, { animated: true }).metadata()).loop).toBe(3);
    expect(await pixels(stripped)).toEqual(await pixels(gif));
  });

  test('progressive jpegs stay unchanged', async () => {
    const noise = sharp({
      create: {
        width: 90,
        height: 70,
        channels: 3,
        background: '#123',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    const original = await noise.jpeg({ progressive: true }).toBuffer();
    expect(stripMetadata('jpg', original)).toEqual(new Uint8Array(original));
  });
});

describe('bytes after the end of a picture', () => {
  test.each(kinds)('is cut from a %s', async (kind) => {
    const picture = await aPicture(kind);
    const hidden = Buffer.concat([picture, Buffer.from(`PK\x03\x04<?php system(${SECRET}) ?>`)]);
    const stripped = stripMetadata(kind, hidden) ?? new Uint8Array();
    expect(hasMetadata(stripped)).toBe(false);
    expect(await pixels(stripped)).toEqual(await pixels(picture));
  });
});

test.each(kinds)(
  'any bytes after the signature of a %s are accepted or rejected, without a crash',
  async (kind) => {
    const picture = await aPicture(kind);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(picture.length - 1), fc.nat(255)), { maxLength: 8 }),
        fc.nat(picture.length),
        (changes, length) => {
          const broken = Uint8Array.from(picture);
          for (const [at, value] of changes) broken[at] = value;
          const stripped = stripMetadata(kind, broken.subarray(0, length));
          return stripped === null || stripped.byteLength <= length;
        },
      ),
    );
  },
);

describe('C19 a picture of a hundred thousand empty blocks is rejected', () => {
  const COUNT = 100_000;
  const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  /** Every second block is removed, so that no two remaining ranges are adjacent. */
  const blocks: Record<(typeof kinds)[number], [number[], number[]]> = {
    png: [
      [0, 0, 0, 0, ...ascii('abCd'), 0, 0, 0, 0],
      [0, 0, 0, 0, ...ascii('tEXt'), 0, 0, 0, 0],
    ],
    jpg: [
      [0xff, 0xdb, 0, 2],
      [0xff, 0xfe, 0, 2],
    ],
    gif: [
      [0x21, 0xf9, 0],
      [0x21, 0xfe, 0],
    ],
    webp: [
      [...ascii('abcd'), 0, 0, 0, 0],
      [...ascii('EXIF'), 0, 0, 0, 0],
    ],
  };
  test.each(kinds)('%s', async (kind) => {
    const picture = await aPicture(kind);
    const start = { png: 33, jpg: 2, gif: 13 + 3 * 2 ** (((picture[10] ?? 0) & 7) + 1), webp: 12 };
    const [kept, dropped] = blocks[kind];
    const many = Array.from({ length: COUNT / 2 }, () => [...kept, ...dropped]).flat();
    const at = start[kind];
    const whole = Uint8Array.from([...picture.subarray(0, at), ...many, ...picture.subarray(at)]);
    if (kind === 'webp') new DataView(whole.buffer).setUint32(4, whole.byteLength - 8, true);
    expect(stripMetadata(kind, whole)).toBeNull();
  });
});
