import type { Section } from '@wabu/shared/entities/frontend';
import {
  isEmptyText,
  type TextOrigin,
  type TextRef,
  type TextState,
  textRefKey,
  textState,
} from '@wabu/shared/entities/translation-provenance';
import { type EditorState, sectionIn } from './editor-state.ts';

/** `unneeded`: the text is empty in all languages. */
export type DisplayState = TextState | 'unneeded';

type Row = (TextOrigin & { textHash: string }) | undefined;

// Each key press reads the state of all texts; those of unchanged sections are cached.
const cache = new WeakMap<Section, Map<string, { row: Row; state: DisplayState }>>();

export function displayStateOf(
  { draft, provenance, origins }: EditorState,
  ref: TextRef,
): DisplayState {
  const section = sectionIn(draft, ref.section);
  if (section === undefined) return 'unneeded';
  const key = textRefKey(ref);
  const row = origins[key] ?? provenance.get(key);
  const states = cache.get(section) ?? new Map<string, { row: Row; state: DisplayState }>();
  cache.set(section, states);
  const found = states.get(key);
  if (found !== undefined && found.row === row) return found.state;
  const state = isWanted(section, ref) ? textState(section, ref, row) : 'unneeded';
  states.set(key, { row, state });
  return state;
}

function isWanted(section: Section, { field }: TextRef): boolean {
  return Object.values(section[field]).some((text) => !isEmptyText(text ?? ''));
}
