import { describe, expect, test } from '@jest/globals';
import { processorTime } from '@wabu/shared/testing/processor-time';
import sharp from 'sharp';
import { aBmp, aPicture } from '../testing/picture-builders.ts';
import { imageSizeOf } from './image-size.ts';
import { imageKindOf, promisedKind } from './image-type.ts';

const text = (content: string) => new TextEncoder().encode(content);

describe('the type of a picture', () => {
  test.each(['png', 'jpg', 'gif', 'webp'] as const)('%s is detected by its bytes', async (kind) => {
    const bytes = await aPicture(kind, { width: 31, height: 17 });
    expect(imageKindOf(bytes)).toBe(kind);
    expect(imageSizeOf(kind, bytes)).toEqual({ width: 31, height: 17 });
  });

  test('bmp is detected, with negative height too', () => {
    expect(imageKindOf(aBmp(9, -7))).toBe('bmp');
    expect(imageSizeOf('bmp', aBmp(9, -7))).toEqual({ width: 9, height: 7 });
  });

  test('lossless and transparent webp have a readable size', async () => {
    const picture = sharp({
      create: { width: 700, height: 5, channels: 4, background: '#0af8' },
    });
    const lossless = await picture.clone().webp({ lossless: true }).toBuffer();
    const extended = await picture.clone().webp().toBuffer();
    expect(imageSizeOf('webp', lossless)).toEqual({ width: 700, height: 5 });
    expect(imageSizeOf('webp', extended)).toEqual({ width: 700, height: 5 });
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- a -- b --><svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg >',
  ])('svg is detected by its first element: %s', (source) => {
    expect(imageKindOf(text(source))).toBe('svg');
  });

  test.each(['<html><svg>', '<svgx>', 'hello <svg>', '%PDF-1.7', '', '<!DOCTYPE svg [<!ENTITY'])(
    'other content is no picture: %s',
    (source) => {
      expect(imageKindOf(text(source))).toBeNull();
    },
  );

  test('a malicious header is read quickly', async () => {
    const cost = await processorTime(() => {
      imageKindOf(text(`<!--${'<!--'.repeat(2_000)}`));
      imageKindOf(text('<!DOCTYPE '.repeat(1_000)));
      imageKindOf(text(' '.repeat(20_000)));
    });
    expect(cost).toBeLessThan(20_000);
  });

  test('the expected kind follows from the last extension', () => {
    expect(promisedKind('Lago.JPEG')).toBe('jpg');
    expect(promisedKind('a.png.html')).toBeNull();
    expect(promisedKind('constructor')).toBeNull();
    expect(promisedKind('a.constructor')).toBeNull();
    expect(promisedKind('.png')).toBeNull();
  });
});

describe('the size of a picture', () => {
  test('the size comes from the header, without decoding', async () => {
    const bytes = await aPicture('png', { width: 1, height: 1 });
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(16, 50_000);
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(20, 50_000);
    expect(imageSizeOf('png', bytes)).toEqual({ width: 50_000, height: 50_000 });
  });

  test('a gif frame larger than its canvas determines the size', async () => {
    const bytes = (await aPicture('gif', { width: 2, height: 2 })).slice();
    const frame = bytes.indexOf(0x2c, 13 + 6);
    bytes[frame + 6] = 0xff;
    expect(imageSizeOf('gif', bytes)?.width).toBeGreaterThan(60_000);
  });

  test.each(['png', 'jpg', 'gif', 'webp'] as const)(
    'a truncated %s has no size or its own',
    async (kind) => {
      const bytes = await aPicture(kind, { width: 40, height: 40 });
      for (let length = 0; length < Math.min(bytes.length, 700); length += 1) {
        const size = imageSizeOf(kind, bytes.subarray(0, length));
        if (size !== null) expect(size).toEqual({ width: 40, height: 40 });
      }
    },
  );
});
