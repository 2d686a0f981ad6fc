import { type Configuration, rspack } from '@rspack/core';
import type { BuildNews } from './build-news.ts';

/** Builds these configurations in this process and rebuilds on changes; resolves after the first build. */
export async function watch(
  configurations: Configuration[],
  { notify, setBuilding }: Pick<BuildNews, 'notify' | 'setBuilding'>,
): Promise<void> {
  const compiler = rspack(configurations);
  compiler.hooks.invalid.tap('dev', () => setBuilding(true));
  compiler.hooks.done.tap('dev', () => setBuilding(false));
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
