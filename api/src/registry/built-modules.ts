import {
  type BuiltModule,
  builtModuleSchema,
  type Registry,
  type RegistryModule,
} from '@wabu/shared/module/registry';
import { toRegistryModule } from '@wabu/shared/module/registry-entry';
import { sha256 } from '../http/sha256.ts';
import type { Platform } from '../platform/platform.ts';
import type { ModuleSource } from './module-source.ts';

export interface Built {
  workspace: string;
  built: BuiltModule;
}

/** The modules in the build folders of the workspaces. Each is live in the one version that is there. */
export function builtModules(platform: Platform): ModuleSource {
  const { builds, settings } = platform;
  let known: Promise<{ registry: Registry; folders: Map<string, string> }> | undefined;

  async function look() {
    const all = await readBuiltModules(platform);
    const modules = await Promise.all(all.map(({ built }) => entryOf(built)));
    const issuedAt = new Date(platform.now()).toISOString();
    return {
      registry: { issuedAt, modules },
      folders: new Map(all.map(({ workspace, built }) => [built.id, workspace])),
    };
  }

  // In development, builds change while the server runs.
  const current = () => {
    if (!settings.development) known ??= look();
    return known ?? look();
  };
  return {
    registry: async () => (await current()).registry,
    async file(id, version, path) {
      const { registry, folders } = await current();
      const workspace = folders.get(id);
      // After a rebuild, an open page still requests files under its own version.
      const isThere =
        settings.development ||
        registry.modules.some((one) => one.id === id && one.version === version);
      return workspace === undefined || !isThere ? null : builds.read(workspace, path);
    },
  };
}

/** The descriptions of the builds that ship with the program. */
export async function readBuiltModules({ builds }: Platform): Promise<Built[]> {
  const found = (await builds.workspaces()).map(async (workspace) => {
    const bytes = await builds.read(workspace, 'module.json');
    if (bytes === null) return null;
    const read = builtModuleSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? { workspace, built: read.data } : null;
  });
  return (await Promise.all(found)).filter((one) => one !== null);
}

const entryOf = async (built: BuiltModule): Promise<RegistryModule> =>
  toRegistryModule({ ...built, version: await localVersion(built) });

/** Appends a hash of the content, because the same version may be built twice from different sources. */
export async function localVersion({ version, files }: BuiltModule): Promise<string> {
  const content = (await sha256(JSON.stringify(files))).slice(0, 8);
  return `${version}-${content}`;
}
