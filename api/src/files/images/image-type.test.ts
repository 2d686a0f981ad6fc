import { describe, expect, test } from '@jest/globals';
import { processorTime } from '@wabu/shared/testing/processor-time';
import sharp from 'sharp';
import { aBmp, aPicture } from '../testing/picture-builders.ts';
import { type BitmapKind, imageKindOf, promisedKind, xmlEncodingOf } from './image-type.ts';
import { cleanBitmap } from './strip-metadata.ts';

const text = (content: string) => new TextEncoder().encode(content);
const sizeOf = (kind: BitmapKind, bytes: Uint8Array) => {
  const picture = cleanBitmap(kind, new Uint8Array(bytes));
  return picture && { width: picture.width, height: picture.height };
};

describe('the type of a picture', () => {
  test.each(['png', 'jpg', 'gif', 'webp'] as const)('%s is detected by its bytes', async (kind) => {
    const bytes = await aPicture(kind, { width: 31, height: 17 });
    expect(imageKindOf(bytes)).toBe(kind);
    expect(sizeOf(kind, bytes)).toEqual({ width: 31, height: 17 });
  });

  test('bmp is detected, with negative height too', () => {
    expect(imageKindOf(aBmp(9, -7))).toBe('bmp');
    expect(sizeOf('bmp', aBmp(9, -7))).toEqual({ width: 9, height: 7 });
  });

  test('lossless and transparent webp have a readable size', async () => {
    const picture = sharp({
      create: { width: 700, height: 5, channels: 4, background: '#0af8' },
    });
    const lossless = await picture.clone().webp({ lossless: true }).toBuffer();
    const extended = await picture.clone().webp().toBuffer();
    expect(sizeOf('webp', lossless)).toEqual({ width: 700, height: 5 });
    expect(sizeOf('webp', extended)).toEqual({ width: 700, height: 5 });
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- a -- b --><svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg >',
    '<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY x "urn:x">]><svg xmlns="&x;">',
  ])('svg is detected by its first element: %s', (source) => {
    expect(imageKindOf(text(source))).toBe('svg');
  });

  test.each<[string, Uint8Array]>([
    ['utf-16le', new Uint8Array(Buffer.from('\uFEFF<svg>', 'utf16le'))],
    ['utf-16le', new Uint8Array(Buffer.from('<?xml version="1.0"?><svg>', 'utf16le'))],
    ['utf-16be', new Uint8Array(Buffer.from('\uFEFF<svg>', 'utf16le').swap16())],
    ['ISO-8859-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><svg>è', 'latin1')],
    ['utf-8', text('\uFEFF<?xml version="1.0" encoding="ISO-8859-1"?><svg>')],
    ['utf-8', text('<?xml version="1.0" encoding="UTF-16"?><svg>')],
  ])('svg is detected in %s', (encoding, bytes) => {
    expect([imageKindOf(bytes), xmlEncodingOf(bytes)]).toEqual(['svg', encoding]);
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
    expect(['Lago.JPEG', 'lago.jfif', 'lago.pjp'].map(promisedKind)).toEqual(['jpg', 'jpg', 'jpg']);
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
    expect(sizeOf('png', bytes)).toEqual({ width: 50_000, height: 50_000 });
  });

  test('a gif with a frame outside its canvas is rejected', async () => {
    const bytes = (await aPicture('gif', { width: 2, height: 2 })).slice();
    const frame = bytes.indexOf(0x2c, 13 + 6);
    bytes[frame + 6] = 0xff;
    expect(sizeOf('gif', bytes)).toBeNull();
  });

  test('a jpeg has its size at its frame, wherever that stands', async () => {
    const bytes = await aPicture('jpg', { width: 31, height: 17 });
    const at = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0]));
    const frame = bytes.subarray(at, at + 19);
    const others = [bytes.subarray(2, at), bytes.subarray(at + 19)];
    const first = Buffer.concat([bytes.subarray(0, 2), frame, ...others]);
    expect(sizeOf('jpg', first)).toEqual({ width: 31, height: 17 });
    expect(sizeOf('jpg', Buffer.concat([bytes.subarray(0, 2), ...others]))).toBeNull();
  });

  test.each(['png', 'jpg', 'gif', 'webp'] as const)(
    'a truncated %s has no size or its own',
    async (kind) => {
      const bytes = await aPicture(kind, { width: 40, height: 40 });
      for (let length = 0; length < Math.min(bytes.length, 700); length += 1) {
        const size = sizeOf(kind, bytes.subarray(0, length));
        if (size !== null) expect(size).toEqual({ width: 40, height: 40 });
      }
    },
  );
});
