import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { BSON } from 'mongodb';
import { createTestApi } from '../../testing.ts';
import { mongoDocuments } from './mongo-documents.ts';

const QUERY = 2004;
const REPLY = 1;
const MESSAGE = 2013;

const greeting = {
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: 16_777_216,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  connectionId: 1,
  minWireVersion: 0,
  maxWireVersion: 25,
  readOnly: false,
};

/** Answers the driver's hello and ping in MongoDB's wire protocol: OP_QUERY by OP_REPLY, OP_MSG by OP_MSG. */
function replyTo(message: Buffer): Buffer {
  const isQuery = message.readInt32LE(12) === QUERY;
  const isPing = message.includes('ping');
  const answer = BSON.serialize({ ...(!isPing && greeting), ok: 1 });
  const before = Buffer.alloc(isQuery ? 20 : 5);
  if (isQuery) before.writeInt32LE(1, 16);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + before.length + answer.length, 0);
  header.writeInt32LE(message.readInt32LE(4), 8);
  header.writeInt32LE(isQuery ? REPLY : MESSAGE, 12);
  return Buffer.concat([header, before, answer]);
}

const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
      const length = pending.readInt32LE(0);
      socket.write(replyTo(pending.subarray(0, length)));
      pending = pending.subarray(length);
    }
  });
});
const listen = (port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
async function stop(): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
}
afterEach(stop);

test('the check pings MongoDB and fails while it is down', async () => {
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const documents = mongoDocuments(`mongodb://127.0.0.1:${port}/wabu`);
  let now = Date.now();
  const api = await createTestApi({ documents, now: () => now, log: () => {} });
  const check = async () => {
    now += 60_000;
    const response = await api.fetch('/api/mongo/checkmongo');
    return [response.status, await response.text()];
  };
  expect(await check()).toEqual([200, 'Database documenti: OK']);
  await stop();
  expect(await check()).toEqual([503, 'Database documenti: non disponibile']);
  await listen(port);
  expect(await check()).toEqual([200, 'Database documenti: OK']);
  await documents.close();
  await api.close();
});
