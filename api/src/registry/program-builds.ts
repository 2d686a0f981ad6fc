import type { BuiltModule } from '@wabu/shared/module/registry';
import { digestOf } from '@wabu/shared/module/release-check';
import type { Platform } from '../platform/platform.ts';
import { isSourceMap } from './archive/build-path.ts';
import { findBuild } from './build-repository.ts';
import { type Built, localVersion, readBuiltModules } from './built-modules.ts';
import { makeLive } from './change-channel.ts';
import { findChannel } from './channel-repository.ts';
import { PROGRAM } from './entries/registry-entry.ts';
import { modulesOf } from './module-source.ts';
import { pruneBuilds } from './prune-builds.ts';
import { publishBuild } from './publish-build.ts';

/**
 * Stores the builds that ship with the program, each under a version with a hash of its content. A tab from
 * before an upgrade still finds its files.
 */
export function storeProgramBuilds(platform: Platform): Promise<void> {
  const keeping = keepAll(platform).finally(() => running.delete(platform));
  running.set(platform, keeping);
  return keeping;
}

/** A first release waits for the run of the start. */
const running = new WeakMap<Platform, Promise<void>>();

async function keepAll(platform: Platform): Promise<void> {
  for (const one of await readBuiltModules(platform)) {
    // Where there are releases, nobody gets the build of the program before it is promoted.
    if ((await findChannel(platform.database, one.built.id)) === null) await store(platform, one);
  }
}

async function store(platform: Platform, { workspace, built }: Built): Promise<void> {
  const { id } = built;
  const version = await localVersion(built);
  // Before its files are read: at most starts every build is stored already.
  if ((await findBuild(platform.database, id, version)) !== null) return;
  const description = await platform.builds.read(workspace, 'module.json');
  if (description === null) return;
  const digest = await digestOf(description);
  const files = filesOf(platform, workspace, built);
  try {
    await publishBuild(platform, { built: { ...built, version }, digest, files }, PROGRAM);
  } catch (error) {
    if (error instanceof FileGone) return;
    throw error;
  }
  await pruneBuilds(platform, id);
}

/** Stores a build of the program when the version is not stored yet: it may be one of them. */
export async function storeIfFromProgram(
  platform: Platform,
  id: string,
  version: string,
): Promise<void> {
  // The start may be storing them now.
  await running.get(platform)?.catch(() => undefined);
  if ((await findBuild(platform.database, id, version)) !== null) return;
  for (const one of await readBuiltModules(platform))
    if (one.built.id === id && (await localVersion(one.built)) === version)
      await store(platform, one);
}

/**
 * Makes the served build of the program live before the first release of a module, so that a rollback can
 * return to it. A build that nobody got, such as that of a section made after the start, is not stored.
 */
export async function promoteProgramBuild(platform: Platform, id: string): Promise<void> {
  if ((await findChannel(platform.database, id)) !== null) return;
  const version = await servedVersion(platform, id);
  if (version === null) return;
  await storeIfFromProgram(platform, id, version);
  if ((await findBuild(platform.database, id, version)) === null) return;
  await makeLive(platform, { id, version, actor: PROGRAM, note: 'dal programma installato' });
}

async function servedVersion(platform: Platform, id: string): Promise<string | null> {
  const { modules } = await modulesOf(platform).registry();
  return modules.find((module) => module.id === id)?.version ?? null;
}

/** A build that is being replaced: the next start stores it. */
class FileGone extends Error {}

/** One file after the other: all of the shell's at once would stay in the memory of the process. */
async function* filesOf({ builds }: Platform, workspace: string, { files }: BuiltModule) {
  // The maps of the program stay in its folders: the store need not hold a second copy of every update.
  for (const name of Object.keys(files).filter((one) => !isSourceMap(one))) {
    const file = await builds.read(workspace, name);
    if (file === null) throw new FileGone(`${workspace}/${name}`);
    yield [name, file] as const;
  }
}
