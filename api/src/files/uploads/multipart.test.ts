import { describe, expect, test } from '@jest/globals';
import { processorTime } from '@wabu/shared/testing/processor-time';
import * as fc from 'fast-check';
import { type ArrivingBody, boundaryOf, MultipartError, parseMultipart } from './multipart.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const aPart = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A body that arrives in chunks of so many bytes. */
function arriving(bytes: Uint8Array<ArrayBuffer>, chunk = 64 * 1024): ArrivingBody {
  let size = 0;
  return {
    bytes: new Uint8Array(bytes.byteLength),
    get size() {
      return size;
    },
    async more() {
      const next = bytes.subarray(size, size + chunk);
      this.bytes.set(next, size);
      size += next.byteLength;
      return next.byteLength > 0;
    },
  };
}

const parse = (bytes: Uint8Array<ArrayBuffer>, boundary = 'b') =>
  parseMultipart(arriving(bytes), boundary);

async function asSent(form: FormData, chunk: number) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '') ?? '';
  return parseMultipart(arriving(new Uint8Array(await request.arrayBuffer()), chunk), boundary);
}

describe('a form as a browser sends it', () => {
  test('keeps its bytes and names, however it is cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.integer({ min: 1, max: 600 }),
        async (content, name, chunk) => {
          const form = new FormData();
          const bytes = new Uint8Array(content);
          form.set('file', new File([bytes], `${name}".png`));
          form.set('folder', '[Tests]');
          const sent = (form.get('file') as File).name;
          const [file, folder] = await asSent(form, chunk);
          expect(file).toEqual({ name: 'file', filename: sent, bytes });
          expect(folder).toEqual({ name: 'folder', filename: null, bytes: encode('[Tests]') });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('may be empty', async () => {
    const form = new FormData();
    form.set('file', new File([], 'a.png'));
    expect((await asSent(form, 100))[0]?.bytes.byteLength).toBe(0);
  });

  test('has a boundary with or without quotes', () => {
    expect(boundaryOf('multipart/form-data; boundary=----x1')).toBe('----x1');
    expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b');
    expect(boundaryOf('multipart/form-data')).toBeNull();
    expect(boundaryOf('multipart/mixed; boundary=x')).toBeNull();
    expect(boundaryOf(`multipart/form-data; boundary=${'x'.repeat(71)}`)).toBeNull();
  });
});

test.each<[string, string]>([
  ['carriage returns', '\r'],
  ['almost boundaries', '\r\n--'],
  ['boundaries but for a letter', '\r\n--c'],
])('C19 other work goes on while ten megabytes of %s are read', async (_, text) => {
  const value = text.repeat(10_000_000 / text.length);
  const body = encode(`${aPart('file', value)}--b--`);
  let turns = 0;
  const reading = parse(body).finally(() => clearInterval(otherWork));
  const otherWork = setInterval(() => {
    turns += 1;
  });
  expect((await reading)[0]?.bytes.byteLength).toBe(value.length);
  // At least once for each megabyte.
  expect(turns).toBeGreaterThanOrEqual(10);
});

describe('a form that no browser sends is rejected quickly', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['another boundary', '--c\r\n\r\n'],
    ['ten thousand parts', `${aPart('a', '').repeat(10_000)}--b--`],
    ['a truncated part', aPart('file', 'x').slice(0, -2)],
    ['no end', aPart('file', 'x')],
    ['an endless header', `--b\r\nX: ${'x'.repeat(100_000)}\r\n\r\n\r\n--b--`],
    ['a part without name', '--b\r\nContent-Type: x/y\r\n\r\nx\r\n--b--'],
    [
      'a part with two names',
      aPart('a', '').replace('\r\n\r\n', '\r\nContent-Disposition: form-data; name="b"\r\n\r\n'),
    ],
    ['ten million dashes', `--b\r\n\r\n${'-'.repeat(10_000_000)}`],
    ['ten million line ends', `--b\r\n${'\r'.repeat(10_000_000)}`],
    ['five million almost boundaries', `${aPart('a', '')}--b\r\n\r\n${'\r\n--'.repeat(2_500_000)}`],
  ])('%s', async (_, body) => {
    const cost = await processorTime(() =>
      expect(parse(encode(body))).rejects.toThrow(MultipartError),
    );
    expect(cost).toBeLessThan(10_000);
  });

  test('a header that is not text', async () => {
    const body = encode(`${aPart('file\u0000', 'x')}--b--`);
    body[body.indexOf(0)] = 0xff;
    await expect(parse(body)).rejects.toThrow(MultipartError);
  });
});
