import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Compiler,
  type Configuration,
  type OptimizationSplitChunksOptions,
  rspack,
} from '@rspack/core';
import { common, isProduction, isReactDevelopment } from './common.ts';
import { describeBuild, type Workspace } from './describe-build.ts';
import { startFilesOf } from './describe-plugin.ts';
import { hmrPlugins, hotWords } from './hot.ts';

/** The export of `src/prerender.tsx`: file contents by their path in the build. */
type Prerender = () => Promise<Record<string, string>>;

/** Runs the prerender bundle after its build and adds its files to the browser build. */
class PrerenderPlugin {
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

const assetName = '[name].[contenthash:8][ext]';
/**
 * Lets Chromium compile all functions of a large file on another thread while it arrives (decision 0098).
 * Otherwise the page's thread parses each one again at its first call.
 */
const compileHint = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^(react|main|session|staff|module|\d+).*\.js$/,
  // The minimizer removes comments; the integrity hashes are computed later.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

export type CacheGroups = NonNullable<OptimizationSplitChunksOptions['cacheGroups']>;

/**
 * Code that several chunks need is a file of its own only if it is large (bytes before minification): a slow line
 * loads less twice in the time that it waits for one more file, and each file costs a hash (decision 0098).
 */
const sharedChunks = { minChunks: 2, minSize: 60_000, priority: -20, reuseExistingChunk: true };

/** Placeholder in prerendered HTML for the URL of the build's folder. */
const FILES_SLOT = '/~files/';

/** The build of a workspace for browsers, without an entry. `cacheGroups` says which code is one file in production. */
export function browser(
  workspace: Workspace,
  id: string,
  cacheGroups?: CacheGroups,
): Configuration {
  const name = isProduction ? '[name].[contenthash:8]' : '[name]';
  const shared = common(workspace, { refresh: isReactDevelopment });
  const rules = [...(shared.module?.rules ?? []), ...(isProduction ? [] : [hotWords(id)])];
  return {
    ...shared,
    module: { ...shared.module, rules },
    name: id,
    target: ['web', 'es2022'],
    output: {
      path: join(workspace.dir, 'dist'),
      clean: true,
      uniqueName: `wabu_${id}`,
      publicPath: 'auto',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: assetName,
      crossOriginLoading: 'anonymous',
      // A file takes as long as its bytes; in development it also waits for the running build.
      chunkLoadTimeout: 2 ** 31 - 1,
      trustedTypes: { policyName: `wabu-${id}`, onPolicyCreationFailure: 'stop' },
    },
    optimization: {
      ...shared.optimization,
      ...(isProduction && {
        splitChunks: { cacheGroups: { default: sharedChunks, ...cacheGroups } },
      }),
    },
    experiments: {},
    lazyCompilation: false,
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: isProduction }),
      ...(isProduction ? [compileHint] : hmrPlugins(id)),
    ],
  };
}

/** Builds scripts of the server's documents: each is one file without chunks, beside those of `id`. */
export function oneFileScripts(
  workspace: Workspace,
  id: string,
  entry: Record<string, string>,
): Configuration {
  const { output, target } = browser(workspace, id);
  const { path, filename } = output ?? {};
  return {
    ...common(workspace),
    devtool: false,
    name: `${id}-scripts`,
    dependencies: [id],
    target,
    entry,
    output: { path, filename },
  };
}

/** If `src/prerender.tsx` exists, builds it for Node after the browser build and runs it. */
export function prerender(workspace: Workspace, id: string, after: string[] = []): Configuration[] {
  if (!existsSync(join(workspace.dir, 'src/prerender.tsx'))) return [];
  const path = join(workspace.dir, '.cache/prerender');
  const shared = common(workspace);
  return [
    {
      ...shared,
      devtool: false,
      name: `${id}-prerender`,
      dependencies: [id, ...after],
      target: 'node20',
      entry: './src/prerender.tsx',
      output: {
        path,
        filename: 'prerender.mjs',
        module: true,
        chunkFormat: 'module',
        library: { type: 'module' },
        uniqueName: `wabu_${id}`,
        publicPath: FILES_SLOT,
        assetModuleFilename: assetName,
      },
      module: {
        ...shared.module,
        generator: { ...shared.module?.generator, 'asset/resource': { emit: false } },
      },
      optimization: { minimize: false, splitChunks: false },
      plugins: [
        new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        new PrerenderPlugin({ workspace, bundle: join(path, 'prerender.mjs') }),
      ],
    },
  ];
}
