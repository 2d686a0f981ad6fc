/** Two names look alike when they have either key in common. */
export interface NameKeys {
  /** Of the name in lower case. */
  nameKey: string;
  /** Of the name as it is written: `KIΝG` with a Greek Ν, whose lower case looks like a v. */
  lookKey: string;
}

/**
 * The keys of names by Unicode's table of confusable characters (UTS #39), without letter case: `Iuca` with a
 * capital i is `luca`, `adm1n` is `admin`.
 */
export async function nameKeysOf(names: readonly string[]): Promise<NameKeys[]> {
  // Loaded on demand: the table takes some milliseconds and megabytes, and no start needs it.
  const { default: toLookAlike } = await import('unhomoglyph');
  const lookOf = (text: string) => toLookAlike(text.normalize('NFD'));
  // Characters that look alike in either case get one key, as `i` and `l`, which look alike as `I` and `l`.
  const keyOf = (text: string) => lookOf(lookOf(lookOf(text).toUpperCase()).toLowerCase());
  return names.map((name) => {
    const text = name.normalize('NFKC');
    return { nameKey: keyOf(text.toUpperCase().toLowerCase()), lookKey: keyOf(text) };
  });
}

export function lookAlike(one: NameKeys, other: NameKeys): boolean {
  return one.nameKey === other.nameKey || one.lookKey === other.lookKey;
}
