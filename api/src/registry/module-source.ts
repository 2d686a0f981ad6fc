import { forBrowsers, providedBy } from '@wabu/shared/module/fit-shell';
import type { Registry, RegistryModule } from '@wabu/shared/module/registry';
import { signRegistry } from '@wabu/shared/module/sign-registry';
import { findFile } from '../files/object-repository.ts';
import type { Platform } from '../platform/platform.ts';
import { buildFolder } from './archive/build-path.ts';
import { findBuild, readBuilds, type StoredBuild } from './build-repository.ts';
import { builtModules } from './built-modules.ts';
import { type Channel, readChannels } from './channel-repository.ts';
import { chooseBuild, toEntry } from './entries/registry-entry.ts';
import { readClaims } from './ownership/claim-repository.ts';
import { ownersOf, withOwners } from './ownership/owners.ts';
import { type RegistryState, readRegistryState } from './revision-repository.ts';

/**
 * The released modules, and for modules without a release the builds of the program. In development, the
 * build folders take precedence.
 */
function releasedModules(platform: Platform, built: ModuleSource): ModuleSource {
  const { database, objects } = platform;
  let known: { key: string; registry: Promise<Registry> } | undefined;

  async function registry(): Promise<Registry> {
    const state = await readRegistryState(database, platform.now());
    const base = await built.registry();
    const key = `${state.revision} ${state.issuedAt} ${base.modules.map(({ base }) => base).join(' ')}`;
    if (known?.key === key) return known.registry;
    const composed = { key, registry: compose(platform, base, state) };
    known = composed;
    composed.registry.catch(() => {
      // After a failed read, the next page reads again.
      if (known === composed) known = undefined;
    });
    return composed.registry;
  }

  async function file(id: string, version: string, path: string) {
    if (path === 'module.json') {
      const stored = await findBuild(database, id, version);
      if (stored !== null) return new TextEncoder().encode(JSON.stringify(stored.built));
    }
    const row = await findFile(database, buildFolder(id, version), path);
    return row === null ? built.file(id, version, path) : objects.get(row.blob);
  }
  return { registry, file };
}

async function compose(
  platform: Platform,
  base: Registry,
  { issuedAt }: RegistryState,
): Promise<Registry> {
  const isInDevelopment = (id: string) =>
    platform.settings.development && base.modules.some((module) => module.id === id);
  const channels = (await readChannels(platform.database)).filter(({ id }) => !isInDevelopment(id));
  const builds = new Map<string, StoredBuild[]>();
  for (const { id } of channels) builds.set(id, await readBuilds(platform.database, id));
  const released = (id: string) => channels.find((channel) => channel.id === id);

  const shellChannel = released('shell');
  const shell =
    shellChannel &&
    builds.get('shell')?.find(({ version }) => version === shellChannel.live)?.built;
  const provided = providedBy(shell ?? base.modules.find(({ id }) => id === 'shell'));

  const entriesOf = (channel: Channel): RegistryModule[] => {
    const stored = builds.get(channel.id) ?? [];
    const live = chooseBuild(channel, stored, provided);
    const canary = stored.find(({ version }) => version === channel.canary?.version);
    return [
      ...(live === null ? [] : [live]),
      ...(canary === undefined
        ? []
        : [toEntry(canary, { status: 'canary', percent: channel.canary?.percent })]),
    ];
  };
  const own = base.modules.filter(({ id }) => released(id) === undefined);
  const owners = ownersOf(await readClaims(platform.database), base.modules);
  const modules = [...own, ...channels.flatMap(entriesOf)]
    .map((module) => withOwners(forBrowsers(module, provided), owners))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const composed = { issuedAt: new Date(issuedAt).toISOString(), modules };
  const { registryKey } = platform.settings;
  return registryKey === undefined ? composed : signRegistry(composed, registryKey);
}

/** The source of modules: the live registry, and the files of every stored version. */
export interface ModuleSource {
  registry: () => Promise<Registry>;
  file: (id: string, version: string, path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

const sources = new WeakMap<Platform, ModuleSource>();

export function modulesOf(platform: Platform): ModuleSource {
  const source = sources.get(platform) ?? releasedModules(platform, builtModules(platform));
  sources.set(platform, source);
  return source;
}
