import type { Supplier } from '@wabu/shared/entities/supplier';

/**
 * Structural sharing for a refetched list: unchanged suppliers keep their object identity, an unchanged list
 * keeps its own. Unlike TanStack Query's, it matches records by PIVA and not by position.
 */
export function shareUnchanged(
  before: readonly Supplier[] | undefined,
  loaded: readonly Supplier[],
): readonly Supplier[] {
  if (before === undefined) return loaded;
  const known = new Map(before.map((supplier) => [supplier.PIVA, supplier]));
  const merged = loaded.map((supplier) => {
    const same = known.get(supplier.PIVA);
    return same !== undefined && isSame(same, supplier) ? same : supplier;
  });
  const isWhole =
    merged.length === before.length && merged.every((each, at) => each === before[at]);
  return isWhole ? before : merged;
}

function isSame(one: Supplier, other: Supplier): boolean {
  if (one === other) return true;
  for (const key in other)
    if (one[key as keyof Supplier] !== other[key as keyof Supplier]) return false;
  return true;
}
