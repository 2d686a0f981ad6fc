import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { isProduction } from './common.ts';

/** Goes into every bundle of the browser in development. */
const hotClient: string = fileURLToPath(new URL('./hot-client.ts', import.meta.url));

/** What lets a running page take in the next build of one workspace. */
export const hotPlugins = (id: string) => [
  new rspack.HotModuleReplacementPlugin(),
  new ReactRefreshRspackPlugin(),
  new rspack.DefinePlugin({ WABU_BUILD: JSON.stringify(id) }),
];

/** The files that an entry starts with: in development also what exchanges its parts while the page runs. */
export const hotly = (entry: string): string[] => (isProduction ? [entry] : [hotClient, entry]);
