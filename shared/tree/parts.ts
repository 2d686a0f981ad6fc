/** The keys that lead to a value of a record: `['Citta']`, `['Sezioni', id, 'Contenuto', 'de']`. */
export type Path = readonly string[];

/** A path as the key of a list or a table. */
export const keyOf = (path: Path) => path.join('/');

export const startsWith = (path: Path, start: Path) => start.every((key, at) => path[at] === key);

/** The parts of an object or of an array of elements with ids, by key; null for another value. */
export function partsOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value))
    return new Map(Object.entries(value).filter(([, part]) => part !== undefined));
  const ids = value.map((element: unknown) => (element as { id?: unknown } | null)?.id);
  const isKeyed = ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
  return isKeyed ? new Map(value.map((element, at) => [String(ids[at]), element])) : null;
}

/** The value of a record at a path; undefined when there is none. */
export function valueAt(record: unknown, path: Path): unknown {
  return path.reduce((part, key) => partsOf(part)?.get(key), record);
}

/** Compares two values. An absent one equals an empty text, and an object or a list of nothing else. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [parts, others] = [partsOf(one), partsOf(other)];
  if (parts === null || others === null)
    return (
      (isEmpty(one) && isEmpty(other)) ||
      (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
    );
  if (Array.isArray(one) && keyOf([...parts.keys()]) !== keyOf([...others.keys()])) return false;
  return keysOf(parts, others).every((key) => same(parts.get(key), others.get(key)));
}

export function isEmpty(value: unknown): boolean {
  const parts = partsOf(value);
  return parts === null ? value === undefined || value === '' : [...parts.values()].every(isEmpty);
}

export const keysOf = (...all: (Map<string, unknown> | undefined)[]) => [
  ...new Set(all.flatMap((parts) => [...(parts?.keys() ?? [])])),
];
