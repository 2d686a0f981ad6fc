import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Configuration, rspack } from '@rspack/core';
import { root } from '../../../e2e/fixtures/folders.ts';

const site = `${root}.cache/bench/react-admin`;
/** Pinned, because a newer version is another baseline. */
const packages = ['react-admin@5.15.4', 'react@19', 'react-dom@19'];

/** Installs (once) and builds the baseline in its own folder; returns the folder of the bundle. */
export async function buildReactAdmin(): Promise<string> {
  const dist = `${site}/dist`;
  mkdirSync(site, { recursive: true });
  if (!existsSync(`${site}/node_modules/react-admin`)) {
    writeFileSync(`${site}/package.json`, '{ "private": true, "type": "module" }');
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...quiet, ...packages], { cwd: site, stdio: 'inherit' });
  }
  copyFileSync(new URL('app.jsx', import.meta.url), `${site}/app.jsx`);
  rmSync(dist, { recursive: true, force: true });
  await run({
    context: site,
    mode: 'production',
    devtool: false,
    entry: './app.jsx',
    output: { path: dist, filename: 'app.[contenthash:8].js' },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'ecmascript', jsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [new rspack.HtmlRspackPlugin({ template: `${pageTemplate()}` })],
  });
  return dist;
}

function pageTemplate() {
  const file = `${site}/index.html`;
  writeFileSync(
    file,
    '<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><div id="root"></div></html>',
  );
  return file;
}

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
