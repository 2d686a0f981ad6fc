import type { Platform } from '../platform/platform.ts';
import type { Build } from './build-archive.ts';
import { findBuild } from './build-repository.ts';
import { type Built, localVersion, readBuiltModules } from './built-modules.ts';
import { makeLive } from './change-channel.ts';
import { findChannel } from './channel-repository.ts';
import { modulesOf } from './module-source.ts';
import { pruneBuilds } from './prune-builds.ts';
import { publishBuild } from './publish-build.ts';

/** Who keeps what came with the program. */
const PROGRAM = 'wabu';

/**
 * Keeps the builds that came with the program, each under a version of its own content: a tab that was
 * opened before an upgrade still finds its files, and a build folder may change under a running server.
 */
export function keepBuilt(platform: Platform): Promise<void> {
  const known = running.get(platform);
  if (known !== undefined) return known;
  const keeping = keepAll(platform).finally(() => running.delete(platform));
  running.set(platform, keeping);
  return keeping;
}

/** The start and a first release may come at the same moment: they share one round. */
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

/** Before a kept version goes live: it may be the program's, of which a start keeps a copy only later. */
export async function keepIfFromProgram(
  platform: Platform,
  id: string,
  version: string,
): Promise<void> {
  if ((await findBuild(platform.database, id, version)) === null) await keepBuilt(platform);
}

/** Before a module's first release: makes the build that is served the live one, to go back to. */
export async function adoptBuilt(platform: Platform, id: string): Promise<void> {
  if ((await findChannel(platform.database, id)) !== null) return;
  await keepBuilt(platform);
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
  for (const name of Object.keys(built.files)) {
    const file = await builds.read(workspace, name);
    if (file === null) return null;
    files.set(name, file);
  }
  const size = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0);
  return { built: { ...built, version: await localVersion(built) }, files, size };
}
