import { partsOf } from './parts.ts';

/**
 * One step from a later state of a record back to an earlier one, at a path of keys. An array whose elements have
 * an `id` is compared by the ids. A step sets the earlier value, removes what did not exist, gives the elements of
 * such an array their earlier order, or puts the earlier text in place of `count` characters (UTF-16).
 */
export type Step = { path: string[] } & (
  | { value: unknown }
  | { absent: true }
  | { order: string[] }
  | { start: number; count: number; text: string }
);

/**
 * Shorter texts are stored whole: a splice fits one text only, and a short one may have changed without an entry,
 * as the name of a frontend's supplier does.
 */
const MIN_SPLICED = 200;

/** The steps that turn `after` into `before`. */
export function diff(before: object, after: object): Step[] {
  return compare([], before, after);
}

/** The record before, from the record after. */
export function apply<T extends object>(after: T, steps: readonly Step[]): T {
  return steps.reduce<unknown>((record, step) => changed(record, step.path, step), after) as T;
}

function compare(path: string[], before: unknown, after: unknown): Step[] {
  if (before === after) return [];
  const from = partsOf(before);
  const to = partsOf(after);
  if (from !== null && to !== null && Array.isArray(before) === Array.isArray(after))
    return compareParts(path, from, to, Array.isArray(before));
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (typeof before !== 'string' || typeof after !== 'string') return [{ path, value: before }];
  const splice = spliceOf(before, after);
  const isShorter = before.length > MIN_SPLICED && splice.text.length < before.length;
  return [isShorter ? { path, ...splice } : { path, value: before }];
}

function compareParts(
  path: string[],
  before: Map<string, unknown>,
  after: Map<string, unknown>,
  isOrdered: boolean,
): Step[] {
  const removed = [...before].filter(([key]) => !after.has(key));
  const kept = [...after.keys()].filter((key) => before.has(key));
  const steps = [
    ...[...after.keys()]
      .filter((key) => !before.has(key))
      .map((key): Step => ({ path: [...path, key], absent: true })),
    ...kept.flatMap((key) => compare([...path, key], before.get(key), after.get(key))),
    ...removed.map(([key, value]): Step => ({ path: [...path, key], value })),
  ];
  if (!isOrdered) return steps;
  const order = [...before.keys()];
  // Elements that are put back come last.
  const given = [...kept, ...removed.map(([key]) => key)];
  return order.every((key, at) => key === given[at]) ? steps : [...steps, { path, order }];
}

/** What puts `before` in place of `after`, between whole characters. */
function spliceOf(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (isHighSurrogate(before.charCodeAt(start - 1))) start -= 1;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - tail - 1) === after.charCodeAt(after.length - tail - 1)
  )
    tail += 1;
  if (isLowSurrogate(before.charCodeAt(before.length - tail))) tail -= 1;
  const text = before.slice(start, before.length - tail);
  return { start, count: after.length - tail - start, text };
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit < 0xe000;

function changed(value: unknown, path: readonly string[], step: Step): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return stepped(value, step);
  const isRemoved = rest.length === 0 && 'absent' in step;
  const part = isRemoved ? undefined : changed(partsOf(value)?.get(key), rest, step);
  if (!Array.isArray(value)) {
    const others = Object.entries(value as object).filter(([other]) => other !== key);
    return isRemoved ? Object.fromEntries(others) : { ...(value as object), [key]: part };
  }
  const at = value.findIndex((element: { id: string }) => element.id === key);
  if (at < 0) return [...value, part];
  return isRemoved ? value.toSpliced(at, 1) : value.with(at, part);
}

function stepped(value: unknown, step: Step): unknown {
  if ('value' in step) return step.value;
  if ('order' in step) {
    const elements = value as { id: string }[];
    const inOrder = step.order.flatMap((id) => elements.find((one) => one.id === id) ?? []);
    return [...inOrder, ...elements.filter(({ id }) => !step.order.includes(id))];
  }
  if (!('start' in step)) return undefined;
  const text = String(value);
  return text.slice(0, step.start) + step.text + text.slice(step.start + step.count);
}
