import { expect, test } from '@jest/globals';
import { BodyTooLarge, readStream } from './bounded-stream.ts';

/** A stream of `count` chunks of 1,000 bytes; `seen` has how many were read, and whether it was cancelled. */
function streamOf(count: number) {
  const seen = { read: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (seen.read === count) return controller.close();
      seen.read += 1;
      controller.enqueue(new Uint8Array(1_000).fill(seen.read));
    },
    cancel() {
      seen.cancelled = true;
    },
  });
  return { seen, stream };
}

test('a stream within the limit is read completely', async () => {
  const { stream } = streamOf(3);
  const bytes = await readStream(stream, 3_000);
  expect([bytes.byteLength, bytes[0], bytes[2_999]]).toEqual([3_000, 1, 3]);
  expect((await readStream(null, 3_000)).byteLength).toBe(0);
});

test('an endless stream is cancelled at the first byte above the limit', async () => {
  const { seen, stream } = streamOf(Number.POSITIVE_INFINITY);
  await expect(readStream(stream, 2_999)).rejects.toThrow(BodyTooLarge);
  expect(seen.cancelled).toBe(true);
  expect(seen.read).toBeLessThan(6);
});
