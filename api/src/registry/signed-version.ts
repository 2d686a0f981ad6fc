import type { Registry } from '@wabu/shared/module/registry';
import { httpProblem, notFound } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { findBuild } from './build-repository.ts';
import { toRegistryModule } from './registry-entry.ts';
import { signRegistry } from './sign-registry.ts';

/** A signed registry with one stored version, for a browser that overrides a module's version. */
export async function signedVersion(
  { database, settings, now }: Platform,
  id: string,
  version: string,
): Promise<Registry> {
  const build = await findBuild(database, id, version);
  if (build === null) throw notFound(`La versione ${version} di ${id} non esiste`);
  if (build.blocked) throw httpProblem(409, 'in-use', `La versione ${version} è bloccata`);
  const modules = [toRegistryModule({ ...build.built, version })];
  const registry = { issuedAt: new Date(now()).toISOString(), modules };
  return settings.registryKey === undefined
    ? registry
    : signRegistry(registry, settings.registryKey);
}
