import { aBuild, type BuildOptions } from '../../../contract/module-builds.ts';
import type { BuiltFiles } from '../../platform/platform.ts';

/** The build folders of a program, which tests replace, and the paths that were read of them. */
export function programFolders() {
  const folders = new Map<string, Map<string, string>>();
  const read: string[] = [];
  const builds: BuiltFiles = {
    workspaces: async () => [...folders.keys()],
    list: async (workspace) => [...(folders.get(workspace)?.keys() ?? [])],
    read: async (workspace, path) => {
      read.push(`${workspace}/${path}`);
      const text = folders.get(workspace)?.get(path);
      return text === undefined ? null : new TextEncoder().encode(text);
    },
  };
  /** Builds a module in its folder, from a commit of this time. */
  async function build(options: BuildOptions, at = '2026-05-01T08:00:00.000Z') {
    const { id, claims } = options;
    const entries = await aBuild({ ...options, claims: { at, ...claims } });
    const named = entries.map(({ name, data }) => [name.slice(id.length + 1), data] as const);
    folders.set(id === 'shell' ? id : `mf-${id}`, new Map(named));
  }
  return { builds, build, folders, read };
}
