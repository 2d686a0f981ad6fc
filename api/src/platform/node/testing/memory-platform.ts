import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitSettings } from '../../common-settings.ts';
import { embeddedDocuments } from '../../documents/embedded-documents.ts';
import type {
  BuiltFiles,
  ErasureList,
  Log,
  ObjectStore,
  PasswordHasher,
  Platform,
} from '../../platform.ts';
import { openLibsql } from '../database/libsql-database.ts';
import { migrate } from '../database/migrate.ts';
import { drawThumbnail, drawVariant } from '../draw-pictures.ts';

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');

/** The Node platform in memory, with cheap password hashes, for tests. */
export async function createMemoryPlatform(): Promise<Platform & { close: () => Promise<void> }> {
  const database = await openLibsql(':memory:');
  await migrate(database, MIGRATIONS);
  return {
    database,
    objects: memoryObjects(),
    documents: embeddedDocuments(database),
    erasures: memoryErasures(),
    builds: noBuilds,
    passwords: plainPasswords,
    freeBytes: async () => null,
    settings: {
      jwtSecret: 'only-for-tests-0123456789abcdef0123',
      development: false,
      limits: limitSettings({}),
    },
    log: logFailures,
    now: () => Date.now(),
    clientAddress: () => '127.0.0.1',
    fetchPublicText: async () => null,
    drawThumbnail,
    drawVariant,
    close: () => database.close(),
  };
}

function memoryObjects(): ObjectStore {
  const blobs = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (blob, bytes) => {
      blobs.set(blob, new Uint8Array(bytes));
    },
    get: async (blob) => blobs.get(blob) ?? null,
    delete: async (blob) => {
      blobs.delete(blob);
    },
    list: async () => [...blobs.keys()],
    check: async () => {},
  };
}

function memoryErasures(): ErasureList {
  const names = new Set<string>();
  return {
    add: async (name) => {
      names.add(name);
    },
    list: async () => [...names],
  };
}

/** Prints errors; a test that expects one passes its own log. */
const logFailures: Log = (level, event, entry) => {
  if (level === 'error') console.error(event, JSON.stringify(entry));
};

const noBuilds: BuiltFiles = {
  workspaces: async () => [],
  read: async () => null,
  list: async () => [],
};

const plainPasswords: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (password, hash) => hash === `plain:${password}`,
};
