import { sectionOf } from '@wabu/shared/module/ownership';
import type { BuiltModule } from '@wabu/shared/module/registry';
import type { Claim } from './claim-repository.ts';
import { type Claims, programClaims } from './program-claims.ts';

export interface Owners {
  /** The id of the module that owns it, or null. */
  ownerOf: (claim: Pick<Claim, 'kind' | 'name'>) => string | null;
  /** The sections of a module, sorted. */
  sectionsOf: (id: string) => string[];
}

export type Described = Pick<BuiltModule, 'id' | 'description'>;

/**
 * The owners of everything. A stored claim comes first, then what belongs to the program from the start,
 * then what the installed builds of other modules describe.
 */
export function ownersOf(stored: Claim[], installed: Described[]): Owners {
  const fromStart = Object.entries(programClaims).flatMap(([id, claims]) => toList(id, claims));
  const described = installed.flatMap((built) => claimsOf(built));
  const claims = new Map<string, Claim>();
  for (const claim of [...stored, ...fromStart, ...described])
    if (!claims.has(keyOf(claim))) claims.set(keyOf(claim), claim);
  return {
    ownerOf: (claim) => claims.get(keyOf(claim))?.moduleId ?? null,
    sectionsOf: (id) =>
      [...claims.values()]
        .filter(({ kind, moduleId }) => kind === 'section' && moduleId === id)
        .map(({ name }) => name)
        .sort(),
  };
}

const keyOf = ({ kind, name }: Pick<Claim, 'kind' | 'name'>) => `${kind} ${name}`;

/** What a build claims for its module. The shell, which has no description, claims nothing here. */
export function claimsOf({ id, description }: Described): Claim[] {
  if (description === undefined) return [];
  const { area, routes, namespaces } = description;
  const sections = [...new Set(routes.map(sectionOf))];
  return toList(id, { sections, namespaces, isPublic: area === 'public' });
}

function toList(moduleId: string, { sections, namespaces, isPublic }: Claims): Claim[] {
  return [
    ...sections.map((name) => ({ kind: 'section' as const, name, moduleId })),
    ...namespaces.map((name) => ({ kind: 'namespace' as const, name, moduleId })),
    ...(isPublic ? [{ kind: 'public' as const, name: moduleId, moduleId }] : []),
  ];
}

/** Adds the sections of a module's routes that another module owns, for the shell to leave them out. */
export function markForeign<Module extends Described>(
  module: Module,
  { ownerOf }: Owners,
): Module & { foreign?: string[] } {
  const foreign = claimsOf(module)
    .filter((claim) => claim.kind === 'section' && (ownerOf(claim) ?? module.id) !== module.id)
    .map(({ name }) => name);
  return foreign.length === 0 ? module : { ...module, foreign };
}
