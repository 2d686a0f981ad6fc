import type { Compiler, StatsChunk } from '@rspack/core';
import { describeBuild, type StartFiles, type Workspace } from './describe-build.ts';

/** The entry files of the last build in this process, for plugins that add files later. */
export const startFilesOf = new Map<string, StartFiles>();

interface Options {
  workspace: Workspace;
  entry: string;
  /** The chunk groups of the first page: a module's exports, the shell's guard and staff area. */
  firstPage: string[];
  /** The names of shared entry points that the build imports or provides, once its modules are known. */
  names: () => Pick<StartFiles, 'imports' | 'exports'>;
}

/** Records the entry files after each build and writes `module.json`. */
export class DescribePlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    const { workspace, entry, firstPage, names } = this.options;
    compiler.hooks.done.tapPromise('DescribePlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const { entrypoints, namedChunkGroups, chunks } = stats.toJson({
        all: false,
        entrypoints: true,
        chunkGroups: true,
        chunks: true,
        chunkOrigins: true,
        ids: true,
      });
      const firstPageFiles = firstPage.flatMap(
        (name) => namedChunkGroups?.[name]?.assets?.map((asset) => asset.name) ?? [],
      );
      // Packages that the shell shares are separate chunks.
      const sharedFiles = chunks?.filter(isShared).flatMap(({ files = [] }) => files) ?? [];
      // The first page needs its words; staff read Italian in every language but English (`staff-preloads.ts` of the api).
      const isStaff = workspace.wabu?.area === 'admin';
      const words = chunks?.filter((chunk) => isStaff && isItalian(chunk)) ?? [];
      const wordFiles = words.flatMap(({ files = [] }) => files);
      const start = {
        entry: byKind(entrypoints?.[entry]?.assets?.map(({ name }) => name)),
        preload: byKind([...new Set([...firstPageFiles, ...sharedFiles, ...wordFiles])]),
        ...names(),
      };
      startFilesOf.set(workspace.dir, start);
      await describeBuild(workspace, start);
    });
  }
}

function isShared({ initial, origins = [] }: StatsChunk): boolean {
  return (
    !initial && origins.some(({ moduleIdentifier }) => /^provide shared/.test(moduleIdentifier))
  );
}

function isItalian({ origins = [] }: StatsChunk): boolean {
  return origins.some(({ request }) => request === './words/it.ts');
}

function byKind(names: string[] = []) {
  const current = names.filter((name) => !name.includes('.hot-update.'));
  return {
    scripts: current.filter((name) => name.endsWith('.js')),
    styles: current.filter((name) => name.endsWith('.css')),
  };
}
