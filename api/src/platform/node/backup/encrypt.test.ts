import { describe, expect, test } from '@jest/globals';
import { decrypt, encrypt } from './remote-backups.ts';

const MIB = 1024 * 1024;
const key = new Uint8Array(32).map((_, at) => at);
const bytesOf = (size: number) => new Uint8Array(size).map((_, at) => at % 253);

test.each([0, 1, MIB - 1, MIB, MIB + 1, 3 * MIB])('%d bytes are read back', (size) => {
  const sealed = encrypt(key, 'one', bytesOf(size));
  expect(Buffer.compare(decrypt(key, 'one', sealed), bytesOf(size))).toBe(0);
});

test('the documented format is read by another implementation', async () => {
  const sealed = encrypt(key, 'pool/x', bytesOf(MIB + 5));
  const { subtle } = globalThis.crypto;
  const secret = await subtle.importKey('raw', key, 'HKDF', false, ['deriveKey']);
  const own = await subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: sealed.slice(8, 24),
      info: new TextEncoder().encode('wabu backup'),
    },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const open = (number: number, isLast: boolean, bytes: Uint8Array<ArrayBuffer>) => {
    const iv = new Uint8Array(12);
    iv[10] = number;
    iv[11] = isLast ? 1 : 0;
    const additionalData = new TextEncoder().encode('pool/x');
    return subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, own, bytes);
  };
  const first = await open(0, false, sealed.slice(24, 24 + MIB + 16));
  const last = await open(1, true, sealed.slice(24 + MIB + 16));
  const plain = Buffer.concat([new Uint8Array(first), new Uint8Array(last)]);
  expect(Buffer.compare(plain, bytesOf(MIB + 5))).toBe(0);
});

describe('is rejected:', () => {
  const sealed = encrypt(key, 'one', bytesOf(2 * MIB + 7));
  const chunk = MIB + 16;
  const cases: [string, () => Uint8Array][] = [
    ['another first chunk', () => flipped(30)],
    ['another salt', () => flipped(10)],
    ['another tag', () => flipped(sealed.byteLength - 1)],
    ['a last chunk that is missing', () => sealed.subarray(0, 24 + 2 * chunk)],
    ['half a chunk', () => sealed.subarray(0, sealed.byteLength - 10)],
    ['nothing behind the head', () => sealed.subarray(0, 24)],
    [
      'chunks in another order',
      () =>
        Buffer.concat([
          sealed.subarray(0, 24),
          sealed.subarray(24 + chunk, 24 + 2 * chunk),
          sealed.subarray(24, 24 + chunk),
          sealed.subarray(24 + 2 * chunk),
        ]),
    ],
  ];

  function flipped(at: number): Uint8Array {
    const bytes = sealed.slice();
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  }

  test.each(cases)('%s', (_, damage) => {
    expect(() => decrypt(key, 'one', damage())).toThrow(
      'is damaged, or encrypted with another key',
    );
  });

  test('another name, another key, and what is not encrypted', () => {
    expect(() => decrypt(key, 'two', sealed)).toThrow('two is damaged');
    expect(() =>
      decrypt(
        key.map(() => 7),
        'one',
        sealed,
      ),
    ).toThrow('another key');
    expect(() => decrypt(key, 'one', bytesOf(100))).toThrow('is not encrypted');
  });
});
