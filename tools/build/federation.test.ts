import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { root } from './common.ts';
import { moduleFederation, runtimeExternals, shellFederation } from './federation.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wabu-federation-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds these options; resolves to the messages of the build, its federation files and its externals. */
async function build(options: Configuration) {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    output: { path: join(folder, 'dist'), publicPath: 'auto', uniqueName: 'wabu_test' },
    resolve: { modules: [join(root, 'node_modules')], extensions: ['.tsx', '.js'] },
    optimization: { concatenateModules: false },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader' }] },
    ...options,
  });
  const stats = await new Promise<StatsCompilation>((resolve, reject) =>
    compiler.run((error, done) => {
      if (error || !done) return reject(error);
      const json = done.toJson({ all: false, modules: true, errors: true, warnings: true });
      compiler.close(() => resolve(json));
    }),
  );
  const names = (stats.modules ?? []).map(({ identifier = '' }) =>
    identifier.replaceAll('\\', '/'),
  );
  return {
    messages: [...(stats.errors ?? []), ...(stats.warnings ?? [])].map(({ message }) => message),
    files: names
      .map((name) => name.match(/(@module-federation|tools\/build)\/[^|!?]*\.\w+$/)?.[0] ?? '')
      .filter((name) => name !== ''),
    externals: names.filter((name) => name.startsWith('external')),
  };
}

test('the shell contains the federation runtime once, as ES modules, without its readers of manifests and ranges and its logger', async () => {
  // What the shell imports: shell/src/modules/federation.ts and expose-runtime.ts.
  const main = `
    import { getInstance } from '@module-federation/runtime';
    import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
    globalThis.taken = [getInstance, initContainerEntry];`;
  writeFileSync(join(folder, 'src/main.js'), main);
  const built = await build({ entry: './src/main.js', plugins: shellFederation() });

  // An export that a replacement lacks is an error of the build.
  expect(built.messages).toEqual([]);
  for (const runtime of ['runtime', 'runtime-core', 'webpack-bundler-runtime'])
    expect(built.files).toContain(`@module-federation/${runtime}/dist/index.js`);
  for (const part of ['without-manifests', 'caret-ranges', 'console'])
    expect(built.files).toContain(`tools/build/federation-${part}.mjs`);
  const unwanted =
    /\.cjs$|snapshot\/SnapshotHandler\.js$|utils\/preload\.js$|\/semver\/|sdk\/dist\/logger\.js$/;
  expect(built.files.filter((name) => unwanted.test(name))).toEqual([]);
});

test('a module contains no federation runtime: it takes the one of the shell', async () => {
  writeFileSync(join(folder, 'src/module.tsx'), 'export const pages = {};');
  const built = await build({
    entry: {},
    externals: runtimeExternals,
    plugins: moduleFederation('boats', folder),
  });
  expect(built.messages).toEqual([]);
  expect(built.files).toEqual([]);
  expect(built.externals).toEqual([expect.stringContaining('wabuFederation')]);
});

test('a module bundles the runtime of the compiler of React, and nothing that the page loads once', async () => {
  const main = `
    import { c } from 'react/compiler-runtime';
    import { t } from 'i18next';
    export const pages = { c, t };`;
  writeFileSync(join(folder, 'src/module.tsx'), main);
  const { messages } = await build({ entry: {}, plugins: moduleFederation('boats', folder) });
  expect(messages).toEqual([
    expect.stringMatching(
      /i18next\/\S+ would be on the page twice: import it by @wabu\/shared\/i18n/,
    ),
  ]);
});
