import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Goes into every bundle of the browser in development. */
export const hotClient: string = fileURLToPath(new URL('./hot-client.ts', import.meta.url));

/** What lets a running page take in the next build of one workspace. */
export const hotPlugins = (id: string) => [
  new rspack.HotModuleReplacementPlugin(),
  new ReactRefreshRspackPlugin(),
  new rspack.DefinePlugin({ WABU_BUILD: JSON.stringify(id) }),
];
