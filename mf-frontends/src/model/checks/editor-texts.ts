import { draftProvenance, type EditorState } from '../draft/editor-state.ts';
import type { CheckedTexts } from './draft-findings.ts';

/** The texts of a form, open or of a stored frontend. */
export function textsInEditor(state: EditorState): CheckedTexts {
  const provenance = draftProvenance(state);
  return { sections: state.draft.Sezioni, originOf: (key) => provenance.get(key) };
}
