import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { browser, type CacheGroups, oneFileScripts, prerender } from './tools/build/browser.ts';
import { common, isProduction, root } from './tools/build/common.ts';
import { readWorkspace } from './tools/build/describe-build.ts';
import { DescribePlugin } from './tools/build/describe-plugin.ts';
import { shellFederation } from './tools/build/federation.ts';
import { withHmrClient } from './tools/build/hot.ts';
import { SharedNamesPlugin } from './tools/build/shared-names-plugin.ts';
import { runtimePackages } from './tools/scripts/build/runtime-packages.mjs';

export { remote } from './tools/build/remote.ts';

/**
 * The shell's files. The preloads of a staff page wait for `react`, so that they do not compete with it and
 * with `main`, which run before them (decision 0098). The packages that staff pages share are one file instead
 * of five, which is smaller. The guard and the login page need the session without them.
 */
const cacheGroups: CacheGroups = {
  react: {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    chunks: 'initial',
    enforce: true,
  },
  // With small code that several groups need: a chunk of its own costs the home more in hashes.
  session: {
    name: 'session',
    test: /shared[\\/](session|copies)[\\/]|shared[\\/](page[\\/]request-idle|text[\\/]address-text)|shell[\\/]src[\\/]modules[\\/]reports[\\/]browser-id|shared[\\/]entities[\\/](problem|history[\\/]batch-header|rich-text[\\/]plain-text)\.ts|node_modules[\\/]jwt-decode[\\/]/,
    chunks: 'async',
    enforce: true,
  },
  // With the second step of a sign-in; it is too small for a file of its own.
  step: {
    name: 'step',
    test: /node_modules[\\/](@simplewebauthn|uqr)[\\/]/,
    chunks: 'async',
    enforce: true,
  },
  // Two parts of the staff area that few visits use: one file costs the home one hash.
  rare: {
    name: 'rare',
    test: /node_modules[\\/](papaparse|@jridgewell)[\\/]/,
    chunks: 'async',
    enforce: true,
  },
  // Of the group `staff`, what loads later: dialogs with their libraries, and who else is there.
  dialogs: {
    name: 'dialogs',
    test: /shared[\\/]ui[\\/](history[\\/]dialog[\\/]|presence[\\/]banner[\\/]|steps[\\/]dialog[\\/]|dialogs[\\/](conflict-dialog|dialog-view|theme[\\/]|words[\\/]))|shared[\\/]text[\\/]word-differences|tools[\\/]build[\\/]styles-|@(chakra-ui|ark-ui|zag-js|emotion|pandacss)[\\/]|node_modules[\\/](diff|stylis|hoist-non-react-statics)[\\/]/,
    chunks: 'async',
    enforce: true,
    priority: 1,
  },
  // What comes when the page is idle: the rest of a list of more than one page, and the measures of the page.
  rest: {
    name: 'rest',
    test: /shared[\\/]ui[\\/]paged-lists[\\/](load-rest|store-page)|node_modules[\\/]web-vitals[\\/]/,
    chunks: 'async',
    enforce: true,
    priority: 1,
  },
  // Without the button that shows a password: the login has it too, and does not wait for this file.
  staff: {
    name: 'staff-shared',
    test: /shared[\\/]ui[\\/](?!controls[\\/]reveal)|shared[\\/](entities[\\/](random-id|lists[\\/]|search[\\/])|page[\\/]root-size)|@tanstack[\\/]|node_modules[\\/](lucide-react|idb-keyval)[\\/]/,
    chunks: 'async',
    enforce: true,
  },
  // The styles of both groups are one file: they are always loaded together.
  staffStyles: {
    name: 'staff-shared',
    test: /shell[\\/]src[\\/].*\.css$/,
    chunks: ({ name }) => name === 'staff',
    enforce: true,
  },
};

/**
 * What the style libraries bring to every staff page and nothing here needs: lists of all CSS properties and of all
 * HTML attributes, and the copying of static members for `withTheme`.
 */
const smallerStyles = isProduction && {
  '@pandacss/is-valid-prop$': join(root, 'tools/build/styles-css-properties.mjs'),
  '@emotion/is-prop-valid$': join(root, 'tools/build/styles-forwarded-props.mjs'),
  'hoist-non-react-statics$': join(root, 'tools/build/styles-without-statics.mjs'),
};

/** The build of the shell, the federation host. */
export function shell(dir: string): Configuration[] {
  const workspace = readWorkspace(dir);
  const base = browser(workspace, 'shell', cacheGroups);
  const names = new SharedNamesPlugin('provided');
  return [
    {
      ...base,
      entry: { main: withHmrClient('./src/main.ts') },
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...smallerStyles } },
      plugins: [
        ...(base.plugins ?? []),
        ...(shellFederation() ?? []),
        // Icons and other files at the root of the site.
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'site', to: 'site' }] }),
        names,
        new DescribePlugin({
          workspace,
          entry: 'main',
          firstPage: ['entrance', 'staff'],
          names: () => ({ exports: names.names }),
        }),
      ],
    },
    oneFileScripts(workspace, 'shell', {
      'stored-page': './src/show-stored-page.ts',
      microsite: './src/microsite/script.ts',
    }),
    ...prerender(workspace, 'shell', ['shell-scripts']),
  ];
}

/** Packages outside the server bundle: native code, and a driver that is loaded on demand. */
const externalPackages = new RegExp(`^(@libsql/.*|${runtimePackages.join('|')})$`);

/**
 * The build of the api for Node: one file for each program, so that it starts without searching packages, and needs no
 * file later that the next build has replaced (decision 0006).
 */
export function server(dir: string): Configuration {
  const workspace = readWorkspace(dir);
  const shared = common(workspace);
  return {
    ...shared,
    name: 'api',
    target: 'node20',
    devtool: isProduction ? false : 'source-map',
    entry: {
      'serve-node': './src/serve-node.ts',
      backup: './scripts/backup.ts',
      restore: './scripts/restore.ts',
      'move-objects': './scripts/move-objects.ts',
      orphans: './scripts/orphans.ts',
      'set-password': './scripts/set-password.ts',
      transfer: './scripts/transfer.ts',
      'end-transfer': './scripts/end-transfer.ts',
    },
    externalsType: 'module-import',
    externals: [
      ({ request }, done) =>
        externalPackages.test(request ?? '') ? done(undefined, request) : done(),
    ],
    resolve: {
      ...shared.resolve,
      alias: {
        ...shared.resolve?.alias,
        // The same file as in the Worker: the entry point holds a second renderer, for streams.
        ...(isProduction && {
          'react-dom/server$': join(
            root,
            'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
          ),
        }),
      },
    },
    // Where the bundle lies is known when it runs, not when it is built: it may be copied elsewhere.
    module: {
      ...shared.module,
      parser: {
        ...shared.module?.parser,
        javascript: { importMeta: false, dynamicImportMode: 'eager' },
      },
    },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            // Stack traces of a server are read by people.
            compress: false,
            mangle: false,
            minify: false,
            // V8 keeps a text with other letters in two bytes for each.
            format: { asciiOnly: true, comments: false },
          },
        }),
      ],
    },
  };
}
