import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { root } from '../../e2e/fixtures/folders.ts';

interface Baseline {
  /** Its folder below `.cache/bench`. */
  name: string;
  /** What npm installs there; pinned, because a newer version is another baseline. */
  packages: string[];
  /** The source of its script. */
  entry: URL;
}

/** Installs (once) and bundles a baseline in a folder of its own; returns the folder with `index.html` and its script. */
export async function buildBaseline({ name, packages, entry }: Baseline): Promise<string> {
  const site = `${root}.cache/bench/${name}`;
  const dist = `${site}/dist`;
  mkdirSync(site, { recursive: true });
  if (!packages.every((one) => existsSync(`${site}/node_modules/${withoutVersion(one)}`))) {
    writeFileSync(`${site}/package.json`, '{ "private": true, "type": "module" }');
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...quiet, ...packages], { cwd: site, stdio: 'inherit' });
  }
  const script = `${site}/${basename(entry.pathname)}`;
  copyFileSync(entry, script);
  rmSync(dist, { recursive: true, force: true });
  await run({
    context: site,
    mode: 'production',
    devtool: false,
    entry: script,
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
    plugins: [new rspack.HtmlRspackPlugin({ template: pageTemplate(site) })],
  });
  return dist;
}

/** The name of a package in `name@version`. */
const withoutVersion = (one: string) => one.replace(/(?<=.)@.*$/, '');

function pageTemplate(site: string): string {
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
