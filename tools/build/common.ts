import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import type { Workspace } from './describe-build.ts';

/** The folder of the repository, or of the module kit, which has the same folders (tools/kit/pack). */
export const root: string = fileURLToPath(new URL('../..', import.meta.url));
/** False in `npm run dev` and `wabu dev`. */
export const isProduction: boolean = process.env.NODE_ENV !== 'development';
/** False in `wabu dev` too: its pages run the shell of an installation, whose React is the production build. */
export const isReactDevelopment: boolean = !isProduction && process.env.WABU_REACT !== 'production';

/** Browsers of the last three years. */
const targets = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

const scripts = (refresh: boolean) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    env: { targets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isReactDevelopment, refresh } },
    },
  },
  type: 'javascript/auto',
});

/**
 * The configuration of every build: TypeScript, styles, pictures and module resolution. `refresh` enables
 * React Refresh.
 */
export function common(workspace: Workspace, { refresh = false } = {}): Configuration {
  return {
    context: workspace.dir,
    mode: isProduction ? 'production' : 'development',
    // Hidden: no file names its map, and only who may read it gets it from the server.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        // Its `exports` name the development build only, which contains every warning.
        ...(isProduction && {
          'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': join(
            root,
            'node_modules/react-router/dist/production/dom-export.mjs',
          ),
        }),
      },
    },
    module: {
      rules: [
        scripts(refresh),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|jpe?g|gif|webp|avif|ico|woff2)$/, type: 'asset/resource' },
      ],
      parser: {
        'css/auto': {
          namedExports: false,
          // Custom properties, containers and grid areas are global names of the design system.
          dashedIdents: false,
          customIdents: false,
          container: false,
          function: false,
          grid: false,
        },
      },
      generator: {
        'css/auto': { localIdentName: isProduction ? '[uniqueName]-[hash:6]' : '[name]-[local]' },
      },
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
        // Without targets, Lightning CSS replaces logical properties by rules per `:lang()`.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
