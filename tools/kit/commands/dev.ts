import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Configuration } from '@rspack/core';
import { type BuildNews, buildNews } from '../../scripts/dev/build-news.ts';
import { watch } from '../../scripts/dev/watch.ts';
import { CommandError } from '../../scripts/releases/installation.ts';
import { siteOf } from '../../scripts/releases/run.ts';
import { repository } from '../../scripts/releases/source.ts';
import { serveInside } from '../dev/serve-inside.ts';
import { Site } from '../dev/site.ts';

/**
 * wabu dev --site URL [--write] [--port NUMBER]: serves the installation at 127.0.0.1 with the module of this
 * folder in it, and rebuilds on changes. Only browsers of this machine see it; without --write its pages change
 * nothing of the installation.
 */
export async function run(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      site: { type: 'string' },
      write: { type: 'boolean', default: false },
      port: { type: 'string', default: '4400' },
    },
  });
  const { id, folder, wabu } = repository();
  if (wabu.area !== 'admin')
    throw new CommandError('wabu dev shows modules of the staff area ("area": "admin") only.');
  const { WABU_URL: url } = siteOf(values.site);
  if (url === undefined) throw new CommandError('Which installation? Add --site with its address.');
  const site = new Site(url, id, folder);
  const news = buildNews();
  await build(folder, news);
  // Finds out whether the installation is there, before anybody opens a page.
  await site.shell();
  const { write } = values;
  const port = await serveInside({ url, site, news, write, port: portOf(values.port) });
  const address = `http://127.0.0.1:${port}${wabu.routes?.[0] ?? '/'}`;
  console.log(`${id} inside ${url}: ${address}`);
  console.log(
    write
      ? 'Its pages change the data of the installation.'
      : 'Its pages read the data of the installation and change nothing; --write allows it.',
  );
}

/** Builds with the React of the installation, which is a production build, and again after each change. */
async function build(folder: string, news: BuildNews): Promise<void> {
  process.env.NODE_ENV = 'development';
  process.env.WABU_REACT = 'production';
  const file = pathToFileURL(join(folder, 'rspack.config.mjs')).href;
  const { default: configuration } = (await import(file)) as { default: Configuration[] };
  let failed = false;
  const notify: BuildNews['notify'] = (built) => {
    failed = built.failed;
    news.notify(built);
  };
  await watch(configuration, { ...news, notify });
  if (failed) throw new CommandError('The first build failed: see above.');
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CommandError(`--port takes a number up to 65535, not "${text}".`);
}
