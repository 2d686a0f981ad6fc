import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { root } from '../../root.mjs';
import { builtWorkspaces } from '../build/workspaces.mjs';
import type { BuildNews } from './build-news.ts';
import { watch } from './watch.ts';

/** Builds all browser workspaces; resolves after the first build. */
export const watchBuilds = async (news: BuildNews): Promise<void> =>
  watch(await readConfigurations(), news);

async function readConfigurations(): Promise<Configuration[]> {
  const inBrowser = builtWorkspaces().filter((name: string) => name !== 'api');
  const files = inBrowser.map((name: string) => `${root}/${name}/rspack.config.ts`);
  const modules = await Promise.all(
    files.map((file: string) => import(pathToFileURL(file).href) as Promise<Config>),
  );
  return modules.flatMap((module) => module.default);
}

interface Config {
  default: Configuration | Configuration[];
}
