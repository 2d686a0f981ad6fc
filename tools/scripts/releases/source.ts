import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  version: string;
  /** The description of a module; the shell has an id only. */
  wabu: { id: string; area?: string; routes?: string[] };
}

/** What can be released: a workspace of this tree, or a module in a repository of its own. */
export interface Source extends Package {
  id: string;
  /** The folder of its package.json; the build is in `dist`. */
  folder: string;
  /** The command that raises the version. */
  raise: string;
  /** Builds what changed; throws a `CommandError`. */
  build: () => Promise<void>;
}

export function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
