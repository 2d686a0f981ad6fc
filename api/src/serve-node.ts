import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, createFastPath } from './app.ts';
import { runMaintenance } from './maintenance/run-maintenance.ts';
import { runDaily } from './platform/node/daily-job.ts';
import { lineLog } from './platform/node/line-log.ts';
import { openNodePlatform } from './platform/node/node-platform.ts';
import { checkAddress, HttpServer } from './platform/node/server/http-server.ts';
import { describeFailure } from './platform/node/settings/describe-failure.ts';
import {
  readEnvironment,
  StartError,
  startWarnings,
} from './platform/node/settings/environment.ts';
import { stopSignal } from './platform/node/stop-signals.ts';
import { warnOfHiddenBuilds } from './registry/hidden-builds.ts';
import { storeProgramBuilds } from './registry/program-builds.ts';
import { site } from './site.ts';
import { countUsers } from './users/user-repository.ts';

const api = join(dirname(fileURLToPath(import.meta.url)), '..');
const log = lineLog((lines) => process.stdout.write(lines));

const SETTLED_MS = 2_000;

/** Resolves, once requests are answered, to what ends the server. */
async function start(): Promise<(signal: string) => Promise<void>> {
  const environment = readEnvironment(process.env);
  const { host } = environment;
  const notListening = (error: Error) => {
    throw new StartError(`Cannot listen on ${host}:${environment.port}: ${error.message}`);
  };
  await checkAddress(environment.port, host).catch(notListening);
  const folders = { migrations: join(api, 'migrations'), root: join(api, '..') };
  const platform = await openNodePlatform(environment, folders, log);
  const isEmpty = (await countUsers(platform.database)) === 0;
  const greeting = isEmpty ? await fillEmptyStore() : '';
  const rounds = runDaily(
    () => runMaintenance(platform),
    (error) => log('error', 'care failed', { error: String(error) }),
  );
  const server = new HttpServer(createApp(platform, site).fetch, createFastPath(platform));
  const port = await server.listen(environment.port, host).catch(notListening);
  process.stdout.write(`Wabu is ready at http://${shownHost(host)}:${port}\n${greeting}`);
  for (const { text, set } of startWarnings(environment)) log('warn', text, { set });
  // A little after the address is told: it is work after each new build, and those who waited for the start
  // come first.
  const settling = setTimeout(settle, SETTLED_MS).unref();
  return stop;

  function settle(): void {
    // Before another build takes the place of the files that this process was started from.
    const late = [
      import('./frontends/compose-frontend.ts'),
      import('./translations/translation-text.ts'),
    ];
    Promise.all(late).catch((error) => log('error', 'not loaded', { error: String(error) }));
    if (environment.development) return;
    storeProgramBuilds(platform)
      .then(() => warnOfHiddenBuilds(platform))
      .catch((error) => log('error', 'builds not kept', { error: String(error) }));
  }

  async function fillEmptyStore(): Promise<string> {
    const { fillEmptyStore } = await import('./first-run.ts');
    return fillEmptyStore(platform, environment);
  }

  async function stop(signal: string): Promise<void> {
    log('info', 'stopping', { signal });
    rounds.stop();
    clearTimeout(settling);
    await server.close();
    await platform.close();
    log('info', 'stopped');
    log.flush();
    // A driver may still hold a socket open; everything of ours is closed.
    process.exit(0);
  }
}

/** An address that a person can open. */
function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const stopRequested = stopSignal();

/** A start that is under way is finished before it is stopped: it may show a password that is shown once. */
async function run(): Promise<void> {
  const stop = await start();
  await stop(await stopRequested);
}

run().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  // What was opened before the failure would keep the process alive.
  process.exit(1);
});
process.on('unhandledRejection', (error) => {
  log('error', 'unhandled', { error: told(error) });
});
// What nobody caught may have left anything half done: the next start begins from what is on the disk.
process.on('uncaughtException', (error) => {
  log('error', 'uncaught', { error: told(error) });
  log.flush();
  process.exit(1);
});

function told(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
