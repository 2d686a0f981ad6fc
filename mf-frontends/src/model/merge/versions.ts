export interface Versions<T> {
  /** What both started from. */
  base: T;
  mine: T;
  theirs: T;
}

export type Side = 'mine' | 'theirs';

/** One thing that both changed, each in another way. Values are as they are stored. */
export interface Conflict extends Versions<string> {
  key: string;
  what:
    | { kind: 'field'; field: string }
    | { kind: 'slideshow' }
    | { kind: 'order' }
    | { kind: 'visible'; section: string }
    | { kind: 'removed'; section: string; by: Side }
    | { kind: 'text'; section: string; field: 'NomeSezione' | 'Contenuto'; language: string };
}

/** Decides a conflict; without an answer it is listed, and mine stands meanwhile. */
export type Resolutions = Readonly<Record<string, Side>>;

/** Takes the side that changed; where both did, the decision, or lists the conflict. */
export type MergeValue = (key: string, what: Conflict['what'], versions: Versions<string>) => Side;

export function each<T, R>(versions: Versions<T>, read: (value: T) => R): Versions<R> {
  return { base: read(versions.base), mine: read(versions.mine), theirs: read(versions.theirs) };
}
