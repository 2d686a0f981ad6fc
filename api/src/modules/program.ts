import { type BuiltModule, builtModuleSchema, misfitOf } from '@wabu/shared/module/registry';
import { findFile } from '../files/object-repository.ts';
import { type Platform, StoreError } from '../platform/platform.ts';
import { buildFolder, isSourceMap } from './archive/build-path.ts';
import { digestOf, publish, storeFiles } from './publish.ts';
import {
  findRelease,
  findSameBytes,
  type Live,
  PROGRAM,
  readLive,
  readLiveReleases,
} from './release-repository.ts';

export interface ProgramBuild {
  workspace: string;
  built: BuiltModule;
}

/** A build of the program as the release that it is stored as. */
export interface ProgramRelease extends ProgramBuild {
  version: string;
}

/** The builds that ship with the program. */
export async function readProgram({ builds }: Pick<Platform, 'builds'>): Promise<ProgramBuild[]> {
  const found = (await builds.workspaces()).map(async (workspace) => {
    const bytes = await builds.read(workspace, 'module.json');
    if (bytes === null) return null;
    const read = builtModuleSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? { workspace, built: read.data } : null;
  });
  return (await Promise.all(found)).filter((one) => one !== null);
}

/**
 * Releases the program's own builds that differ from what is live, as one set, unless what is live of a module was
 * released or chosen later by somebody else: those are stored only. They count as checked, because the suite of the
 * program was run. Returns all of them.
 */
export async function releaseProgram(platform: Platform): Promise<ProgramRelease[]> {
  const { log } = platform;
  const program = await readProgram(platform);
  try {
    const { chosen, others } = await compareWithLive(platform, program);
    if (chosen.length > 0) {
      const { modules } = await publishProgram(platform, chosen);
      const released = modules.map(({ id, version }) => `${id} ${version}`).join(', ');
      log('info', 'released what the program brings', { modules: released });
      await warnOfMisfits(platform);
    }
    if (others.length > 0) {
      // Stored, so that a command can make them live.
      await publishProgram(platform, others, []);
      const modules = others.map(({ built }) => built.id).join(', ');
      const command = 'npm run modules';
      log('warn', 'what is live is later than what the program brings', { modules, command });
    }
  } catch (error) {
    // Data that is moving to another installation is only read; another process may have been first.
    const isExpected = error instanceof StoreError && error.reason === 'moving';
    if (!isExpected) log('warn', 'builds of the program not released', { error: String(error) });
  }
  return storedBuilds(platform, program);
}

/** Sections of teams that the shell of an update leaves behind: pages show their cards. */
async function warnOfMisfits({ database, log }: Platform): Promise<void> {
  const live = await readLiveReleases(database);
  const shell = live.find(({ id }) => id === 'shell')?.built;
  for (const { id, version, built } of live) {
    const misfit = shell && id !== 'shell' ? misfitOf(built, shell) : null;
    if (misfit) log('warn', `${id} ${version} does not fit the live shell`, { misfit });
  }
}

function publishProgram(platform: Platform, builds: ProgramBuild[], preview?: string[]) {
  const check = { shells: ['program'], checkedAt: new Date(platform.now()).toISOString() };
  const order = { note: '', check, ...(preview && { preview }) };
  const all = builds.map(({ built }) => ({ built, size: 0 }));
  return publish(platform, all, order, { name: PROGRAM, isOperator: true });
}

async function compareWithLive({ database }: Platform, program: ProgramBuild[]) {
  const live = await readLive(database);
  const releases = await readLiveReleases(database);
  const own = await Promise.all(
    program.map(async (build) => {
      const { id, at = '' } = build.built;
      const known = await findSameBytes(database, id, await digestOf(build.built));
      const present = live.find((one) => one.id === id);
      const isLive = known !== null && known.version === present?.version;
      return { build, isLive, isLater: isLater(present, known?.publishedAt ?? Date.parse(at)) };
    }),
  );
  const shell = own.find(({ build, isLater }) => build.built.id === 'shell' && isLater);
  const isChosen = ({ build: { built }, isLater }: (typeof own)[number]) => {
    const present = releases.find(({ id }) => id === built.id);
    // A release that does not fit the shell of the program would leave its place empty.
    return isLater || (shell && present && misfitOf(present.built, shell.build.built) !== null);
  };
  const different = own.filter(({ isLive }) => !isLive);
  const buildsOf = (found: typeof own) => found.map(({ build }) => build);
  return {
    chosen: buildsOf(different.filter(isChosen)),
    others: buildsOf(different.filter((one) => !isChosen(one))),
  };
}

/** Nobody else has changed what is live since the program's build. */
const isLater = (live: Live | undefined, builtAt: number) =>
  live === undefined || live.changedBy === PROGRAM || builtAt > live.changedAt;

async function storedBuilds({ database }: Platform, program: ProgramBuild[]) {
  const found = program.map(async (one) => {
    const release = await findSameBytes(database, one.built.id, await digestOf(one.built));
    return release && { ...one, version: release.version };
  });
  return (await Promise.all(found)).filter((one) => one !== null);
}

/**
 * Stores the files of the program's releases, so that a tab from before an update still finds them. Until then they
 * are read from the folders of the program.
 */
export async function storeProgramFiles(
  platform: Platform,
  releases: ProgramRelease[],
): Promise<void> {
  const { database, objects, log } = platform;
  const stored: string[] = [];
  for (const { workspace, built, version } of releases) {
    const [entry = ''] = built.entry.scripts;
    const release = await findRelease(database, built.id, version);
    const isStored = await findFile(database, buildFolder(built.id, version), entry);
    if (release === null || isStored !== null) continue;
    const blobs: string[] = [];
    try {
      await database.write(
        await storeFiles(platform, release, filesOf(platform, workspace, built), blobs),
      );
      stored.push(`${built.id} ${version}`);
    } catch (error) {
      await Promise.allSettled(blobs.map((blob) => objects.delete(blob)));
      // The next start stores a build that is being replaced.
      if (!(error instanceof FileGone)) throw error;
    }
  }
  if (stored.length > 0) log('info', 'stored files of the program', { modules: stored.join(', ') });
}

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
