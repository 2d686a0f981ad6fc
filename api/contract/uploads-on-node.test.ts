import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fileLimits } from '@wabu/shared/entities/files';
import { aPicture } from '../src/files/testing/picture-builders.ts';
import { MAX_UPLOAD_BYTES } from '../src/files/upload-form.ts';
import { startOnNode } from './on-node.ts';
import { tokenOf } from './people.ts';
import { stateOf } from './server.ts';
import { upload } from './uploads.ts';

let server: Awaited<ReturnType<typeof startOnNode>>;
let token: string;
beforeAll(async () => {
  server = await startOnNode();
  token = await tokenOf(server, 'king');
});
afterAll(() => server.close());

const HEAD =
  '--b\r\nContent-Disposition: form-data; name="folder"\r\n\r\n[Tests]\r\n' +
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const TAIL = '\r\n--b--\r\n';

/** An upload that the test sends in pieces. */
function startUpload(headers: Record<string, string | number>): ClientRequest {
  const sending = request({
    port: server.port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/r2/upload',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=b',
      ...headers,
    },
  });
  // The server may close the connection before all bytes are sent.
  sending.on('error', () => {});
  return sending;
}

async function answerTo(sending: ClientRequest): Promise<number> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

const filesOnDisk = async () =>
  (await readdir(join(server.dataDir, 'objects'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('uploads over a socket', () => {
  test('C10 a body without a length is rejected as soon as it exceeds the limit', async () => {
    const before = await stateOf(server);
    const sending = startUpload({});
    const answered = answerTo(sending);
    sending.write(HEAD);
    sending.end(Buffer.alloc(MAX_UPLOAD_BYTES));
    expect(await answered).toBe(413);
    expect(await stateOf(server)).toBe(before);
    expect((await filesOnDisk()).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('C10 a Content-Length above the limit is rejected before a byte is read', async () => {
    const sending = startUpload({ 'Content-Length': 10 ** 12 });
    const answered = answerTo(sending);
    sending.write(HEAD);
    expect(await answered).toBe(413);
    sending.destroy();
  });

  test('C10 a Content-Length below the real size truncates the form, which is rejected', async () => {
    const body = HEAD + 'x'.repeat(1_000) + TAIL;
    const sending = startUpload({ 'Content-Length': body.length - 500 });
    const answered = answerTo(sending);
    sending.end(body.slice(0, body.length - 500));
    expect(await answered).toBe(400);
  });

  test('F09 an interrupted upload stores nothing, and its retry succeeds', async () => {
    const before = await stateOf(server);
    const picture = Buffer.from(await aPicture('png'));
    const form = Buffer.concat([Buffer.from(HEAD), picture, Buffer.from(TAIL)]);
    const sending = startUpload({ 'Content-Length': form.length });
    sending.write(form.subarray(0, form.length / 2));
    await once(sending, 'socket');
    sending.destroy();
    expect(await stateOf(server)).toBe(before);
    expect((await filesOnDisk()).filter((name) => name.startsWith('.'))).toEqual([]);
    const again = await upload(server, token, { folder: '[Tests]', name: 'a.png', bytes: picture });
    expect(again.status).toBe(201);
  });
});

describe('F38 concurrent load', () => {
  test('fifty uploads of ten megabytes: memory stays bounded and others are served @verify', async () => {
    const bytes = new Uint8Array(fileLimits.bytes - 10);
    bytes.set(await aPicture('png'));
    const form = Buffer.concat([Buffer.from(HEAD), bytes, Buffer.from(TAIL)]);
    const tokens = await Promise.all(
      ['king', 'admin', 'second-king'].map((name) => tokenOf(server, name)),
    );
    global.gc?.();
    // The clients are in this process too.
    const idle = process.memoryUsage().rss;
    let highest = idle;
    const health = new Set<number>();
    const uploads = Array.from({ length: 50 }, (_, index) => {
      const sending = startUpload({
        'Content-Length': form.length,
        Authorization: `Bearer ${tokens[index % tokens.length]}`,
      });
      // The answer to one that waited too long may be lost with its connection.
      const answered = answerTo(sending).catch(() => 503);
      sending.end(form);
      return answered;
    });
    let isOver = false;
    const rush = Promise.all(uploads).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      health.add((await server.fetch('/healthz')).status);
      highest = Math.max(highest, process.memoryUsage().rss);
      await new Promise((next) => setTimeout(next, 20));
    }
    const result = await rush;
    expect(health).toEqual(new Set([200]));
    // On a slow disk the last uploads exceed the wait and get 503 with Retry-After.
    expect(result.filter((status) => status !== 503)).toEqual(
      result.filter((status) => status === 201),
    );
    expect(result).toContain(201);
    // Without a bound all bodies together take more than 500 MB.
    expect(highest - idle).toBeLessThan(300 * 1024 * 1024);
  });
});
