import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';
import { buildChanged } from '../build/build.mjs';
import { CommandError } from './installation.ts';
import { readPackage, type Source } from './source.ts';

/** The workspace of a module: `mf-suppliers` for `suppliers`, `shell` for `shell`. */
export function workspaceOf(id: string | undefined): Source {
  if (id === undefined || !/^[a-z][a-z0-9-]*$/.test(id))
    throw new CommandError('Which module? For example: npm run release -- suppliers');
  const name = id === 'shell' ? 'shell' : `mf-${id}`;
  const folder = join(root, name);
  if (!existsSync(join(folder, 'package.json')))
    throw new CommandError(`There is no module "${id}": no folder ${name}.`);
  return {
    ...readPackage(folder),
    id,
    folder,
    raise: `npm version patch -w ${name} --no-git-tag-version`,
    build: async () => {
      if ((await buildChanged([name])) > 0) throw new CommandError('The build failed.');
    },
  };
}
