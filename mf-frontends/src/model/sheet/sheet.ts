import {
  type SectionField,
  sectionFields,
  textRefKey,
} from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { openFindings, type TextFindings } from '../checks/draft-findings.ts';
import type { CheckedText, Finding } from '../checks/finding.ts';
import { type DisplayState, displayStateOf } from '../draft/display-state.ts';
import { type EditorState, textIn } from '../draft/editor-state.ts';
import { sectionTitle } from '../draft/section-title.ts';

export interface SheetText {
  html: string;
  state: DisplayState;
  found: { checked: CheckedText; findings: readonly Finding[] } | null;
}

export interface SheetSection {
  id: string;
  /** From 1. */
  number: number;
  /** Plain; '' without a name. */
  title: string;
  visible: boolean;
  texts: Record<LanguageCode, Record<SectionField, SheetText>>;
}

export function sheetOf(state: EditorState, found: readonly TextFindings[]): SheetSection[] {
  const { draft } = state;
  const findings = new Map(found.map((one) => [textRefKey(one.ref), one]));
  const textOf = (section: string, field: SectionField, language: LanguageCode): SheetText => {
    const ref = { section, field, language };
    const one = findings.get(textRefKey(ref));
    const open = one === undefined ? [] : openFindings(one, draft.dismissedChecks);
    return {
      html: textIn(draft, ref),
      state: displayStateOf(state, ref),
      found: one && open.length > 0 ? { checked: one.checked, findings: open } : null,
    };
  };
  return draft.Sezioni.map((section, index) => ({
    id: section.id,
    number: index + 1,
    title: sectionTitle(section),
    visible: section.visible,
    texts: mapOf(languageCodes, (language) =>
      mapOf(sectionFields, (field) => textOf(section.id, field, language)),
    ),
  }));
}

export function countsOf(sections: readonly SheetSection[], languages: readonly LanguageCode[]) {
  const counts = { missing: 0, outdated: 0, machine: 0, differing: 0 };
  for (const { texts } of sections) {
    for (const { state, found } of languages.flatMap((code) => Object.values(texts[code]))) {
      if (state === 'missing' || state === 'outdated' || state === 'machine') counts[state] += 1;
      if (found !== null) counts.differing += 1;
    }
  }
  return counts;
}

function mapOf<K extends string, V>(keys: readonly K[], compute: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, compute(key)])) as Record<K, V>;
}
