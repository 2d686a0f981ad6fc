import { httpProblem } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { readBuiltModules } from './built-modules.ts';
import { recordRelease } from './history-repository.ts';
import { readClaims, replaceClaim } from './ownership/claim-repository.ts';
import { type Owners, ownersOf } from './ownership/owners.ts';
import { SHELL } from './ownership/program-claims.ts';
import { alreadyOwned } from './ownership/require-claims.ts';
import { changeRegistry } from './revision-repository.ts';

export async function readOwners(platform: Platform): Promise<Owners> {
  const installed = (await readBuiltModules(platform)).map(({ built }) => built);
  return ownersOf(await readClaims(platform.database), installed);
}

/** Rejects sections that belong to another module (409, naming the owner). */
export async function requireFree(platform: Platform, id: string, sections: string[]) {
  const { ownerOf } = await readOwners(platform);
  for (const name of sections) {
    const owner = ownerOf({ kind: 'section', name });
    if (owner !== null && owner !== id) throw alreadyOwned(name, owner);
  }
}

interface Transfer {
  section: string;
  to: string;
  actor: string;
}

/** Gives a section to a module. Builds of the former owner keep running without those routes. */
export async function transferSection(platform: Platform, { section, to, actor }: Transfer) {
  const { ownerOf } = await readOwners(platform);
  const from = ownerOf({ kind: 'section', name: section });
  if (from === SHELL) throw alreadyOwned(section, from);
  if (from === to) throw httpProblem(409, 'exists', `«${section}» appartiene già al modulo ${to}`);
  const at = platform.now();
  await platform.database.write([
    replaceClaim({ kind: 'section', name: section, moduleId: to }, actor, at),
    recordRelease({ at, actor, id: to, action: 'transfer', from, to, note: section }),
    ...changeRegistry(platform.now()),
  ]);
  return { section, from, to };
}
