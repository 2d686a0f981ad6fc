import type { ReleaseAction } from '@wabu/shared/module/releases';
import { httpProblem, notFound } from '../http/problem.ts';
import { ConstraintError, type Platform, type Statement } from '../platform/platform.ts';
import { findBuild, markBlocked, markStopped, type StoredBuild } from './build-repository.ts';
import {
  atRevision,
  type Channel,
  findChannel,
  insertChannel,
  updateChannel,
} from './channel-repository.ts';
import { requireNames } from './entries/registry-entry.ts';
import { recordRelease } from './history-repository.ts';
import { readLiveShell } from './live-shell.ts';
import { requireCheck } from './release-check.ts';
import { deleteReports } from './report-repository.ts';
import { changeRegistry } from './revision-repository.ts';

/** A change of a module's channel: which version, who changes it, and why. */
export interface Step {
  id: string;
  version: string;
  actor: string;
  note: string;
  /** The live version that the sender has read. Another one is answered 409. */
  expected?: string | undefined;
}

/** Makes a stored version live, newer or older than the present one. Ends a canary. */
export async function makeLive(platform: Platform, step: Step): Promise<Channel> {
  const build = await promotableBuild(platform, step);
  await requireCheck(platform, build);
  requireNames(build.built, await readLiveShell(platform));
  const channel = await findChannel(platform.database, step.id);
  if (channel === null) return firstLive(platform, step);
  requireExpected(channel, step.expected);
  const action = (await isBackwards(platform, channel, build)) ? 'rollback' : 'promote';
  const after = { ...channel, live: step.version, canary: null };
  return move(platform, channel, after, step, action, [markStopped(step.id, step.version, false)]);
}

/** Serves a stored version to a percentage of the browsers; 0 ends the canary. */
export async function setCanary(
  platform: Platform,
  step: Step,
  percent: number,
  action: ReleaseAction = percent === 0 ? 'end-canary' : 'canary',
): Promise<Channel> {
  const build = await promotableBuild(platform, step);
  if (percent > 0) {
    await requireCheck(platform, build);
    requireNames(build.built, await readLiveShell(platform));
  }
  const channel = await findChannel(platform.database, step.id);
  if (channel === null) throw notFound(`Di ${step.id} non è attiva nessuna versione`);
  requireExpected(channel, step.expected);
  const canary = percent === 0 ? null : { version: step.version, percent };
  const isNew = canary !== null && channel.canary?.version !== step.version;
  const isStopped = action === 'stop-canary';
  const also = [
    // Who starts it again has reasons.
    ...(isNew || isStopped ? [markStopped(step.id, step.version, isStopped)] : []),
  ];
  return move(platform, channel, { ...channel, canary }, step, action, also);
}

/** Blocks or unblocks a version. Ends the canary of a blocked version. */
export async function setBlocked(
  platform: Platform,
  step: Step,
  blocked: boolean,
): Promise<Channel | null> {
  await storedBuild(platform, step);
  const channel = await findChannel(platform.database, step.id);
  const mark = markBlocked(step.id, step.version, blocked);
  const action = blocked ? 'block' : 'unblock';
  if (channel === null) {
    await platform.database.write([
      mark,
      event(platform, step, action, null),
      ...changeRegistry(platform.now()),
    ]);
    return null;
  }
  const canary = channel.canary?.version === step.version && blocked ? null : channel.canary;
  return move(platform, channel, { ...channel, canary }, step, action, [mark]);
}

async function move(
  platform: Platform,
  before: Channel,
  after: Channel,
  step: Step,
  action: ReleaseAction,
  also: Statement[] = [],
): Promise<Channel> {
  const when = atRevision(before.id, before.revision);
  const [, moved] = await platform.database.write([
    event(platform, step, action, before.live, when),
    updateChannel(after),
    ...(before.canary?.version === after.canary?.version ? [] : [deleteReports(before.id)]),
    ...also,
    ...changeRegistry(platform.now()),
  ]);
  if (moved?.changes !== 1) throw channelConflict(before.id);
  return { ...after, revision: before.revision + 1 };
}

async function firstLive(platform: Platform, step: Step): Promise<Channel> {
  try {
    await platform.database.write([
      insertChannel(step.id, step.version),
      event(platform, step, 'promote', null),
      ...changeRegistry(platform.now()),
    ]);
  } catch (error) {
    if (error instanceof ConstraintError) throw channelConflict(step.id);
    throw error;
  }
  return { id: step.id, live: step.version, canary: null, revision: 1 };
}

export async function isBackwards(platform: Platform, channel: Channel, build: StoredBuild) {
  const live = await findBuild(platform.database, channel.id, channel.live);
  return live !== null && build.publishedAt < live.publishedAt;
}

type Named = Pick<Step, 'id' | 'version'>;

export async function promotableBuild(platform: Platform, step: Named): Promise<StoredBuild> {
  const build = await storedBuild(platform, step);
  if (build.blocked)
    throw httpProblem(409, 'in-use', `La versione ${step.version} di ${step.id} è bloccata`);
  return build;
}

async function storedBuild(platform: Platform, { id, version }: Named): Promise<StoredBuild> {
  const build = await findBuild(platform.database, id, version);
  if (build === null) throw notFound(`La versione ${version} di ${id} non esiste`);
  return build;
}

export function requireExpected(channel: Channel, expected: string | undefined): void {
  if (expected !== undefined && expected !== channel.live) throw channelConflict(channel.id);
}

export const channelConflict = (id: string) =>
  httpProblem(409, 'changed-meanwhile', `Un altro rilascio di ${id} è avvenuto nel frattempo`);

function event(
  platform: Platform,
  { id, version, actor, note }: Step,
  action: ReleaseAction,
  from: string | null,
  when?: ReturnType<typeof atRevision>,
): Statement {
  return recordRelease({ at: platform.now(), actor, id, action, from, to: version, note }, when);
}
