export type Side = 'mine' | 'theirs';

/** One field of a record that somebody else saved meanwhile. */
export interface ConflictField {
  key: string;
  label: string;
  mine: string;
  theirs: string;
  /** Proposed at first: whoever changed the field, and mine when both did. */
  proposed: Side;
}

type Texts = Readonly<Record<string, string>>;

/**
 * The fields in which my text differs from the saved one. `base` is what I started from: a field that
 * only one of us changed keeps that change.
 */
export function conflictFields(
  labels: Readonly<Record<string, string>>,
  { base, mine, theirs }: { base: Texts; mine: Texts; theirs: Texts },
): ConflictField[] {
  return Object.entries(labels)
    .map(([key, label]) => ({
      key,
      label,
      mine: mine[key] ?? '',
      theirs: theirs[key] ?? '',
      proposed: (mine[key] ?? '') === (base[key] ?? '') ? ('theirs' as const) : ('mine' as const),
    }))
    .filter((field) => field.mine !== field.theirs);
}
