import type { CodeKind } from '@wabu/shared/entities/legal/legal';
import type { Side as ConflictSide } from '@wabu/shared/tree';

export interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

export interface Conflict extends Versions<string> {
  key: string;
  what:
    | { kind: 'field'; field: string }
    | { kind: 'slideshow' }
    | { kind: 'order' }
    | { kind: 'visible'; section: string }
    | { kind: 'removed'; section: string; by: ConflictSide }
    | { kind: 'altText'; file: string; language: string }
    | { kind: 'decorative' | 'focus' | 'author' | 'licence'; file: string }
    | { kind: 'offer' }
    | { kind: CodeKind }
    | { kind: 'text'; section: string; field: 'NomeSezione' | 'Contenuto'; language: string };
}

export type Resolutions = Readonly<Record<string, ConflictSide>>;

export type MergeValue = (
  key: string,
  what: Conflict['what'],
  versions: Versions<string>,
) => ConflictSide;

export function each<T, R>(versions: Versions<T>, read: (value: T) => R): Versions<R> {
  return { base: read(versions.base), mine: read(versions.mine), theirs: read(versions.theirs) };
}
