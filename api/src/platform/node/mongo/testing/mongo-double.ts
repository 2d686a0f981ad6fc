import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { BSON } from 'mongodb';

type Command = Record<string, unknown>;
type IdRange = { _id: { $gt: string; $lt: string } };

const QUERY = 2004;
const REPLY = 1;
const MESSAGE = 2013;
const HEADER_BYTES = 16;

/**
 * A test server with the MongoDB wire protocol and the commands that the driver uses: connect, ping, find
 * the newest document of a range of ids, count the range, replace documents by id.
 */
export class MongoDouble {
  readonly documents = new Map<unknown, Command>();
  readonly commands: string[] = [];
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  port = 0;

  get url(): string {
    return `mongodb://127.0.0.1:${this.port}/wabu`;
  }

  /** Starts, after a stop at the same address. */
  async start(): Promise<this> {
    const server = createServer((socket) => this.#serve(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const server = this.#server;
    this.#server = null;
    if (server !== null) await new Promise((resolve) => server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {});
    let pending = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
        const length = pending.readInt32LE(0);
        socket.write(this.#reply(pending.subarray(0, length)));
        pending = pending.subarray(length);
      }
    });
  }

  #reply(message: Buffer): Buffer {
    const id = message.readInt32LE(4);
    const isQuery = message.readInt32LE(12) === QUERY;
    const answer = BSON.serialize(this.#run(isQuery ? queryIn(message) : commandIn(message)));
    const before = isQuery
      ? Buffer.concat([Buffer.alloc(16), int32(1)])
      : Buffer.concat([int32(0), Buffer.from([0])]);
    const body = Buffer.concat([before, answer]);
    const length = HEADER_BYTES + body.length;
    const header = [int32(length), int32(1), int32(id), int32(isQuery ? REPLY : MESSAGE)];
    return Buffer.concat([...header, body]);
  }

  #run(command: Command): Command {
    const [name = ''] = Object.keys(command);
    this.commands.push(name);
    if (/^(hello|ismaster)$/i.test(name)) return greeting();
    if (name === 'find') return answerOf(this.#within(command.filter as IdRange).slice(-1));
    if (name === 'aggregate') return this.#count(command.pipeline as [{ $match: IdRange }]);
    if (name === 'update') return this.#replace(command.updates as { q: Command; u: Command }[]);
    return { ok: 1 };
  }

  /** The documents of a range of ids, sorted. */
  #within({ _id: { $gt, $lt } }: IdRange): Command[] {
    const ids = [...this.documents.keys()].filter((id) => typeof id === 'string');
    const found = ids.filter((id) => id > $gt && id < $lt).sort();
    return found.map((id) => this.documents.get(id) ?? {});
  }

  #count([{ $match }]: [{ $match: IdRange }]): Command {
    const n = this.#within($match).length;
    return answerOf(n === 0 ? [] : [{ _id: 1, n }]);
  }

  #replace(updates: { q: Command; u: Command }[]): Command {
    for (const { q, u } of updates)
      if ('$set' in u) this.#empty(q, u.$set as Command);
      else this.documents.set(q._id, u);
    return { n: updates.length, nModified: updates.length, ok: 1 };
  }

  /** Sets values of the documents from before a time. */
  #empty({ happenedAt }: Command, values: Command): void {
    const { $lt } = happenedAt as { $lt: Date };
    for (const document of this.documents.values())
      if ((document.happenedAt as Date) < $lt) Object.assign(document, values);
  }
}

const answerOf = (firstBatch: Command[]): Command => ({
  cursor: { id: BSON.Long.ZERO, ns: 'wabu.changes', firstBatch },
  ok: 1,
});

const greeting = (): Command => ({
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
  ok: 1,
});

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

/** OP_QUERY, which drivers use for the first hello. */
function queryIn(message: Buffer): Command {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  return documentAt(message, nameEnd + 9);
}

/** An OP_MSG command with its document sequences. */
function commandIn(message: Buffer): Command {
  let command: Command = {};
  for (let at = HEADER_BYTES + 4; at < message.length; ) {
    const size = message.readInt32LE(at + 1);
    if (message[at] === 0) command = { ...documentAt(message, at + 1), ...command };
    else {
      const nameEnd = message.indexOf(0, at + 5);
      const items: Command[] = [];
      for (let item = nameEnd + 1; item < at + 1 + size; item += message.readInt32LE(item))
        items.push(documentAt(message, item));
      command[message.toString('utf8', at + 5, nameEnd)] = items;
    }
    at += 1 + size;
  }
  return command;
}

const documentAt = (message: Buffer, at: number): Command =>
  BSON.deserialize(message.subarray(at, at + message.readInt32LE(at)));
