import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';
import { CommandError } from './installation.ts';

/** The folder of a module: `mf-suppliers` of `suppliers`; the shell is its own. */
export function workspaceOf(id: string | undefined): string {
  if (id === undefined || !/^[a-z][a-z0-9-]*$/.test(id))
    throw new CommandError('Which module? For example: npm run release -- suppliers');
  const name = id === 'shell' ? 'shell' : `mf-${id}`;
  if (!existsSync(join(root, name, 'package.json')))
    throw new CommandError(`There is no module "${id}": no folder ${name}.`);
  return name;
}

interface Package {
  version: string;
  /** The description of a module; the shell has an id only. */
  wabu: { id: string; routes?: string[] };
}

export function packageOf(workspace: string): Package {
  return JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
}
