import { existsSync, readFileSync } from 'node:fs';
import { root } from '../../root.mjs';

/** All workspaces, in the order of the root package.json. */
export const workspaces = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).workspaces;

/** Workspaces with an rspack.config.ts. */
export const builtWorkspaces = () =>
  workspaces.filter((name) => existsSync(`${root}/${name}/rspack.config.ts`));

/** A script of the workspace's package.json. */
export function scriptOf(workspace, verb) {
  return JSON.parse(readFileSync(`${root}/${workspace}/package.json`, 'utf8')).scripts?.[verb];
}
