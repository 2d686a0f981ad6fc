import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { digestOf } from '../../../shared/module/release-check.ts';
import type { ModulesState } from '../../../shared/module/releases.ts';
import { root } from '../../root.mjs';
import { CommandError, type Installation } from './installation.ts';
import type { Source } from './source.ts';

/** A module that is to be released. */
export interface Candidate extends Source {
  /** The installation, with the token for this module. */
  installation: Installation;
}

/** Checks the token of the module and what it claims before the build, which takes minutes. */
export async function candidate(installation: Installation, source: Source): Promise<Candidate> {
  const { id, wabu } = source;
  const own = await installation.as(id);
  if (wabu.routes) await own.call('POST', `/api/modules/${id}/claims`, { description: wabu });
  return { ...source, installation: own };
}

/** Rejects a version that is stored already. */
export function requireNew({ id, version, raise }: Source, modules: ModulesState['modules']) {
  const kept = modules.find((module) => module.id === id)?.kept ?? [];
  if (kept.some((build) => build.version === version))
    throw new CommandError(`${id} ${version} is published already. Raise it: ${raise}`);
}

/** TypeScript here, JavaScript in the module kit. */
const extension = extname(import.meta.url);

/**
 * Opens the fresh builds in a real browser with the live modules, and in these stored shells. Returns what the
 * check states.
 */
export function check(url: string, sources: Source[], shells: string[]) {
  const script = `${root}/e2e/release-check/run${extension}`;
  const builds = sources.map(({ folder }) => join(folder, 'dist')).join(',');
  const words = [...(extension === '.ts' ? ['--import', 'tsx'] : []), script, url, builds];
  const { status } = spawnSync(process.execPath, [...words, ...shells], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new CommandError('Not released, for the reasons above.');
  return { shells, checkedAt: new Date().toISOString() };
}

/**
 * The versions of the shell that modules are checked in: the live one and the previous one, because tabs stay
 * open.
 */
export async function shellsOf(
  { url }: Pick<Installation, 'url'>,
  modules: ModulesState['modules'],
) {
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

/** Publishes the packed build. */
export async function publish(
  { id, version, installation }: Candidate,
  packed: Uint8Array<ArrayBuffer>,
  query = '',
): Promise<void> {
  const path = `/api/modules/${id}/versions/${version}${query}`;
  await installation.call('PUT', path, packed);
}

/** Stores the signed statement that the published build of this folder passed the check in these shells. */
export async function stateCheck(
  { id, version, folder, installation }: Candidate,
  { shells, checkedAt }: { shells: string[]; checkedAt: string },
): Promise<void> {
  const description = new Uint8Array(readFileSync(join(folder, 'dist/module.json')));
  const digest = await digestOf(description);
  const signed = await installation.sign({ id, version, digest, shells, checkedAt });
  await installation.call('PUT', `/api/modules/${id}/versions/${version}/check`, signed);
}
