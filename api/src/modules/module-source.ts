import { type Registry, type RegistryModule, toRegistryModule } from '@wabu/shared/module/registry';
import { findFile } from '../files/object-repository.ts';
import type { Platform } from '../platform/platform.ts';
import { buildFolder } from './archive/build-path.ts';
import { type ProgramRelease, readProgram, releaseProgram } from './program.ts';
import {
  findRelease,
  readLive,
  readLiveReleases,
  readPreviews,
  readRegistryRevision,
} from './release-repository.ts';

/** The source of modules: the live registry, and the files of every stored release. */
export interface ModuleSource {
  registry: () => Promise<Registry>;
  file: (id: string, version: string, path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** The program's own builds, which its first use in a process has released. */
  program: () => Promise<ProgramRelease[]>;
}

function releasedModules(platform: Platform): ModuleSource {
  const { database, objects, builds, settings } = platform;
  let known: { revision: number; registry: Promise<Registry> } | undefined;
  let released: Promise<ProgramRelease[]> | undefined;
  const program = () => {
    // In development the folders are live, whatever is released.
    released ??= settings.development ? Promise.resolve([]) : releaseProgram(platform);
    released.catch(() => {
      released = undefined;
    });
    return released;
  };

  async function registry(): Promise<Registry> {
    if (settings.development) return composeFolders(platform);
    await program();
    const revision = await readRegistryRevision(database);
    if (known?.revision === revision) return known.registry;
    const composed = { revision, registry: compose(platform) };
    known = composed;
    composed.registry.catch(() => {
      // After a failed read, the next page reads again.
      if (known === composed) known = undefined;
    });
    return composed.registry;
  }

  async function file(id: string, version: string, path: string) {
    if (path === 'module.json') {
      const stored = await findRelease(database, id, version);
      if (stored !== null) return new TextEncoder().encode(JSON.stringify(stored.built));
    }
    const row = await findFile(database, buildFolder(id, version), path);
    if (row !== null) return objects.get(row.blob);
    // After a rebuild in development, an open page still requests files under its own version.
    const own = settings.development
      ? (await readProgram(platform)).find(({ built }) => built.id === id)
      : (await program()).find((one) => one.built.id === id && one.version === version);
    return own === undefined ? null : builds.read(own.workspace, path);
  }
  return { registry, file, program };
}

async function compose({ database }: Platform): Promise<Registry> {
  const live = await readLive(database);
  const releases = await readLiveReleases(database);
  const shell = releases.find(({ id }) => id === 'shell')?.built ?? null;
  const modules = releases.map(({ built, version }) => toRegistryModule(built, version, shell));
  const changed = Math.max(0, ...live.map(({ changedAt }) => changedAt));
  const shown = (await readPreviews(database)).map(({ id }) => id);
  const previewed = [...new Set(shown)].filter((id) => modules.every((one) => one.id !== id));
  return {
    issuedAt: new Date(changed).toISOString(),
    modules: modules.sort(byId),
    ...(previewed.length > 0 && { previewed }),
  };
}

/** In development the folders of the program take precedence over releases. */
async function composeFolders(platform: Platform): Promise<Registry> {
  const program = await readProgram(platform);
  const shell = program.find(({ built }) => built.id === 'shell')?.built ?? null;
  const own = program.map(({ built }) => toRegistryModule(built, 'dev', shell));
  const { modules } = await compose(platform);
  const others = modules.filter(({ id }) => own.every((one) => one.id !== id));
  return {
    issuedAt: new Date(platform.now()).toISOString(),
    modules: [...own, ...others].sort(byId),
  };
}

const byId = (one: RegistryModule, other: RegistryModule) => (one.id < other.id ? -1 : 1);

const sources = new WeakMap<Platform, ModuleSource>();

export function modulesOf(platform: Platform): ModuleSource {
  const source = sources.get(platform) ?? releasedModules(platform);
  sources.set(platform, source);
  return source;
}
