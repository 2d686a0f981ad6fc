import { basename } from 'node:path';
import type { Configuration } from '@rspack/core';
import { browser, prerender } from './browser.ts';
import { readDescription, readWorkspace } from './describe-build.ts';
import { DescribePlugin } from './describe-plugin.ts';
import { moduleFederation, runtimeExternals } from './federation.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';

/** The build of a module: a federation container of `src/module.tsx` and, if they exist, `src/slots.tsx` and `src/search.ts`. */
export function remote(dir: string): Configuration[] {
  const workspace = readWorkspace(dir);
  const { id } = readDescription(workspace);
  if (workspace.name.startsWith('@wabu/') && basename(dir) !== `mf-${id}`)
    throw new Error(`The folder of the module "${id}" is mf-${id}, not ${basename(dir)}.`);
  const base = browser(workspace, id);
  const names = new SharedNamesPlugin('taken');
  return [
    {
      ...base,
      entry: {},
      externals: runtimeExternals,
      plugins: [
        ...(base.plugins ?? []),
        ...(moduleFederation(id, dir) ?? []),
        names,
        new DescribePlugin({
          workspace,
          entry: `wabu_${id}`,
          firstPage: ['module'],
          names: () => ({ imports: names.names }),
        }),
      ],
    },
    ...prerender(workspace, id),
  ];
}
