import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler } from '@rspack/core';
import { describeBuild, type Workspace } from './describe-build.ts';
import { startFilesOf } from './describe-plugin.ts';

/** The export of `src/prerender.tsx`: file contents by their path in the build. */
export type Prerender = () => Promise<Record<string, string>>;

/** Runs the prerender bundle after its build and adds its files to the browser build. */
export class PrerenderPlugin {
  constructor(private readonly options: { workspace: Workspace; bundle: string }) {}

  apply(compiler: Compiler): void {
    const { workspace, bundle } = this.options;
    compiler.hooks.done.tapPromise('PrerenderPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      // The hash avoids the cached import of an earlier build in watch mode.
      const address = `${pathToFileURL(bundle).href}?${stats.hash}`;
      const { prerender } = (await import(address)) as { prerender: Prerender };
      for (const [name, text] of Object.entries(await prerender())) {
        const file = join(workspace.dir, 'dist', name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      const start = startFilesOf.get(workspace.dir);
      if (start) await describeBuild(workspace, start);
    });
  }
}
