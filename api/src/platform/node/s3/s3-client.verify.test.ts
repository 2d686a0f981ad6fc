import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { S3Settings } from '../settings/storage-variables.ts';
import { S3Client } from './s3-client.ts';
import { StrictS3 } from './testing/strict-s3.ts';

let server: StrictS3;
beforeEach(async () => {
  server = await new StrictS3().start();
});
afterEach(() => server.stop());

const bytes = new TextEncoder().encode('some bytes');
const client = (change: Partial<S3Settings> = {}, deadlineMs = 5_000) =>
  new S3Client({ ...server.settings, ...change }, 1, deadlineMs);

async function keysOf(of: S3Client, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of of.list(prefix)) keys.push(key);
  return keys;
}

test('requests are signed as the server computes it, whatever the key is called', async () => {
  const s3 = client();
  const keys = ['plain', 'a/b c', 'à+b&c=d', "quote'(1)*!", '#?%25', '日本/è'];
  for (const key of keys) expect(await s3.put(key, bytes)).toBe(true);
  expect([...server.objects.keys()]).toEqual(keys);
  for (const key of keys) expect((await s3.get(key))?.bytes).toEqual(bytes);
  expect((await keysOf(s3, '')).sort()).toEqual([...keys].sort());
  for (const key of keys) await s3.delete(key);
  expect(server.objects.size).toBe(0);
});

test('a listing follows its pages, and keeps to its prefix', async () => {
  const s3 = client();
  for (let number = 0; number < 50; number += 1) await s3.put(`a b/${number}`, bytes);
  await s3.put('other', bytes);
  expect((await keysOf(s3, 'a b/')).length).toBe(50);
});

describe('a condition', () => {
  test('of absence writes once', async () => {
    const s3 = client();
    expect(await s3.put('one', bytes, { absent: true })).toBe(true);
    expect(await s3.put('one', new Uint8Array(), { absent: true })).toBe(false);
    expect((await s3.get('one'))?.bytes).toEqual(bytes);
  });

  test('of an ETag writes over that object only', async () => {
    const s3 = client();
    await s3.put('one', bytes);
    const etag = (await s3.get('one'))?.etag ?? '';
    expect(await s3.put('one', new Uint8Array(), { etag })).toBe(true);
    expect(await s3.put('one', bytes, { etag })).toBe(false);
    expect(await s3.put('gone', bytes, { etag })).toBe(false);
    expect((await s3.get('one'))?.bytes.byteLength).toBe(0);
  });
});

describe('a failure', () => {
  test.each([500, 503, 429, 'lost' as const])(
    '%s is followed by another attempt',
    async (fault) => {
      server.faults.push(fault, fault);
      expect(await client().put('one', bytes)).toBe(true);
      server.faults.push(fault);
      expect((await client().get('one'))?.bytes).toEqual(bytes);
    },
  );

  test('that stays is reported after some attempts', async () => {
    server.faults.push(500, 500, 500, 500, 500, 500);
    await expect(client().get('one')).rejects.toThrow('answers 500 InternalError');
    expect(server.faults).toHaveLength(2);
  });

  test('of a silent server ends at the deadline', async () => {
    server.faults.push('silence', 'silence', 'silence', 'silence');
    await expect(client({}, 100).get('one')).rejects.toThrow('does not answer (no answer in time)');
  });
});

test('a server that is not there is named', async () => {
  const gone = await new StrictS3().start();
  const { endpoint } = gone.settings;
  await gone.stop();
  const putting = client({ endpoint }).put('one', bytes);
  await expect(putting).rejects.toThrow(`${endpoint} does not answer (ECONNREFUSED)`);
});

test.each<[string, Partial<S3Settings>]>([
  ['does not know the access key id', { accessKeyId: 'OTHER' }],
  ['the secret access key is wrong', { secretAccessKey: 'other' }],
  ['has no bucket', { bucket: 'other' }],
  ['in another region than us-east-1: eu-south-1', { region: 'us-east-1' }],
])('it %s: says so, without another attempt where none can help', async (words, change) => {
  await expect(client(change).put('one', bytes)).rejects.toThrow(words);
  expect(server.requests).toEqual([]);
});
