import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fileLimits } from '@wabu/shared/entities/files';
import { parseForm, readUpload } from './upload-form.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const aForm = (value: string, after = '') =>
  encode(
    `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${value}\r\n--b--${after}`,
  );

test.each<[string, string]>([
  ['carriage returns', '\r'],
  ['almost boundaries', '\r\n--'],
  ['boundaries but for a letter', '\r\n--c'],
])('C19 other work goes on while ten megabytes of %s are parsed', async (_, text) => {
  const value = text.repeat(10_000_000 / text.length);
  let turns = 0;
  const otherWork = setInterval(() => {
    turns += 1;
  });
  const [file] = await parseForm(aForm(value), 'b').finally(() => clearInterval(otherWork));
  expect(file?.bytes.byteLength).toBe(value.length);
  // At least once for each half megabyte.
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('a form that ends with a line is parsed whatever its length', async () => {
  const end = 512 * 1024 - aForm('').byteLength;
  for (let size = end - 3; size <= end + 3; size += 1) {
    const [file] = await parseForm(aForm('x'.repeat(size), '\r\n'), 'b');
    expect(file?.bytes.byteLength).toBe(size);
  }
});

describe('a form that no browser sends is rejected', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const noText = encode(`--b\r\nContent-Disposition: form-data; name="\0"\r\n\r\n\r\n--b--`);
  noText[noText.indexOf(0)] = 0xff;
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['ten thousand parts', encode(`${part.repeat(10_000)}--b--`)],
    ['an endless header', encode(`--b\r\nX: ${'x'.repeat(100_000)}\r\n\r\n\r\n--b--`)],
    ['no end', encode(part)],
    ['a header that is not text', noText],
  ])('%s', async (_, body) => {
    await expect(parseForm(body, 'b')).rejects.toMatchObject({ status: 400 });
  });

  test('a file above the limit', async () => {
    const body = aForm('x'.repeat(fileLimits.bytes + 1));
    await expect(parseForm(body, 'b')).rejects.toMatchObject({ status: 413 });
  });
});

describe('a body without an end', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('ends at its limit', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(100)),
    });
    await expect(readUpload(endless, 10_000)).rejects.toMatchObject({ status: 413 });
  });

  test.each([
    ['that stops sending', 60_000, 15_000],
    ['that sends a byte every ten seconds', 10_000, 180_000],
  ])('%s ends by time', async (_, pauseMs, endMs) => {
    jest.useFakeTimers();
    const slow = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) => {
          setTimeout(() => {
            controller.enqueue(new Uint8Array(1));
            resolve();
          }, pauseMs);
        }),
    });
    const ended = jest.fn();
    const reading = expect(readUpload(slow, 10_000).finally(ended)).rejects.toMatchObject({
      status: 400,
    });
    await jest.advanceTimersByTimeAsync(endMs - 1_000);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    await reading;
  });
});
