import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../../shared/module/release-check.ts';
import { root } from '../../root.mjs';
import { buildChanged } from '../build/build.mjs';
import { CommandError, type Installation, type ModulesState } from './installation.ts';
import { packageOf, workspaceOf } from './workspace-of.ts';

/** A module of this tree that is to be released. */
export interface Candidate {
  id: string;
  workspace: string;
  version: string;
  /** The installation, with the token for this module. */
  installation: Installation;
}

/** Finds the module, and checks its token and what it claims, before a build of minutes. */
export async function candidate(installation: Installation, id: string): Promise<Candidate> {
  const workspace = workspaceOf(id);
  const { version, wabu } = packageOf(workspace);
  const own = await installation.as(id);
  if (wabu.routes) await own.call('POST', `/api/modules/${id}/claims`, { description: wabu });
  return { id, workspace, version, installation: own };
}

/** Refuses a version that is stored already. */
export function requireNew(
  { id, workspace, version }: Candidate,
  modules: ModulesState['modules'],
) {
  const kept = modules.find((module) => module.id === id)?.kept ?? [];
  if (kept.some((build) => build.version === version))
    throw new CommandError(
      `${id} ${version} is published already. Raise it: npm version patch -w ${workspace} --no-git-tag-version`,
    );
}

export async function build(workspaces: string[]): Promise<void> {
  if ((await buildChanged(workspaces)) > 0) throw new CommandError('The build failed.');
}

/**
 * Opens the fresh builds in a real browser with the live modules, and in these stored shells. Returns what the
 * check states.
 */
export function check(url: string, workspaces: string[], shells: string[]) {
  const script = `${root}/e2e/release-check/run.ts`;
  const words = ['--import', 'tsx', script, url, workspaces.join(','), ...shells];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new CommandError('Not released, for the reasons above.');
  return { shells, checkedAt: new Date().toISOString() };
}

/**
 * The versions of the shell that modules are checked in: the live one and the previous one, because tabs stay
 * open.
 */
export async function shellsOf({ url }: Installation, modules: ModulesState['modules']) {
  const shell = modules.find(({ id }) => id === 'shell');
  if (shell === undefined) return [await servedVersion(url, 'shell')].filter((one) => one !== null);
  const previous = shell.kept.find(({ version, blocked }) => version !== shell.live && !blocked);
  return [shell.live, ...(previous ? [previous.version] : [])];
}

/** The version of a module that browsers get, from a release or from the program; null without any. */
export async function servedVersion(url: string, id: string): Promise<string | null> {
  const registry = (await (await fetch(`${url}/registry.json`)).json()) as {
    modules: { id: string; version: string }[];
  };
  return registry.modules.find((module) => module.id === id)?.version ?? null;
}

/** Stores the signed statement that the published build of this tree passed the check in these shells. */
export async function stateCheck(
  { id, version, workspace, installation }: Candidate,
  { shells, checkedAt }: { shells: string[]; checkedAt: string },
): Promise<void> {
  const description = new Uint8Array(readFileSync(join(root, workspace, 'dist/module.json')));
  const digest = await digestOf(description);
  const signed = await installation.sign({ id, version, digest, shells, checkedAt });
  await installation.call('PUT', `/api/modules/${id}/versions/${version}/check`, signed);
}
