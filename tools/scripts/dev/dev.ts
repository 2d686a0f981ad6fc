import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { root } from '../../root.mjs';
import { builtWorkspaces } from '../build/workspaces.mjs';
import { freePort } from '../setup/port.mjs';
import { type BuildNews, buildNews } from './build-news.ts';
import { serveOneAddress } from './serve-one-address.ts';
import { watch } from './watch.ts';

/** Builds all browser workspaces; resolves after the first build. */
const watchBuilds = async (news: BuildNews): Promise<void> =>
  watch(await readConfigurations(), news);

async function readConfigurations(): Promise<Configuration[]> {
  const inBrowser = builtWorkspaces().filter((name: string) => name !== 'api');
  const files = inBrowser.map((name: string) => `${root}/${name}/rspack.config.ts`);
  const modules = await Promise.all(
    files.map((file: string) => import(pathToFileURL(file).href) as Promise<Config>),
  );
  return modules.flatMap((module) => module.default);
}

interface Config {
  default: Configuration | Configuration[];
}

/**
 * Runs the api from its sources; tsx restarts it when one of them changes. Replaces the api's own address
 * in its output by the address that people open.
 */
function runApi(port: number, openPort: number) {
  const tsx = `${root}/node_modules/tsx/dist/cli.mjs`;
  const entry = `${root}/api/src/serve-node.ts`;
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', entry], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk.toString().replaceAll(`localhost:${port}`, `localhost:${openPort}`));
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      child.once('exit', () => process.exit(0));
      child.kill(signal);
    });
  }
}

/** Rebuilds each workspace and restarts the api on changes; serves all of it on one origin. */
const port = Number(process.env.PORT);
const host = process.env.HOST ?? '127.0.0.1';
const apiPort = await freePort();
const news = buildNews();
serveOneAddress({ port, host, apiPort, news });
await watchBuilds(news);
runApi(apiPort, port);
