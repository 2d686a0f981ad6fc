import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { BSON } from 'mongodb';

type Command = Record<string, unknown>;
type Update = { q: Command; u: Command };
type IdRange = { _id: { $gt: string; $lt: string } };

const QUERY = 2004;
const REPLY = 1;
const MESSAGE = 2013;
const HEADER_BYTES = 16;

/**
 * A test server with the MongoDB wire protocol and the commands that the driver uses: connect, ping, find
 * the newest document of a range of ids, count the range, replace documents by id, set values of those that match.
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
    if (name === 'update') return this.#update(command.updates as Update[]);
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

  #update(updates: Update[]): Command {
    for (const { q, u } of updates) {
      if (u.$set === undefined) this.documents.set(q._id, u);
      else for (const found of this.documents.values()) if (matches(found, q)) set(found, u.$set);
    }
    return { n: updates.length, nModified: updates.length, ok: 1 };
  }
}

/** Equal and other values, `$in`, and ranges of texts and times. */
function matches(document: Command, filter: Command): boolean {
  return Object.entries(filter).every(([path, wanted]) => {
    const value = valueAt(document, path);
    if (wanted === null || typeof wanted !== 'object') return value === wanted;
    return Object.entries(wanted as Command).every(([operator, limit]) => {
      if (operator === '$ne') return value !== limit;
      if (operator === '$in') return (limit as unknown[]).includes(value);
      if (operator === '$gte') return (value as string) >= (limit as string);
      if (operator === '$lte') return (value as string) <= (limit as string);
      if (operator === '$lt') return (value as string) < (limit as string);
      throw new Error(`The double does not know ${operator}`);
    });
  });
}

const valueAt = (document: Command, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Command | null)?.[key], document);

function set(document: Command, values: unknown): void {
  for (const [path, value] of Object.entries(values as Command)) {
    const [parent, child] = path.split('.');
    if (child === undefined) document[path] = value;
    else (document[parent ?? ''] as Command)[child] = value;
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
