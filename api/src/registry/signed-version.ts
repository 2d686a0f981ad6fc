import { forBrowsers } from '@wabu/shared/module/fit-shell';
import type { Registry } from '@wabu/shared/module/registry';
import { toRegistryModule } from '@wabu/shared/module/registry-entry';
import { signRegistry } from '@wabu/shared/module/sign-registry';
import { httpProblem, notFound } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { findBuild } from './build-repository.ts';
import { readLiveShell } from './live-shell.ts';
import { readOwners } from './module-owners.ts';
import { withOwners } from './ownership/owners.ts';

/** A signed registry with one stored version, for a browser that overrides a module's version. */
export async function signedVersion(
  platform: Platform,
  id: string,
  version: string,
): Promise<Registry> {
  const { database, settings, now } = platform;
  const build = await findBuild(database, id, version);
  if (build === null) throw notFound(`La versione ${version} di ${id} non esiste`);
  if (build.blocked) throw httpProblem(409, 'in-use', `La versione ${version} è bloccata`);
  const entry = toRegistryModule({ ...build.built, version });
  const seen = forBrowsers(entry, await readLiveShell(platform));
  const modules = [withOwners(seen, await readOwners(platform))];
  const registry = { issuedAt: new Date(now()).toISOString(), modules };
  return settings.registryKey === undefined
    ? registry
    : signRegistry(registry, settings.registryKey);
}
