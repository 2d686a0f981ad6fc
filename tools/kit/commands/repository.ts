import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CommandError } from '../../scripts/releases/installation.ts';
import { readPackage, type Source } from '../../scripts/releases/source.ts';

export function repository(folder = process.cwd()): Source {
  const found = existsSync(join(folder, 'package.json')) ? readPackage(folder) : null;
  if (!found?.wabu?.id)
    throw new CommandError(
      'The package.json of this folder has no "wabu" key: run this where the module is, or create one with "npx wabu new boats".',
    );
  return {
    ...found,
    id: found.wabu.id,
    folder,
    raise: 'npm version patch --no-git-tag-version',
    build: async () => build(folder),
  };
}

/** Runs the bundler over the folder's rspack.config.mjs. */
function build(folder: string): void {
  const description = createRequire(import.meta.url).resolve('@rspack/cli/package.json');
  const { status } = spawnSync(
    process.execPath,
    [join(dirname(description), 'bin/rspack.js'), 'build'],
    { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new CommandError('The build failed: see above.');
}
