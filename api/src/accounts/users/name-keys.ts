/**
 * The keys of a name by the skeletons of Unicode's table of confusable characters (UTS #39, 4). Names that have either
 * in common look alike: without letter case, `KIΝG` with a Greek Ν is `king`, `adm1n` is `admin`; as it is written,
 * `Iuca` with a capital i is `luca`, and not `Luca`.
 */
export async function nameKeysOf(name: string) {
  // Loaded on demand: the table takes some milliseconds and megabytes, and no start needs it.
  const { default: toLookAlike } = await import('unhomoglyph');
  const skeletonOf = (text: string) => toLookAlike(text.normalize('NFD'));
  const text = name.normalize('NFKC');
  // The table writes a capital i, and all that looks like it, as `l`, of which a text in capitals has none.
  const capitals = skeletonOf(text.toUpperCase()).replaceAll('l', 'I');
  // Once more, for what lower-case letters look like: `m` is `rn`.
  return { name_key: skeletonOf(capitals.toLowerCase()), look_key: skeletonOf(text) };
}

/** Who the history names for what no user did, and who readers would take for such an author. */
export const PROGRAM_NAMES = ['operator', 'wabu', 'demo', 'system', 'visitor'] as const;

export async function isProgramName(name: string): Promise<boolean> {
  const { name_key } = await nameKeysOf(name);
  const others = await Promise.all(PROGRAM_NAMES.map(nameKeysOf));
  return others.some((other) => other.name_key === name_key);
}
