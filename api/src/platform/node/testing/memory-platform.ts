import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
import { LibsqlConnection } from '../database/libsql-connection.ts';
import { LibsqlDatabase, openLibsql } from '../database/libsql-database.ts';
import { migrate } from '../database/migrate.ts';
import { drawThumbnail, drawVariant } from '../draw-pictures.ts';

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');

/** The Node platform in memory, with cheap password hashes, for tests. */
export async function createMemoryPlatform(): Promise<Platform & { close: () => Promise<void> }> {
  const database = await emptyDatabase();
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

/** An unnamed copy of the tables, because running the migrations takes twenty times as long. */
async function emptyDatabase(): Promise<LibsqlDatabase> {
  const path = join(tmpdir(), `wabu-${randomUUID()}.db`);
  copyFileSync(await tablesFile(), path);
  const connection = new LibsqlConnection(path);
  connection.script('PRAGMA journal_mode = MEMORY');
  connection.script('PRAGMA synchronous = OFF');
  rmSync(path);
  return new LibsqlDatabase(connection);
}

/** The tables after these migrations, which the first test makes for all. */
async function tablesFile(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort())
    hash.update(readFileSync(join(MIGRATIONS, name)));
  // Not beside the code: in a module of its own repository that is an installed package.
  const path = join(tmpdir(), `wabu-tables-${hash.digest('hex')}.db`);
  if (existsSync(path)) return path;
  const database = await openLibsql(':memory:');
  await migrate(database, MIGRATIONS);
  // Renamed when it is complete: other processes make the same one.
  const made = `${path}-${process.pid}`;
  await database.query('VACUUM INTO ?', [made]);
  await database.close();
  renameSync(made, path);
  return path;
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
