import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import type { Collection, MongoClient } from 'mongodb';
import type { Database, DocumentStore, ErasedEntries, Log } from '../../platform.ts';
import { renewInstallation } from '../../renew-installation.ts';
import { readInstallation } from '../database/installation-repository.ts';
import {
  type ChangeDocument,
  changesAfter,
  countChangesUpTo,
  isSameChange,
  readPurged,
} from './change-document.ts';
import { eraseDocuments, pruneDocuments } from './erase-documents.ts';

/** A change may contain two versions of a record of a megabyte. */
const BATCH_SIZE = 20;
const CONNECT_TIMEOUT_MS = 2_000;
const DELIVER_EVERY_MS = 2_000;
const CHECK_EVERY_MS = DAY_MS;

interface Source {
  database: Database;
  log: Log;
  /** The interval of deliveries. */
  everyMs?: number;
  /** The interval of checks for documents missing in MongoDB. */
  checkEveryMs?: number;
}

/** The position up to which changes are delivered. */
interface Position {
  installation: string;
  number: number;
  checkedAt: number;
}

/**
 * The audit trail as documents in MongoDB. A change is committed with its record and delivered later, in
 * order and at least once, under the installation's id and its own number. Saves neither wait for MongoDB
 * nor fail with it. Missing documents are delivered again and logged.
 */
export class MongoDocuments implements DocumentStore {
  #client: Promise<MongoClient> | null = null;
  #position: Position | null = null;
  #delivering: Promise<void> = Promise.resolve();
  #isBehind = false;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly url: string,
    private readonly source: Source,
  ) {
    this.#timer = setInterval(() => void this.deliver(), source.everyMs ?? DELIVER_EVERY_MS);
    this.#timer.unref();
  }

  async check(): Promise<void> {
    const client = await this.#connected();
    await client.db().command({ ping: 1 });
  }

  /** Delivers all new changes. Deliveries never overlap. */
  deliver(): Promise<void> {
    this.#delivering = this.#delivering
      .then(() => this.#deliverAll())
      .then(
        () => this.#logState(false),
        (error: unknown) => {
          // After a failure of MongoDB, delivered documents may be lost.
          this.#position = null;
          this.#logState(true, error);
        },
      );
    return this.#delivering;
  }

  /** Between two deliveries: what is delivered later is read after `eraseRows`. */
  async erase(entries: ErasedEntries, eraseRows: () => Promise<void>): Promise<void> {
    const erasing = this.#delivering.then(async () => {
      await this.#deliverAll();
      const client = await this.#connected();
      await eraseDocuments(client.db().collection<ChangeDocument>('changes'), entries);
      await eraseRows();
    });
    this.#delivering = erasing.catch(() => {
      this.#position = null;
    });
    await erasing;
  }

  /** Of every installation: a restored database has contents of the ones before. */
  async prune(before: number): Promise<void> {
    const client = await this.#connected();
    const purged = await readPurged(this.source.database);
    await pruneDocuments(client.db().collection<ChangeDocument>('changes'), before, purged);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.deliver();
    await (await this.#client?.catch(() => null))?.close();
  }

  async #deliverAll(): Promise<void> {
    const collection = (await this.#connected()).db().collection<ChangeDocument>('changes');
    const { database, checkEveryMs = CHECK_EVERY_MS } = this.source;
    const known = this.#position;
    const isDue = known === null || Date.now() - known.checkedAt >= checkEveryMs;
    const position = isDue ? await this.#locate(collection) : known;
    this.#position = position;
    for (;;) {
      const { installation, number } = position;
      const changes = await changesAfter(database, installation, number, BATCH_SIZE);
      const last = changes.at(-1);
      if (last === undefined) return;
      await collection.bulkWrite(
        changes.map((change) => ({
          replaceOne: { filter: { _id: change._id }, replacement: change, upsert: true },
        })),
      );
      position.number = last.number;
    }
  }

  /** The position after the newest document, if all documents up to it are this database's. */
  async #locate(collection: Collection<ChangeDocument>): Promise<Position> {
    const { database, log } = this.source;
    const checkedAt = Date.now();
    const installation = await readInstallation(database);
    const newest = await collection.findOne(documentsOf(installation), { sort: { _id: -1 } });
    if (newest === null) {
      log('info', 'documents are delivered from the first change', { installation });
      return { installation, number: 0, checkedAt };
    }
    if (!(await isSameChange(database, newest))) {
      await database.write([renewInstallation()]);
      log('warn', 'the database went back without a restore: it gets a new installation id', {
        was: installation,
        delivered: newest.number,
      });
      return this.#locate(collection);
    }
    const expected = await countChangesUpTo(database, newest.number);
    const missing = expected - (await collection.countDocuments(documentsOf(installation)));
    if (missing <= 0) return { installation, number: newest.number, checkedAt };
    log('warn', 'documents were missing and are delivered again', { installation, missing });
    return { installation, number: 0, checkedAt };
  }

  #connected(): Promise<MongoClient> {
    this.#client ??= connect(this.url).catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  /** Logged at the first failure and at recovery only. */
  #logState(isBehind: boolean, error?: unknown): void {
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
    serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    socketTimeoutMS: 10_000,
  });
  return client.connect().catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
}

/** The ids of one installation; `0` is the character after `/`. */
const documentsOf = (installation: string) => ({
  _id: { $gt: `${installation}/`, $lt: `${installation}0` },
});
