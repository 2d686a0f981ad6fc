import type { MongoClient } from 'mongodb';
import type { DocumentStore } from '../platform.ts';

const CONNECT_TIMEOUT_MS = 2_000;

/** The MongoDB at `MONGODB_URL`: its check pings the server. Connects at the first check. */
export function mongoDocuments(url: string): DocumentStore & { close: () => Promise<void> } {
  let connected: Promise<MongoClient> | null = null;
  return {
    check: async () => {
      connected ??= connect(url);
      const client = await connected.catch((error: unknown) => {
        connected = null;
        throw error;
      });
      await client.db().command({ ping: 1 });
    },
    close: async () => (await connected?.catch(() => null))?.close(),
  };
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
