import { mkdir, readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { newDeployToken } from '../deploy-token.ts';
import { embeddedDocuments } from '../documents/embedded-documents.ts';
import type { Metrics } from '../metrics.ts';
import type { BuiltFiles, Log, Platform, Settings } from '../platform.ts';
import { readLastBackup } from './backup/last-backup.ts';
import { requireNoUnfinishedRestore } from './backup/unfinished-restore.ts';
import { lockData } from './database/data-lock.ts';
import type { LibsqlDatabase } from './database/libsql-database.ts';
import { migrate } from './database/migrate.ts';
import { openCheckedDatabase } from './database/open-database.ts';
import { drawThumbnail, drawVariant } from './draw-pictures.ts';
import { erasureFile } from './erasures/erasure-file.ts';
import { fetchPublicText } from './fetch-public-text.ts';
import { mongoDocuments } from './mongo-documents.ts';
import { openObjects, requireObjectPlace } from './objects/open-objects.ts';
import { requireUsableBucket } from './objects/s3-objects.ts';
import { scryptPasswords } from './scrypt-passwords.ts';
import { clientAddress, isProxy } from './server/client-address.ts';
import { compress } from './server/compress.ts';
import { freeBytes } from './settings/disk.ts';
import type { Environment } from './settings/environment.ts';
import { storedSecret } from './settings/secret.ts';

const WORKSPACE = /^[a-z][a-z0-9-]*$/;

function builtFolders(root: string): BuiltFiles {
  const dist = (workspace: string) => {
    if (!WORKSPACE.test(workspace)) throw new Error(`no workspace: ${workspace}`);
    return join(root, workspace, 'dist');
  };
  return {
    async workspaces() {
      const entries = await readdir(root, { withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      return folders.filter((name) => WORKSPACE.test(name) && name !== 'node_modules');
    },
    async read(workspace, path) {
      const folder = dist(workspace);
      const file = resolve(folder, path);
      if (!file.startsWith(folder + sep) || path.includes('\0')) return null;
      return readFile(file).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      );
    },
    async list(workspace) {
      const folder = dist(workspace);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .map((path) => path.split(sep).join('/'));
    },
  };
}

/** The program's folders: `migrations/` inside the api, and the root with the builds. */
export interface ProgramFolders {
  migrations: string;
  root: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** The Node platform: a database file, and a folder or a bucket of objects. */
export async function openNodePlatform(
  environment: Environment,
  folders: ProgramFolders,
  log: Log,
): Promise<Platform & { close: () => Promise<void> }> {
  await mkdir(environment.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockData(environment.dataDir);
  try {
    return await openLocked(environment, folders, log, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked(
  environment: Environment,
  folders: ProgramFolders,
  log: Log,
  lock: { release: () => void },
): Promise<Platform & { close: () => Promise<void> }> {
  const { dataDir } = environment;
  const database = await openData(environment);
  const applied = await migrate(database, folders.migrations);
  if (applied[0]?.startsWith('0001-')) log('info', 'data created', { folder: dataDir });
  else if (applied.length > 0) log('info', 'migrated', { files: applied.join(', ') });
  const objects = openObjects(dataDir, environment.s3);
  const sweeping = sweepUnfinished(objects, log);
  const mongo = environment.mongodbUrl && mongoDocuments(environment.mongodbUrl);
  if (environment.publicUrl === undefined && !LOOPBACK.test(environment.host))
    log('warn', 'no public address is set: links name whatever host a request names', {
      set: 'PUBLIC_URL',
    });
  return {
    database,
    objects,
    documents: mongo || embeddedDocuments(database),
    erasures: erasureFile(join(dataDir, 'erasures')),
    builds: builtFolders(folders.root),
    passwords: scryptPasswords(),
    freeBytes: () => freeBytes(dataDir),
    lastBackupAt: () => readLastBackup(dataDir),
    translator: environment.translator,
    mailer: environment.mailer,
    ...(environment.metricsToken && { metrics: await openMetrics(dataDir, database) }),
    settings: await settingsOf(environment),
    log,
    now: () => Date.now(),
    clientAddress: (request, env) =>
      clientAddress(
        peerOf(env),
        request.headers.get('X-Forwarded-For'),
        environment.trustedProxies,
      ),
    isFromProxy: (env) => isProxy(peerOf(env), environment.trustedProxies),
    onSent: afterSent,
    fetchPublicText: (url) => fetchPublicText(url),
    compress,
    drawThumbnail,
    drawVariant,
    close: async () => {
      if (mongo) await mongo.close();
      await sweeping;
      await database.run('PRAGMA wal_checkpoint(TRUNCATE)');
      await database.close();
      lock.release();
    },
  };
}

async function settingsOf(environment: Environment): Promise<Settings> {
  return {
    jwtSecret: environment.jwtSecret ?? (await storedSecret(environment.dataDir, 'jwt-secret')),
    development: environment.development,
    operatorToken:
      environment.operatorToken ??
      (await storedSecret(environment.dataDir, 'operator-token', newDeployToken)),
    ...(environment.metricsToken && { metricsToken: environment.metricsToken }),
    accessLog: environment.accessLog,
    ...(environment.dailyCharacters !== undefined && {
      dailyCharacters: environment.dailyCharacters,
    }),
    ...(environment.dailyCharactersPerUser !== undefined && {
      dailyCharactersPerUser: environment.dailyCharactersPerUser,
    }),
    historyMonths: environment.historyMonths,
    requestMonths: environment.requestMonths,
    limits: environment.limits,
    presence: environment.presence,
    activity: environment.activity,
    strictTransport: environment.strictTransport,
    ...(environment.publicUrl && { publicUrl: environment.publicUrl }),
    ...(environment.analyticsSrc && { analyticsSrc: environment.analyticsSrc }),
    ...(environment.controller && { controller: environment.controller }),
  };
}

async function openData({ dataDir, s3 }: Environment): Promise<LibsqlDatabase> {
  await requireNoUnfinishedRestore(dataDir);
  if (s3 !== undefined) await requireUsableBucket(s3);
  await requireObjectPlace(dataDir, s3);
  return openCheckedDatabase(dataDir, s3 === undefined);
}

/** Runs in the background, because unfinished files are never listed. */
async function sweepUnfinished(
  { sweep }: { sweep: () => Promise<number> },
  log: Log,
): Promise<void> {
  try {
    const swept = await sweep();
    if (swept > 0) log('info', 'swept unfinished files', { files: swept });
  } catch (error) {
    log('error', 'unfinished files not swept', { error: String(error) });
  }
}

/** Loads the library only when `METRICS_TOKEN` is set. */
async function openMetrics(dataDir: string, database: LibsqlDatabase): Promise<Metrics> {
  const { nodeMetrics } = await import('./metrics/prometheus-metrics.ts');
  return nodeMetrics(dataDir, database);
}

const incomingOf = (env: unknown) => (env as { incoming?: IncomingMessage } | undefined)?.incoming;

/** The bytes of an answer on a connection that is used for several, one after the other. */
function afterSent(env: unknown, sent: (bytes: number) => void): void {
  const { outgoing } = env as { outgoing: ServerResponse };
  const { socket } = outgoing;
  const before = socket?.bytesWritten ?? 0;
  outgoing.once('close', () => sent((socket?.bytesWritten ?? before) - before));
}

const peerOf = (env: unknown) => incomingOf(env)?.socket.remoteAddress ?? 'unknown';
