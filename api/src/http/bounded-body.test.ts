import { expect, test } from '@jest/globals';
import { BodyTooLarge, readStream } from './bounded-body.ts';

/** A stream of so many pieces of 1,000 bytes that tells how many were taken, and whether it was let go. */
function piecesOf(count: number) {
  const seen = { taken: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (seen.taken === count) return controller.close();
      seen.taken += 1;
      controller.enqueue(new Uint8Array(1_000).fill(seen.taken));
    },
    cancel() {
      seen.cancelled = true;
    },
  });
  return { seen, stream };
}

test('a stream within the limit is read whole', async () => {
  const { stream } = piecesOf(3);
  const bytes = await readStream(stream, 3_000);
  expect([bytes.byteLength, bytes[0], bytes[2_999]]).toEqual([3_000, 1, 3]);
  expect((await readStream(null, 3_000)).byteLength).toBe(0);
});

test('a stream without end is let go at the first byte too many', async () => {
  const { seen, stream } = piecesOf(Number.POSITIVE_INFINITY);
  await expect(readStream(stream, 2_999)).rejects.toThrow(BodyTooLarge);
  expect(seen.cancelled).toBe(true);
  expect(seen.taken).toBeLessThan(6);
});
