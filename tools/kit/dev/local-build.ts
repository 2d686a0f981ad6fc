import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forBrowsers, type Shell } from '../../../shared/module/fit-shell.ts';
import type { BuiltModule, RegistryModule } from '../../../shared/module/registry.ts';
import { toRegistryModule } from '../../../shared/module/registry-entry.ts';
import { filesIn } from '../../build/compress-files.ts';

/** The build of the module on this machine, as a version that no installation has. */
export interface LocalBuild {
  id: string;
  /** Its entry in the registry of an installation with that shell. */
  entry: (shell: Shell | null) => RegistryModule;
  /** A file of the build by its path on the site; null when it has none of that path. */
  file: (path: string) => Buffer | null;
}

/** Opens the `dist` of a module. Each call of its functions reads the newest build. */
export function openLocalBuild(folder: string, id: string, version: string): LocalBuild {
  const dist = join(folder, 'dist');
  const local = `${version}-local`;
  const base = `/modules/${id}/${local}/`;
  return {
    id,
    entry: (shell) => {
      const built = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8')) as BuiltModule;
      return forBrowsers(toRegistryModule({ ...built, version: local }), shell);
    },
    file: (path) => {
      if (!path.startsWith(base) || !existsSync(dist)) return null;
      const name = path.slice(base.length);
      return filesIn(dist).includes(name) ? readFileSync(join(dist, name)) : null;
    },
  };
}
