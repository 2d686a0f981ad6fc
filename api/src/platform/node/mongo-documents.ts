import type { Collection, MongoClient } from 'mongodb';
import { type ChangeDocument, changesAfter } from '../../documents/change-document.ts';
import type { Database, DocumentStore, Log } from '../platform.ts';

const AT_A_TIME = 200;
const PATIENCE_MS = 2_000;

interface Source {
  database: Database;
  log: Log;
  /** Between two looks for new changes. */
  everyMs?: number;
}

/**
 * The audit trail as documents in MongoDB. A change is written together with its record and delivered
 * from there, in order and at least once under an id of its own: whatever MongoDB does, nobody's save
 * waits for it or fails with it, and what it missed is made up for.
 */
export class MongoDocuments implements DocumentStore {
  #client: Promise<MongoClient> | null = null;
  #delivered: number | null = null;
  #delivering: Promise<void> = Promise.resolve();
  #isBehind = false;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly url: string,
    private readonly source: Source,
  ) {
    this.#timer = setInterval(() => void this.deliver(), source.everyMs ?? 2_000);
    this.#timer.unref();
  }

  async check(): Promise<void> {
    const client = await this.#connected();
    await client.db().command({ ping: 1 });
  }

  /** Brings over all that is new. Two deliveries never run at the same time. */
  deliver(): Promise<void> {
    this.#delivering = this.#delivering
      .then(() => this.#deliverAll())
      .then(
        () => this.#tell(false),
        (error: unknown) => this.#tell(true, error),
      );
    return this.#delivering;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.deliver();
    await (await this.#client?.catch(() => null))?.close();
  }

  async #deliverAll(): Promise<void> {
    const collection = (await this.#connected()).db().collection<ChangeDocument>('changes');
    this.#delivered ??= await newestIn(collection);
    for (;;) {
      const changes = await changesAfter(this.source.database, this.#delivered, AT_A_TIME);
      const last = changes.at(-1);
      if (last === undefined) return;
      await collection.bulkWrite(
        changes.map((change) => ({
          replaceOne: { filter: { _id: change._id }, replacement: change, upsert: true },
        })),
      );
      this.#delivered = last._id;
    }
  }

  #connected(): Promise<MongoClient> {
    this.#client ??= connect(this.url).catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  /** Said when it begins and when it ends, not each time in between. */
  #tell(isBehind: boolean, error?: unknown): void {
    if (isBehind === this.#isBehind) return;
    this.#isBehind = isBehind;
    const { log } = this.source;
    if (isBehind) log('warn', 'documents are not delivered', { error: String(error) });
    else log('info', 'documents are delivered again');
  }
}

async function connect(url: string): Promise<MongoClient> {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(url, {
    appName: 'wabu',
    serverSelectionTimeoutMS: PATIENCE_MS,
    connectTimeoutMS: PATIENCE_MS,
    socketTimeoutMS: 10_000,
  });
  return client.connect().catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
}

async function newestIn(collection: Collection<ChangeDocument>): Promise<number> {
  const newest = await collection.findOne({}, { sort: { _id: -1 }, projection: { _id: 1 } });
  return newest?._id ?? 0;
}
