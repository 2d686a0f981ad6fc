import { describe, expect, test } from '@jest/globals';
import type { ObjectStore } from '../platform.ts';

export const blobNamed = (number: number) => number.toString(16).padStart(64, '0');
export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** More objects than any of the stores under test lists in one page. */
const MANY = 30;

/**
 * What every object store does.
 *
 * @param open gives an empty store
 */
export function describeObjectStore(name: string, open: () => ObjectStore): void {
  describe(`the object store ${name}`, () => {
    test('stores, lists, reads and deletes an object', async () => {
      const objects = open();
      await objects.put(blobNamed(1), bytesOf('some bytes'));
      expect(await objects.get(blobNamed(1))).toEqual(bytesOf('some bytes'));
      expect(await objects.list()).toEqual([blobNamed(1)]);
      await objects.delete(blobNamed(1));
      await objects.delete(blobNamed(1));
      expect(await objects.get(blobNamed(1))).toBeNull();
      expect(await objects.list()).toEqual([]);
    });

    test('replaces an object', async () => {
      const objects = open();
      await objects.put(blobNamed(1), bytesOf('before'));
      await objects.put(blobNamed(1), bytesOf('after'));
      expect(await objects.get(blobNamed(1))).toEqual(bytesOf('after'));
    });

    test('stores objects of new names: an empty one, and one of 11 MB', async () => {
      const objects = open();
      const large = new Uint8Array(11_000_000).map((_, at) => at % 251);
      await objects.put(blobNamed(1), new Uint8Array(), { isNew: true });
      await objects.put(blobNamed(2), large, { isNew: true });
      expect(await objects.get(blobNamed(1))).toEqual(new Uint8Array());
      expect(Buffer.compare((await objects.get(blobNamed(2))) ?? large.subarray(1), large)).toBe(0);
    });

    test('lists more objects than a page has', async () => {
      const objects = open();
      const names = Array.from({ length: MANY }, (_, number) => blobNamed(number));
      await Promise.all(names.map((blob) => objects.put(blob, bytesOf(blob.slice(-4)))));
      expect((await objects.list()).sort()).toEqual(names);
    });

    test('can be used', async () => {
      const objects = open();
      await objects.put(blobNamed(1), bytesOf('some bytes'));
      await objects.check();
    });
  });
}
