import type { Section } from '@wabu/shared/entities/frontend';
import type { DismissedChecks, TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import {
  isEmptyText,
  SOURCE_LANGUAGE,
  sectionFields,
  type TextOrigin,
  type TextRef,
  textHash,
  textRefKey,
} from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { draftProvenance, type EditorState } from '../draft/editor-state.ts';
import { checkText } from './check-text.ts';
import type { CheckedText, Finding } from './finding.ts';

export interface CheckedTexts {
  sections: readonly Section[];
  originOf: (key: string) => (TextOrigin & { textHash: string }) | undefined;
}

export interface TextFindings {
  ref: TextRef;
  checked: CheckedText;
  findings: readonly Finding[];
}

export function textsInEditor(state: EditorState): CheckedTexts {
  const provenance = draftProvenance(state);
  return { sections: state.draft.Sezioni, originOf: (key) => provenance.get(key) };
}

function checkedTextOf(texts: CheckedTexts, ref: TextRef): CheckedText | undefined {
  const section = texts.sections.find(({ id }) => id === ref.section);
  if (section === undefined) return undefined;
  const text = (language: LanguageCode) => section[ref.field][language] ?? '';
  const sourceLanguage = sourceLanguageOf(texts, ref, text);
  return {
    html: text(ref.language),
    language: ref.language,
    source: sourceLanguage && { html: text(sourceLanguage), language: sourceLanguage },
  };
}

function sourceLanguageOf(
  { originOf }: CheckedTexts,
  ref: TextRef,
  text: (language: LanguageCode) => string,
): LanguageCode | null {
  const sourceOf = (language: LanguageCode) => {
    const origin = originOf(textRefKey({ ...ref, language }));
    if (origin === undefined || origin.textHash !== textHash(text(language))) return null;
    return origin.sourceLanguage;
  };
  const usual: readonly (LanguageCode | null)[] = [sourceOf(ref.language), SOURCE_LANGUAGE, 'en'];
  const found = usual.find((language) => language !== null && !isEmptyText(text(language)));
  // An original is not compared with its own translation.
  const isOriginal = found === ref.language || (found && sourceOf(found) === ref.language);
  return isOriginal ? null : (found ?? null);
}

/** Every text that a visitor would see, in the order of the sections and of the language menu. */
export function refsOf(sections: readonly Section[]): TextRef[] {
  return sections
    .filter(({ visible }) => visible)
    .flatMap(({ id }) =>
      languageCodes.flatMap((language) =>
        sectionFields.map((field) => ({ section: id, field, language })),
      ),
    );
}

// Sections never change: a change makes a new object.
const cache = new WeakMap<Section, Map<string, TextFindings>>();

export function findingsOf(texts: CheckedTexts, ref: TextRef): TextFindings | null {
  const section = texts.sections.find(({ id }) => id === ref.section);
  const checked = checkedTextOf(texts, ref);
  if (section === undefined || checked === undefined) return null;
  const known = cache.get(section) ?? new Map<string, TextFindings>();
  cache.set(section, known);
  const key = `${textRefKey(ref)}/${checked.source?.language ?? ''}`;
  const found = known.get(key) ?? { ref, checked, findings: checkText(checked) };
  known.set(key, found);
  return found;
}

export function openFindings(
  { checked, findings }: TextFindings,
  dismissed: DismissedChecks,
): readonly Finding[] {
  const accepted = dismissed[hashOf(checked)] ?? [];
  return findings.filter(({ check }) => !accepted.includes(check));
}

const hashOf = ({ html, source }: CheckedText) => textHash(`${source?.html ?? ''}\u0000${html}`);

export function withDismissed(
  dismissed: DismissedChecks,
  texts: CheckedTexts,
  accepted: readonly CheckedText[],
  check: TextCheck,
): DismissedChecks {
  const present = new Set(
    refsOf(texts.sections).flatMap((ref) => {
      const text = checkedTextOf(texts, ref);
      return text === undefined ? [] : [hashOf(text)];
    }),
  );
  const kept = Object.entries(dismissed).filter(([one]) => present.has(one));
  const added = accepted.map((checked) => {
    const hash = hashOf(checked);
    const checks = [...new Set([...(dismissed[hash] ?? []), check])];
    return [hash, checks] as const;
  });
  return Object.fromEntries([...kept, ...added]);
}
