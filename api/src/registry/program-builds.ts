import { digestOf } from '@wabu/shared/module/release-check';
import type { Platform } from '../platform/platform.ts';
import type { Build } from './archive/build-archive.ts';
import { isSourceMap } from './archive/build-path.ts';
import { findBuild } from './build-repository.ts';
import { type Built, localVersion, readBuiltModules } from './built-modules.ts';
import { makeLive } from './change-channel.ts';
import { findChannel } from './channel-repository.ts';
import { PROGRAM } from './entries/unchecked.ts';
import { modulesOf } from './module-source.ts';
import { pruneBuilds } from './prune-builds.ts';
import { publishBuild } from './publish-build.ts';

/**
 * Stores the builds that ship with the program, each under a version with a hash of its content. A tab from
 * before an upgrade still finds its files.
 */
export function storeProgramBuilds(platform: Platform): Promise<void> {
  const known = running.get(platform);
  if (known !== undefined) return known;
  const keeping = keepAll(platform).finally(() => running.delete(platform));
  running.set(platform, keeping);
  return keeping;
}

/** Concurrent calls (the start, a first release) share one run. */
const running = new WeakMap<Platform, Promise<void>>();

async function keepAll(platform: Platform): Promise<void> {
  for (const one of await readBuiltModules(platform)) {
    const build = await readBuild(platform, one);
    if (build === null) continue;
    const { id, version } = build.built;
    if ((await findBuild(platform.database, id, version)) !== null) continue;
    await publishBuild(platform, build, PROGRAM);
    await pruneBuilds(platform, id);
  }
}

/** Stores the builds of the program when the version is not stored yet: it may be one of them. */
export async function storeIfFromProgram(
  platform: Platform,
  id: string,
  version: string,
): Promise<void> {
  if ((await findBuild(platform.database, id, version)) === null)
    await storeProgramBuilds(platform);
}

/**
 * Makes the served build of the program live before the first release of a module, so that a rollback can
 * return to it.
 */
export async function promoteProgramBuild(platform: Platform, id: string): Promise<void> {
  if ((await findChannel(platform.database, id)) !== null) return;
  await storeProgramBuilds(platform);
  const version = await servedVersion(platform, id);
  if (version === null || (await findBuild(platform.database, id, version)) === null) return;
  await makeLive(platform, { id, version, actor: PROGRAM, note: 'dal programma installato' });
}

async function servedVersion(platform: Platform, id: string): Promise<string | null> {
  const { modules } = await modulesOf(platform).registry();
  return modules.find((module) => module.id === id)?.version ?? null;
}

async function readBuild({ builds }: Platform, { workspace, built }: Built): Promise<Build | null> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const description = await builds.read(workspace, 'module.json');
  if (description === null) return null;
  // The maps of the program stay in its folders: the store need not hold a second copy of every update.
  for (const name of Object.keys(built.files).filter((one) => !isSourceMap(one))) {
    const file = await builds.read(workspace, name);
    if (file === null) return null;
    files.set(name, file);
  }
  const size = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0);
  const digest = await digestOf(description);
  return { built: { ...built, version: await localVersion(built) }, digest, files, size };
}
