import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { common, isProduction, root } from './shared/build/common.ts';
import { readDescription, readWorkspace, type Workspace } from './shared/build/describe-build.ts';
import { DescribePlugin } from './shared/build/describe-plugin.ts';
import { hotClient, hotPlugins } from './shared/build/hot.ts';
import { OwnedByShellPlugin } from './shared/build/owned-by-shell-plugin.ts';
import { PrerenderPlugin } from './shared/build/prerender-plugin.ts';
import { registryPublicKey } from './shared/build/registry-key.mjs';

const assetName = '[name].[contenthash:8][ext]';
/** Stands in prerendered HTML where the address of the build's folder will be. */
const FILES_SLOT = '/~files/';
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * What a page holds once. The shell provides each of them and a module brings none of its own, so that
 * two Reacts or two sessions cannot happen. `start` ones are part of the shell's first file; the others
 * arrive with the first staff page. A shared package ships whole: what is large and used in part
 * (Chakra, the router) is shared as a door of ours that re-exports the part.
 */
const once: Record<string, 'start' | 'later'> = {
  react: 'start',
  'react/jsx-runtime': 'start',
  ...(!isProduction && { 'react/jsx-dev-runtime': 'start' }),
  'react-dom': 'start',
  'react-dom/client': 'start',
  zustand: 'start',
  'zustand/vanilla': 'start',
  '@wabu/shared/routing': 'start',
  '@wabu/shared/i18n': 'start',
  '@wabu/shared/module': 'start',
  '@wabu/shared/session': 'later',
  '@wabu/shared/ui': 'later',
  '@tanstack/react-query': 'later',
};
const packageOf = (name: string) => name.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? name;
const provided = Object.fromEntries(
  Object.keys(once).map((name) => [name, versionOf(packageOf(name))]),
);
const ranges = Object.fromEntries(
  Object.entries(provided).map(([name, version]) => [name, `^${version}`]),
);

function sharing(side: 'provided' | 'taken') {
  const entries = Object.entries(once).map(([name, when]) => {
    const rule = { singleton: true, strictVersion: true, requiredVersion: ranges[name] };
    const version = versionOf(packageOf(name));
    const provided = { ...rule, version, eager: when === 'start' };
    return [name, side === 'provided' ? provided : { ...rule, import: false as const }] as const;
  });
  return Object.fromEntries(entries);
}

/** In development an entry brings what exchanges its parts while the page runs. */
const hotly = (entry: string) => (isProduction ? [entry] : [hotClient, entry]);

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
      ...(isProduction ? [] : hotPlugins(id)),
    ],
  };
}

/**
 * The federation runtime as ES modules (by its own map it would come as CommonJS, twice and whole), without
 * the parts that read manifests.
 */
const withoutManifests = join(root, 'shared/build/federation-without-manifests.mjs');
const runtimeParts: [RegExp, string][] = [
  [/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, 'webpack-bundler-runtime/dist/bundler.js'],
  [/^@module-federation\/runtime$/, 'runtime/dist/bundler.js'],
  [/^@module-federation\/runtime\/helpers$/, 'runtime/dist/helpers.js'],
  [/\/snapshot\/SnapshotHandler\.js$/, withoutManifests],
  [/\/utils\/preload\.js$/, withoutManifests],
];
const slimRuntime = runtimeParts.map(
  ([request, file]) =>
    new rspack.NormalModuleReplacementPlugin(request, (found) => {
      const isRuntime = /@module-federation/.test(`${found.context} ${found.request}`);
      if (isRuntime) found.request = resolve(root, 'node_modules/@module-federation', file);
    }),
);
const federationDefaults = {
  shareStrategy: 'loaded-first',
  dts: false,
  injectTreeShakingUsedExports: false,
} as const;

function shellFederation(): Configuration['plugins'] {
  return [
    ...slimRuntime,
    new ModuleFederationPlugin({
      ...federationDefaults,
      name: 'wabu_shell',
      shared: sharing('provided'),
      manifest: false,
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    }),
  ];
}

function moduleFederation(id: string): Configuration['plugins'] {
  const name = `wabu_${id}`;
  return [
    new OwnedByShellPlugin(),
    new ModuleFederationPlugin({
      ...federationDefaults,
      name,
      library: { type: 'global', name },
      filename: isProduction ? 'entry.[contenthash:8].js' : 'entry.js',
      exposes: { './module': { import: hotly('./src/module.tsx'), name: 'module' } },
      shared: sharing('taken'),
      manifest: true,
    }),
  ];
}

/**
 * A module runs on the federation runtime that the shell lends it (see shell/src/modules/lend-runtime.ts)
 * instead of bringing its own 30 kB.
 */
const lentRuntime: Configuration['externals'] = [
  ({ request }, done) =>
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/.test(request ?? '')
      ? done(undefined, 'global wabuFederation')
      : done(),
];

/** `src/prerender.tsx`, where there is one, is built for Node after the browser build and run at once. */
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

/** The build of the shell: the page that meets the modules. */
export function shell(dir: string): Configuration[] {
  const workspace = readWorkspace(dir);
  const base = browser(workspace, 'shell');
  return [
    {
      ...base,
      entry: { main: hotly('./src/main.tsx') },
      plugins: [
        ...(base.plugins ?? []),
        ...(shellFederation() ?? []),
        new rspack.DefinePlugin({
          WABU_SHELL_VERSION: JSON.stringify(workspace.version),
          WABU_REGISTRY_KEY: JSON.stringify(`wabu-registry-key:${registryPublicKey()}`),
        }),
        // Icons and what else has its place at the root of the site.
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'site', to: 'site' }] }),
        new DescribePlugin({ workspace, entry: 'main', face: 'staff', shared: provided }),
      ],
    },
    ...prerender(workspace, 'shell'),
  ];
}

/** The build of a module: a federation container with one face, `./module`, from `src/module.tsx`. */
export function remote(dir: string): Configuration[] {
  const workspace = readWorkspace(dir);
  const { id } = readDescription(workspace);
  const base = browser(workspace, id);
  return [
    {
      ...base,
      entry: {},
      externals: lentRuntime,
      plugins: [
        ...(base.plugins ?? []),
        ...(moduleFederation(id) ?? []),
        new DescribePlugin({ workspace, entry: `wabu_${id}`, face: 'module', shared: ranges }),
      ],
    },
    ...prerender(workspace, id),
  ];
}

/** What a server bundle leaves in node_modules: native code, and a driver that is loaded on demand. */
const leftInPlace = /^(@libsql\/.*|libsql|sharp|mongodb)$/;

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
      ({ request }, done) => (leftInPlace.test(request ?? '') ? done(undefined, request) : done()),
    ],
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
