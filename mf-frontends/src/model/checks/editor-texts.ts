import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import { draftProvenance, type EditorState } from '../draft/editor-state.ts';
import type { CheckedTexts } from './draft-findings.ts';

/** The texts of the open form. */
export function textsInEditor(state: EditorState): CheckedTexts {
  const provenance = draftProvenance(state);
  return { sections: state.draft.Sezioni, originOf: (key) => provenance.get(key) };
}

/** The texts of a stored frontend. */
export function textsInRecord({ Sezioni, ledger }: FrontendWithProvenance): CheckedTexts {
  const provenance = new Map(ledger.map((row) => [textRefKey(row), row]));
  return { sections: Sezioni, originOf: (key) => provenance.get(key) };
}
