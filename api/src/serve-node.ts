import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY_MS, MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { countUsers } from './accounts/users/user-repository.ts';
import { createApp } from './app.ts';
import { appRecords } from './kinds.ts';
import { modulesOf } from './modules/module-source.ts';
import { storeProgramFiles } from './modules/program.ts';
import { runMaintenance } from './operation/maintenance/run-maintenance.ts';
import { completeErasures } from './people/erase-person.ts';
import { scheduledBackups } from './platform/node/backup/back-up.ts';
import { asJson, asText, lineLog } from './platform/node/line-log.ts';
import { openNodePlatform } from './platform/node/node-platform.ts';
import { checkAddress, HttpServer } from './platform/node/server/http-server.ts';
import { describeFailure } from './platform/node/settings/describe-failure.ts';
import {
  readEnvironment,
  StartError,
  startWarnings,
} from './platform/node/settings/environment.ts';
import { renewable } from './platform/renewable.ts';
import { isReadOnly } from './records/store/transfer-state-repository.ts';
import { startSending } from './requests/send-mails.ts';
import { site } from './site.ts';

type StopSignal = 'SIGTERM' | 'SIGINT';

/**
 * The time in which a second signal counts as the same request: a terminal (Ctrl C) and systemd (SIGTERM)
 * signal npm and its child, and npm forwards the signal too.
 */
const SAME_REQUEST_MS = 1_000;

/**
 * Resolves at the first SIGTERM or SIGINT. A later one ends the process at once with exit code 128 + signal
 * number. Listens from the call on, because process 1 of a container has no default handler.
 */
function stopSignal(): Promise<StopSignal> {
  return new Promise((resolve) => {
    let firstAt: number | null = null;
    const listen = (signal: StopSignal) => {
      const now = performance.now();
      firstAt ??= now;
      if (now - firstAt > SAME_REQUEST_MS) process.exit(128 + constants.signals[signal]);
      resolve(signal);
    };
    process.on('SIGTERM', listen);
    process.on('SIGINT', listen);
  });
}

/** The delay of the first run, so that it does not slow the start. */
const FIRST_MS = MINUTE_MS;

/** Runs a job after a minute and then each day. Logs a failure and continues. */
function runDaily(
  job: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const go = () => void job().catch(onError);
  let timer = setTimeout(() => {
    go();
    timer = setInterval(go, DAY_MS).unref();
  }, FIRST_MS).unref();
  return { stop: () => clearTimeout(timer) };
}

const api = join(dirname(fileURLToPath(import.meta.url)), '..');
const log = lineLog((lines) => process.stdout.write(lines), process.stdout.isTTY ? asText : asJson);

const SETTLED_MS = 2_000;

/** Starts the server. Resolves to its stop function once it accepts requests. */
async function start(): Promise<(signal: string) => Promise<void>> {
  const environment = readEnvironment(process.env);
  const { host } = environment;
  const notListening = (error: Error) => {
    throw new StartError(`Cannot listen on ${host}:${environment.port}: ${error.message}`);
  };
  await checkAddress(environment.port, host).catch(notListening);
  const folders = { migrations: join(api, 'migrations'), root: join(api, '..') };
  const platform = await openNodePlatform(environment, folders, log);
  const isMoving = await isReadOnly(platform.database);
  // A restored database may hold again what was erased since its backup.
  const erased = isMoving ? 0 : await completeErasures(platform, appRecords.kinds);
  if (erased > 0) log('info', 'persons erased again', { erased });
  const isEmpty = !isMoving && (await countUsers(platform.database)) === 0;
  const firstRunMessage = isEmpty ? await fillEmptyStore() : '';
  // The first visitor finds what this program brings.
  await modulesOf(platform).program();
  const handlers = renewable(platform, (current) => ({
    platform: current,
    app: createApp(current, site),
  }));
  const backups = scheduledBackups(environment, join(api, 'dist/backup.mjs'), log);
  const failed = (error: unknown) => log('error', 'maintenance failed', { error: String(error) });
  const dailyJob = runDaily(async () => {
    await runMaintenance(handlers().platform, appRecords.kinds).catch(failed);
    await backups.run();
  }, failed);
  const server = new HttpServer((request, env) => handlers().app.fetch(request, env));
  const port = await server.listen(environment.port, host).catch(notListening);
  process.stdout.write(`Wabu is ready at http://${shownHost(host)}:${port}\n${firstRunMessage}`);
  const mails = isMoving ? null : startSending(() => handlers().platform);
  if (isMoving) log('warn', 'records can only be read: a transfer has begun', {});
  for (const { text, set } of startWarnings(environment)) log('warn', text, { set });
  // Delayed, so that the first requests come before the work that each new build needs.
  const settling = setTimeout(settle, SETTLED_MS).unref();
  return stop;

  function settle(): void {
    if (isMoving) return;
    const { platform: current } = handlers();
    modulesOf(current)
      .program()
      .then((releases) => storeProgramFiles(current, releases))
      .catch((error) => log('error', 'builds not kept', { error: String(error) }));
  }

  async function fillEmptyStore(): Promise<string> {
    const { fillEmptyStore } = await import('./first-run.ts');
    return `All data is in ${environment.dataDir}. ${await fillEmptyStore(platform, environment)}`;
  }

  async function stop(signal: string): Promise<void> {
    log('info', 'stopping', { signal });
    dailyJob.stop();
    backups.stop();
    clearTimeout(settling);
    const mailsEnd = mails?.stop();
    await server.close();
    await mailsEnd;
    await platform.close();
    log('info', 'stopped');
    log.flush();
    // A driver may hold a socket open.
    process.exit(0);
  }
}

function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const stopRequested = stopSignal();

/** A stop waits for the start, which may print a password that is shown once. */
async function run(): Promise<void> {
  const stop = await start();
  await stop(await stopRequested);
}

run().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  // Open handles would keep the process alive.
  process.exit(1);
});
process.on('unhandledRejection', (error) => {
  log('error', 'unhandled', { error: formatError(error) });
});
// The state in memory is unknown after an uncaught error: the next start reads it from disk.
process.on('uncaughtException', (error) => {
  log('error', 'uncaught', { error: formatError(error) });
  log.flush();
  process.exit(1);
});

function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
