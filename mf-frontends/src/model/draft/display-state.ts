import type { Section } from '@wabu/shared/entities/frontend';
import {
  type Cell,
  isEmptyText,
  type TextOrigin,
  type TextState,
  textRefKey,
  textState,
} from '@wabu/shared/entities/translation-provenance';
import { type EditorState, sectionIn } from './editor-state.ts';

/** A text that no language has is needed in none. */
export type ShownState = TextState | 'unneeded';

type Row = (TextOrigin & { textHash: string }) | undefined;

// Every letter asks for the state of every text on screen: only those of its section are found anew.
const known = new WeakMap<Section, Map<string, { row: Row; state: ShownState }>>();

/** The state of one text as it stands in the form. */
export function stateOf({ draft, ledger, origins }: EditorState, cell: Cell): ShownState {
  const section = sectionIn(draft, cell.section);
  if (section === undefined) return 'unneeded';
  const key = textRefKey(cell);
  const row = origins[key] ?? ledger.get(key);
  const states = known.get(section) ?? new Map<string, { row: Row; state: ShownState }>();
  known.set(section, states);
  const found = states.get(key);
  if (found !== undefined && found.row === row) return found.state;
  const state = isWanted(section, cell) ? textState(section, cell, row) : 'unneeded';
  states.set(key, { row, state });
  return state;
}

function isWanted(section: Section, { field }: Cell): boolean {
  return Object.values(section[field]).some((text) => !isEmptyText(text ?? ''));
}
