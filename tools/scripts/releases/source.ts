import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../../root.mjs';
import { CommandError } from './installation.ts';

/** What can be released: a workspace of this tree, or a module in a repository of its own. */
export interface Source {
  id: string;
  /** The folder of its package.json; the build is in `dist`. */
  folder: string;
  /** The description of a module; the shell has an id only. */
  wabu: { id: string; area?: string; routes?: string[] };
  /** Builds what changed; throws a `CommandError`. */
  build: () => Promise<void>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The workspace of a module: `mf-suppliers` for `suppliers`, `shell` for `shell`. */
export function workspaceOf(id: string): Source {
  const name = id === 'shell' ? 'shell' : `mf-${id}`;
  const folder = join(root, name);
  if (!/^[a-z][a-z0-9-]*$/.test(id) || !existsSync(join(folder, 'package.json')))
    throw new CommandError(`There is no module "${id}": no folder ${name}.`);
  const build = async () => {
    const { buildChanged } = await import('../build/build.mjs');
    if ((await buildChanged([name])) > 0) throw new CommandError('The build failed.');
  };
  return { id, folder, wabu: readPackage(folder).wabu, build };
}

/** The module of a repository of its own, which this folder is. */
export function repository(folder = process.cwd()): Source {
  const { wabu } = existsSync(join(folder, 'package.json')) ? readPackage(folder) : {};
  if (!wabu?.id)
    throw new CommandError(
      'The package.json of this folder has no "wabu" key: run this where the module is, or create one with "npx wabu new boats".',
    );
  return { id: wabu.id, folder, wabu, build: async () => bundle(folder) };
}

/** Runs the bundler over the folder's rspack.config.mjs. */
function bundle(folder: string): void {
  const description = createRequire(import.meta.url).resolve('@rspack/cli/package.json');
  const program = join(dirname(description), 'bin/rspack.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = { cwd: folder, stdio: 'inherit', env } as const;
  const { status } = spawnSync(process.execPath, [program, 'build'], options);
  if (status !== 0) throw new CommandError('The build failed: see above.');
}
