import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './common.ts';

const describe = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const own = describe('.');
const isKit = own.name === '@wabu/module-kit';

/** The shared entry points as federation and registry name them. */
export const SHARED_SCOPE = '@wabu/shared';
/** The same as the sources of modules write them: a repository of its own has them from the kit. */
export const writtenScope: string = isKit ? own.name : SHARED_SCOPE;

/** The version of a package as the shell provides it; the kit pins those of the shell that it was packed with. */
export function versionOf(name: string): string {
  if (!isKit) return describe(join('node_modules', name)).version;
  return name === SHARED_SCOPE ? own.version : own.dependencies[name];
}
