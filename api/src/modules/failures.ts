import type { ReleaseEvent } from '@wabu/shared/module/releases';
import type { Platform } from '../platform/platform.ts';
import { goLive } from './go-live.ts';
import { modulesOf } from './module-source.ts';
import { type Live, readLive, readSetOf, storeFailure } from './release-repository.ts';

/** How long after a change the server takes it back by itself. */
const WATCHED_MS = 15 * 60_000;
/** The users whose browsers must say that it fails. */
const USERS = 2;

/** What a browser reports: a card stands in the place of the module, or something of it threw and nobody caught it. */
export interface ModuleFailure {
  id: string;
  version: string;
  kind: 'failed' | 'uncaught';
  detail: string;
}

/**
 * Counts a failure of a live release, and keeps what the browser says of one that is not shown. In the first minutes
 * after it went live, when the browsers of two users report one, rolls back the set that it went live with.
 */
export async function reportFailure(
  platform: Platform,
  { id, version, kind, detail }: ModuleFailure,
  userId: string,
): Promise<void> {
  const { database, metrics, log } = platform;
  const { modules } = await modulesOf(platform).registry();
  const named = modules.find((module) => module.id === id);
  if (named === undefined) return;
  // A version that the registry does not name, such as that of an old tab, adds no series to the metrics.
  const isLive = named.version === version;
  metrics?.add('wabu_module_failures_total', { module: id, version: isLive ? version : 'other' });
  if (!isLive || kind === 'uncaught') return;
  const at = platform.now();
  const present = await readLive(database);
  const live = present.find((one) => one.id === id);
  if (live?.version !== version) return;
  const failure = { id, version, userId, detail, at };
  const users = await storeFailure(database, failure, live.changedAt);
  if (users < USERS || at - live.changedAt > WATCHED_MS) return;
  const changes = await readSetOf(database, id, version);
  const back = changes
    .filter((one) => isStillLive(one, present))
    .map(({ id, from, to }) => ({ id, version: from, expected: to }));
  // Before its first release there was nothing to return to; what was new beside it is retired.
  if (back.find((one) => one.id === id)?.version === null) return;
  const note = `${id} ${version} non funziona nei browser di ${users} utenti: ${detail.split('\n', 1)[0]}`;
  const order = { modules: back, note: note.slice(0, 200) };
  try {
    await goLive(platform, order, { name: 'rollback automatico', isOperator: false });
    log('error', 'rolled back by itself', { module: id, version, users, detail });
  } catch (error) {
    log('error', 'not rolled back by itself', { module: id, version, error: String(error) });
  }
}

const isStillLive = ({ id, to }: ReleaseEvent, present: Live[]) =>
  present.some((live) => live.id === id && live.version === to);
