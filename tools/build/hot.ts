import { fileURLToPath } from 'node:url';
import { type RuleSetRule, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { isProduction, isReactDevelopment } from './common.ts';
import { writtenScope } from './packages.ts';

/** The client in every browser bundle in development. */
const hotClient: string = fileURLToPath(new URL('./hot-client.ts', import.meta.url));

export const hmrPlugins = (id: string) => [
  new rspack.HotModuleReplacementPlugin(),
  ...(isReactDevelopment ? [new ReactRefreshRspackPlugin()] : []),
  new rspack.DefinePlugin({ WABU_BUILD: JSON.stringify(id) }),
];

/** The files of an entry: in development the client of hot module replacement comes first. */
export const withHmrClient = (entry: string): string[] =>
  isProduction ? [entry] : [hotClient, entry];

const hotWordsLoader: string = fileURLToPath(new URL('./hot-words-loader.mjs', import.meta.url));

/** In `wabu dev` only the words of `src/words` are replaced; any other change reloads the page. */
const wordFiles = isReactDevelopment
  ? /[\\/]words[\\/][a-z]{2}\.ts$|[\\/]src[\\/]module\.tsx$/
  : /[\\/]src[\\/](module\.tsx|words[\\/][a-z]{2}\.ts)$/;

/** Replaces changed words in the running page. */
export const hotWords = (id: string): RuleSetRule => ({
  test: wordFiles,
  enforce: 'pre',
  loader: hotWordsLoader,
  options: { id, scope: writtenScope },
});
