import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { isProduction, root } from './common.ts';
import { withHmrClient } from './hot.ts';
import { writtenScope } from './packages.ts';
import { sharing } from './sharing.ts';

/** Packages that a page must load once only; the shell provides them, so a module must not bundle them. */
const singletons: { found: RegExp; instead: string }[] = [
  { found: /node_modules\/react-(router|router-dom)\//, instead: `${writtenScope}/routing` },
  { found: /node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js)\//, instead: `${writtenScope}/ui` },
  { found: /node_modules\/(i18next|react-i18next)\//, instead: `${writtenScope}/i18n` },
  {
    // The runtime of React's compiler is a function over the shared React: each module may have its own.
    found: /node_modules\/(react(?!.*compiler-runtime)|react-dom|zustand|@tanstack\/react-query)\//,
    instead: 'its name',
  },
  { found: /\/shared\/session\//, instead: `${writtenScope}/session` },
  { found: /\/shared\/i18n\/(i18n|hooks|language)\.[jt]s$/, instead: `${writtenScope}/i18n` },
  { found: /\/shared\/module\/unsaved-work\.[jt]s$/, instead: `${writtenScope}/module` },
  {
    found: /\/shared\/ui\/(?!record-form|records-dialog|rich-text|selection|table|tokens)/,
    instead: `${writtenScope}/ui`,
  },
];

/** Fails the build of a module that bundles a package of the shell; the error names the correct import. */
class OwnedByShellPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnedByShellPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('OwnedByShellPlugin', () => {
        for (const module of compilation.modules) {
          const file = 'resource' in module ? String(module.resource).replaceAll('\\', '/') : '';
          const breach = singletons.find(({ found }) => found.test(file));
          if (breach) compilation.errors.push(rejection(file, breach.instead));
        }
      });
    });
  }
}

function rejection(file: string, instead: string): Error {
  const short = file.replace(/^.*\/(node_modules|shared)\//, '$1/');
  return new Error(`${short} would be on the page twice: import it by ${instead}.`);
}

/**
 * Resolves the federation runtime as ES modules, without the manifest reader, the reader of all SemVer ranges and
 * the logger. By its `exports` it would resolve as CommonJS and be bundled twice.
 */
const ours = (name: string) => join(root, `tools/build/federation-${name}.mjs`);
const runtimeParts: [request: RegExp, file: string, from?: RegExp][] = [
  [/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, 'webpack-bundler-runtime/dist/bundler.js'],
  [/^@module-federation\/runtime$/, 'runtime/dist/bundler.js'],
  [/\/snapshot\/SnapshotHandler\.js$/, ours('without-manifests')],
  [/\/utils\/preload\.js$/, ours('without-manifests')],
  [/\/semver\/index\.js$/, ours('caret-ranges')],
  [/\/logger\.js$/, ours('console'), /sdk[\\/]dist$/],
];
const slimRuntime = runtimeParts.map(
  ([request, file, from = /./]) =>
    new rspack.NormalModuleReplacementPlugin(request, (found) => {
      const isRuntime = /@module-federation/.test(`${found.context} ${found.request}`);
      if (isRuntime && from.test(found.context))
        found.request = resolve(root, 'node_modules/@module-federation', file);
    }),
);
const federationDefaults = {
  shareStrategy: 'loaded-first',
  dts: false,
  injectTreeShakingUsedExports: false,
} as const;

/** The host: it provides the shared packages and the federation runtime. */
export function shellFederation(): Configuration['plugins'] {
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

const expose = (file: string) => {
  const [name] = file.split('.');
  return { [`./${name}`]: { import: withHmrClient(`./src/${file}`), name } };
};

/**
 * The container of a module. It exposes `./module`, and `./slots` and `./search` where there is a `src/slots.tsx` or
 * a `src/search.ts`, and uses the packages that the shell provides.
 */
export function moduleFederation(id: string, dir: string): Configuration['plugins'] {
  const exposed = ['module.tsx', 'slots.tsx', 'search.ts'].filter(
    (file) => file === 'module.tsx' || existsSync(join(dir, 'src', file)),
  );
  const name = `wabu_${id}`;
  return [
    new OwnedByShellPlugin(),
    new ModuleFederationPlugin({
      ...federationDefaults,
      name,
      library: { type: 'global', name },
      filename: isProduction ? 'entry.[contenthash:8].js' : 'entry.js',
      exposes: Object.assign({}, ...exposed.map(expose)),
      shared: sharing('taken'),
      manifest: false,
    }),
  ];
}

/**
 * Replaces the federation runtime in a module by the one that the shell exposes as the global
 * `wabuFederation` (shell/src/modules/expose-runtime.ts). The reasons: decision 0013.
 */
export const runtimeExternals: Configuration['externals'] = [
  ({ request }, done) =>
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/.test(request ?? '')
      ? done(undefined, 'global wabuFederation')
      : done(),
];
