import { isEmpty, keyOf, keysOf, partsOf, same } from './parts.ts';

export type Side = 'mine' | 'theirs';

/** A value in the state that both sides started from, and in what each of them made of it. */
export interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** A value that both sides changed; an absent one was removed. That of a list with ids is their order. */
export interface Conflict extends Versions<unknown> {
  path: string[];
}

/** The chosen side of each conflict, by the key of its path. */
export type Decisions = Readonly<Record<string, Side>>;

type Choose = (path: string[], versions: Versions<unknown>) => Side;

/**
 * Joins what two sides changed, part by part. A conflict without a decision keeps mine. An element of a list with ids
 * that one side removed is removed unless the other side changed it.
 */
export function merge3<T extends object>(
  versions: Versions<T>,
  decided: Decisions = {},
): { merged: T; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const choose: Choose = (path, { base, mine, theirs }) => {
    if (same(mine, theirs) || same(theirs, base)) return 'mine';
    if (same(mine, base)) return 'theirs';
    // Only one of two differs from the base, unless there is none.
    if (typeof mine === 'boolean') return 'mine';
    const side = decided[keyOf(path)];
    if (side === undefined) conflicts.push({ path, base, mine, theirs });
    return side ?? 'mine';
  };
  return { merged: mergeValue([], versions, choose) as T, conflicts };
}

/** Merges, and asks about conflicts; null without an answer. */
export async function mergeAsking<T extends object>(
  versions: Versions<T>,
  ask: (conflicts: Conflict[]) => Promise<Decisions | null>,
): Promise<T | null> {
  const { merged, conflicts } = merge3(versions);
  if (conflicts.length === 0) return merged;
  const decided = await ask(conflicts);
  return decided && merge3(versions, decided).merged;
}

export const each = <T, R>({ base, mine, theirs }: Versions<T>, read: (value: T) => R) => ({
  base: read(base),
  mine: read(mine),
  theirs: read(theirs),
});

function mergeValue(path: string[], versions: Versions<unknown>, choose: Choose): unknown {
  const { mine, theirs } = versions;
  const sides = [mine, theirs].filter((value) => value !== undefined);
  const isList = Array.isArray(sides[0]);
  const isWhole = sides.some((value) => !hasParts(value) || Array.isArray(value) !== isList);
  if (isWhole || mine === theirs) return versions[choose(path, versions)];
  const parts = each(versions, (value) =>
    Array.isArray(value) === isList ? (partsOf(value) ?? undefined) : undefined,
  );
  const merged = new Map<string, unknown>();
  for (const key of keysOf(parts.mine, parts.theirs)) {
    const part = each(parts, (one) => one?.get(key));
    const isOfOneSide = part.mine === undefined || part.theirs === undefined;
    const value =
      isList && isOfOneSide
        ? part[choose([...path, key], part)]
        : mergeValue([...path, key], part, choose);
    const isAbsent = [parts.mine, parts.theirs].some((one) => one?.has(key) === false);
    if (value !== undefined && !(isAbsent && isEmpty(value))) merged.set(key, value);
  }
  if (!isList) return Object.fromEntries(merged);
  const keys = each(parts, (one) => keysOf(one).filter((key) => merged.has(key)));
  return mergeOrder(path, keys, choose).map((key) => merged.get(key));
}

/** An object of numbers, such as a point, has no parts that change alone. */
function hasParts(value: unknown): boolean {
  const parts = partsOf(value);
  if (parts === null) return false;
  return parts.size === 0 || [...parts.values()].some((part) => typeof part !== 'number');
}

/** What the other side added follows its predecessor. */
function mergeOrder(path: string[], keys: Versions<string[]>, choose: Choose): string[] {
  const common = keys.mine.filter((key) => keys.theirs.includes(key));
  const side = choose(
    path,
    each(keys, (all) => all.filter((key) => common.includes(key))),
  );
  const order = [...keys[side]];
  const others = keys[side === 'mine' ? 'theirs' : 'mine'];
  for (const [at, key] of others.entries())
    if (!order.includes(key)) order.splice(order.indexOf(others[at - 1] ?? '') + 1, 0, key);
  return order;
}
