import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { root } from '../../root.mjs';
import { builtWorkspaces } from '../build/workspaces.mjs';
import type { Notify } from './serve-one-address.ts';

/** Builds all browser workspaces in this process and rebuilds on changes; resolves after the first build. */
export async function watchBuilds(notify: Notify): Promise<void> {
  const configurations = await readConfigurations();
  const compiler = rspack(configurations);
  await new Promise<void>((resolve) => {
    for (const one of compiler.compilers) {
      one.hooks.done.tap('dev', (stats) => {
        const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
        for (const { message } of errors) console.error(`${one.name}: ${message}`);
        const isPage = !one.name?.endsWith('-prerender');
        if (isPage)
          notify({ built: one.name ?? '', hash: stats.hash ?? '', failed: errors.length > 0 });
      });
    }
    compiler.watch({ aggregateTimeout: 50 }, (error) => {
      if (error) console.error(error);
      resolve();
    });
  });
}

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
