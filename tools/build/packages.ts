import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './common.ts';

const describe = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const own = describe('.');
const isKit = own.name === '@wabu/module-kit';

/** The scope of the shared entry points in federation and registry. */
export const SHARED_SCOPE = '@wabu/shared';
/** Their scope in the sources of modules: a repository of its own imports them from the kit. */
export const writtenScope: string = isKit ? own.name : SHARED_SCOPE;

/** The version of a package as the shell provides it; the kit pins those of the shell that it was packed with. */
export function versionOf(name: string): string {
  if (!isKit) return describe(join('node_modules', name)).version;
  return name === SHARED_SCOPE ? own.version : own.dependencies[name];
}
