import { sectionOf } from '@wabu/shared/module/ownership';
import type { BuiltModule } from '@wabu/shared/module/registry';
import type { Claim, ClaimKind } from './claim-repository.ts';
import { type Claims, programClaims } from './program-claims.ts';

export interface Owners {
  /** The id of the module that owns it, or null. */
  ownerOf: (claim: Pick<Claim, 'kind' | 'name'>) => string | null;
  /** The names of one kind that belong to a module, sorted. */
  ownedBy: (id: string, kind: ClaimKind) => string[];
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
    ownedBy: (id, wanted) =>
      [...claims.values()]
        .filter(({ kind, moduleId }) => kind === wanted && moduleId === id)
        .map(({ name }) => name)
        .sort(),
  };
}

const keyOf = ({ kind, name }: Pick<Claim, 'kind' | 'name'>) => `${kind} ${name}`;

/** What a build claims for its module. The shell, which has no description, claims nothing here. */
export function claimsOf({ id, description }: Described): Claim[] {
  if (description === undefined) return [];
  const { area, routes, namespaces, offers } = description;
  const sections = [...new Set(routes.map(sectionOf))];
  return toList(id, { sections, namespaces, slots: offers, isPublic: area === 'public' });
}

function toList(moduleId: string, { sections, namespaces, slots = [], isPublic }: Claims): Claim[] {
  return [
    ...sections.map((name) => ({ kind: 'section' as const, name, moduleId })),
    ...namespaces.map((name) => ({ kind: 'namespace' as const, name, moduleId })),
    ...slots.map((name) => ({ kind: 'slot' as const, name, moduleId })),
    ...(isPublic ? [{ kind: 'public' as const, name: moduleId, moduleId }] : []),
  ];
}

/**
 * Adds for the shell which sections of a module's routes belong to another one, to leave them out, and which slots
 * belong to it.
 */
export function withOwners<Module extends Described>(
  module: Module,
  { ownerOf, ownedBy }: Owners,
): Module & { foreign?: string[]; ownSlots?: string[] } {
  if (module.description === undefined) return module;
  const foreign = claimsOf(module)
    .filter((claim) => claim.kind === 'section' && (ownerOf(claim) ?? module.id) !== module.id)
    .map(({ name }) => name);
  const ownSlots = ownedBy(module.id, 'slot');
  const isStaff = module.description.area === 'admin';
  return {
    ...module,
    ...(foreign.length > 0 && { foreign }),
    // Pages of visitors have no slots, and their registry stays short.
    ...((isStaff || ownSlots.length > 0) && { ownSlots }),
  };
}
