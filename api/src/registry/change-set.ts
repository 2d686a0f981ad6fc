import { randomId } from '@wabu/shared/entities/random-id';
import { misfit, providedBy, type Shell } from '@wabu/shared/module/fit-shell';
import type { RegistryModule } from '@wabu/shared/module/registry';
import { toRegistryModule } from '@wabu/shared/module/registry-entry';
import { httpProblem } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { Condition } from '../store/change-repository.ts';
import { readBuilds, type StoredBuild } from './build-repository.ts';
import { readBuiltModules } from './built-modules.ts';
import {
  channelConflict,
  isBackwards,
  promotableBuild,
  requireExpected,
} from './change-channel.ts';
import {
  atRevision,
  type Channel,
  findChannel,
  readChannels,
  replaceLive,
} from './channel-repository.ts';
import { chooseBuild } from './entries/registry-entry.ts';
import { isRecorded, recordRelease } from './history-repository.ts';
import { readLiveShell } from './live-shell.ts';
import { requireCheck } from './release-check.ts';
import { deleteReports } from './report-repository.ts';
import { changeRegistry } from './revision-repository.ts';

/** Versions of several modules that go live together. */
export interface ReleaseSet {
  modules: {
    id: string;
    version: string;
    /** The live version that the sender has read. Another one is answered 409. */
    expected?: string | undefined;
  }[];
  actor: string;
  note: string;
}

interface Member {
  build: StoredBuild;
  channel: Channel | null;
}

/**
 * Makes stored versions of several modules live in one write, newer or older than the present ones. Answers
 * 409 when one of them cannot run in the shell that is live afterwards, or a new shell leaves a module behind.
 * Returns the id of the set.
 */
export async function makeSetLive(platform: Platform, set: ReleaseSet): Promise<string> {
  const members: Member[] = [];
  for (const { id, version, expected } of set.modules) {
    const build = await promotableBuild(platform, { id, version });
    await requireCheck(platform, build);
    const channel = await findChannel(platform.database, id);
    if (channel !== null) requireExpected(channel, expected);
    members.push({ build, channel });
  }
  const present = await readLiveShell(platform);
  const next = members.find(({ build }) => build.id === 'shell')?.build.built;
  const shell = next ? providedBy(next) : present;
  if (shell !== null) requireFits(members, shell);
  if (next && shell !== null) await requireOthersFit(platform, members, { present, shell });
  return writeSet(platform, members, set);
}

function requireFits(members: Member[], shell: Shell): void {
  for (const { build } of members) {
    const reason = build.id === 'shell' ? null : misfit(build.built, shell);
    if (reason !== null) throw doesNotFit(build, shell, reason);
  }
}

interface Shells {
  present: Shell | null;
  shell: Shell;
}

/** A module that could not run before is no reason to reject the change. */
async function requireOthersFit(
  platform: Platform,
  members: Member[],
  { present, shell }: Shells,
): Promise<void> {
  const before = await readServed(platform, present);
  const didRun = ({ id }: RegistryModule) =>
    before.some((one) => one.id === id && present !== null && misfit(one, present) === null);
  for (const module of await readServed(platform, shell)) {
    const isMember = members.some(({ build }) => build.id === module.id);
    if (module.id === 'shell' || module.status === 'blocked' || isMember) continue;
    const reason = misfit(module, shell);
    if (reason !== null && didRun(module)) throw doesNotFit(module, shell, reason);
  }
}

/** What browsers would get in this shell: of released modules and of the program's own. */
async function readServed(platform: Platform, shell: Shell | null): Promise<RegistryModule[]> {
  const channels = await readChannels(platform.database);
  const released = channels.map(async (channel) =>
    chooseBuild(channel, await readBuilds(platform.database, channel.id), shell),
  );
  const installed = await readBuiltModules(platform);
  const own = installed.filter(({ built }) => channels.every(({ id }) => id !== built.id));
  const served = [
    ...(await Promise.all(released)),
    ...own.map(({ built }) => toRegistryModule(built)),
  ];
  return served.filter((module) => module !== null);
}

const doesNotFit = (
  { id, version }: Pick<StoredBuild, 'id' | 'version'>,
  { shell }: Shell,
  reason: string,
) =>
  httpProblem(
    409,
    'in-use',
    `${id} ${version} non può girare nella shell ${shell} (${reason}): rilascialo nello stesso insieme`,
  );

async function writeSet(platform: Platform, members: Member[], set: ReleaseSet): Promise<string> {
  const id = randomId();
  const unchanged = allOf(
    members.map(({ build, channel }) => atRevision(build.id, channel?.revision ?? 0)),
  );
  const events = [];
  for (const { build, channel } of members) {
    const isBack = channel !== null && (await isBackwards(platform, channel, build));
    const event = {
      at: platform.now(),
      actor: set.actor,
      id: build.id,
      action: isBack ? ('rollback' as const) : ('promote' as const),
      from: channel?.live ?? null,
      to: build.version,
      note: set.note,
      set: id,
    };
    events.push(recordRelease(event, unchanged));
  }
  // The events exist only if nothing has changed in between; the channels follow them.
  const changes = members.map(({ build }) => replaceLive(build.id, build.version, isRecorded(id)));
  const ended = members.filter(({ channel }) => channel?.canary);
  const [recorded] = await platform.database.write([
    ...events,
    ...changes,
    ...ended.map(({ build }) => deleteReports(build.id)),
    ...changeRegistry(platform.now()),
  ]);
  if (recorded?.changes !== 1) throw channelConflict(set.modules.map((one) => one.id).join(', '));
  return id;
}

const allOf = (conditions: Condition[]): Condition => ({
  condition: conditions.map(({ condition }) => condition).join(' AND '),
  args: conditions.flatMap(({ args }) => args),
});
