import { existsSync, readFileSync } from 'node:fs';
import { root } from '../../root.mjs';

export const workspaces = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).workspaces;

export const builtWorkspaces = () =>
  workspaces.filter((name) => existsSync(`${root}/${name}/rspack.config.ts`));

export function scriptOf(workspace, verb) {
  return JSON.parse(readFileSync(`${root}/${workspace}/package.json`, 'utf8')).scripts?.[verb];
}
