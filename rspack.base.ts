import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { common, isProduction, root } from './tools/build/common.ts';
import { readDescription, readWorkspace, type Workspace } from './tools/build/describe-build.ts';
import { DescribePlugin } from './tools/build/describe-plugin.ts';
import { moduleFederation, runtimeExternals, shellFederation } from './tools/build/federation.ts';
import { hmrPlugins, withHmrClient } from './tools/build/hot.ts';
import { PrerenderPlugin } from './tools/build/prerender-plugin.ts';
import { registryPublicKey } from './tools/build/registry-key.mjs';
import { SharedNamesPlugin } from './tools/build/shared-names-plugin.ts';
import { provided, ranges } from './tools/build/sharing.ts';

const assetName = '[name].[contenthash:8][ext]';
/** Placeholder in prerendered HTML for the URL of the build's folder. */
const FILES_SLOT = '/~files/';

function browser(workspace: Workspace, id: string): Configuration {
  const name = isProduction ? '[name].[contenthash:8]' : '[name]';
  return {
    ...common(workspace, { refresh: !isProduction }),
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
      chunkLoadTimeout: 8_000,
      trustedTypes: { policyName: `wabu-${id}`, onPolicyCreationFailure: 'stop' },
    },
    experiments: {},
    lazyCompilation: false,
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: isProduction }),
      ...(isProduction ? [] : hmrPlugins(id)),
    ],
  };
}

/** If `src/prerender.tsx` exists, builds it for Node after the browser build and runs it. */
function prerender(workspace: Workspace, id: string): Configuration[] {
  if (!existsSync(join(workspace.dir, 'src/prerender.tsx'))) return [];
  const path = join(workspace.dir, '.cache/prerender');
  const shared = common(workspace);
  return [
    {
      ...shared,
      name: `${id}-prerender`,
      dependencies: [id],
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

/** The build of the shell, the federation host. */
export function shell(dir: string): Configuration[] {
  const workspace = readWorkspace(dir);
  const base = browser(workspace, 'shell');
  const names = new SharedNamesPlugin('provided');
  return [
    {
      ...base,
      entry: { main: withHmrClient('./src/main.tsx') },
      plugins: [
        ...(base.plugins ?? []),
        ...(shellFederation() ?? []),
        new rspack.DefinePlugin({
          WABU_SHELL_VERSION: JSON.stringify(workspace.version),
          WABU_REGISTRY_KEY: JSON.stringify(`wabu-registry-key:${registryPublicKey()}`),
        }),
        // Icons and other files at the root of the site.
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'site', to: 'site' }] }),
        names,
        new DescribePlugin({
          workspace,
          entry: 'main',
          firstPage: 'staff',
          shared: provided,
          names: () => ({ exports: names.names }),
        }),
      ],
    },
    ...prerender(workspace, 'shell'),
  ];
}

/** The build of a module: a federation container of `src/module.tsx` and, if there is one, `src/slots.tsx`. */
export function remote(dir: string): Configuration[] {
  const workspace = readWorkspace(dir);
  const { id } = readDescription(workspace);
  const base = browser(workspace, id);
  const names = new SharedNamesPlugin('taken');
  return [
    {
      ...base,
      entry: {},
      externals: runtimeExternals,
      plugins: [
        ...(base.plugins ?? []),
        ...(moduleFederation(id, dir) ?? []),
        names,
        new DescribePlugin({
          workspace,
          entry: `wabu_${id}`,
          firstPage: 'module',
          shared: ranges,
          names: () => ({ imports: names.names }),
        }),
      ],
    },
    ...prerender(workspace, id),
  ];
}

/** Packages outside the server bundle: native code, and a driver that is loaded on demand. */
const externalPackages = /^(@libsql\/.*|libsql|sharp|mongodb)$/;

/** The build of the api for Node: one file and its chunks, so that it starts without searching packages. */
export function server(dir: string): Configuration {
  const workspace = readWorkspace(dir);
  const shared = common(workspace);
  return {
    ...shared,
    name: 'api',
    target: 'node20',
    devtool: isProduction ? false : 'source-map',
    entry: {
      'serve-node': './src/serve-node.ts',
      backup: './scripts/backup.ts',
      restore: './scripts/restore.ts',
      orphans: './scripts/orphans.ts',
    },
    externalsType: 'module-import',
    externals: [
      ({ request }, done) =>
        externalPackages.test(request ?? '') ? done(undefined, request) : done(),
    ],
    resolve: {
      ...shared.resolve,
      alias: {
        ...shared.resolve?.alias,
        // The same file as in the Worker: the entry point holds a second renderer, for streams.
        ...(isProduction && {
          'react-dom/server$': join(
            root,
            'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
          ),
        }),
      },
    },
    // Where the bundle lies is known when it runs, not when it is built: it may be copied elsewhere.
    module: {
      ...shared.module,
      parser: { ...shared.module?.parser, javascript: { importMeta: false } },
    },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      filename: '[name].mjs',
      chunkFilename: '[name].[contenthash:8].mjs',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    // Stack traces of a server are read by people.
    optimization: { minimize: false },
  };
}
