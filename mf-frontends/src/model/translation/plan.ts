import { isDefaultText } from '@wabu/shared/entities/default-sections';
import type { Section } from '@wabu/shared/entities/frontend';
import { tokenize, unescapeHtml } from '@wabu/shared/entities/rich-text/html-tokens';
import {
  isEmptyText,
  originKind,
  sectionFields,
  type TextKind,
  type TextOrigin,
  type TextRef,
  textHash,
  textRefKey,
  textState,
} from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { toOrigin } from './to-origin.ts';

export const planGroups = [
  'new',
  'outdated',
  'machine',
  'default',
  'humanOutdated',
  'human',
] as const;
export type PlanGroup = (typeof planGroups)[number];

/** The groups selected at first: they overwrite no human text. */
export const preselectedGroups: ReadonlySet<PlanGroup> = new Set(['new', 'outdated']);

export interface PlannedText extends TextRef {
  group: PlanGroup;
  source: string;
  before: string;
  beforeOrigin: TextOrigin | undefined;
  /** Unicode code points sent to the translator. */
  characters: number;
}

export type ProvenanceMap = ReadonlyMap<string, TextOrigin & { textHash: string }>;

export function planTranslation(
  sections: readonly Section[],
  provenance: ProvenanceMap,
  source: LanguageCode,
  targets: readonly LanguageCode[] = languageCodes,
): PlannedText[] {
  return targets
    .filter((language) => language !== source)
    .flatMap((language) =>
      sections.flatMap((section) => plannedTextsOf(section, provenance, source, language)),
    );
}

function plannedTextsOf(
  section: Section,
  provenance: ProvenanceMap,
  source: LanguageCode,
  language: LanguageCode,
): PlannedText[] {
  return sectionFields.flatMap((field) => {
    const html = section[field][source] ?? '';
    if (isEmptyText(html)) return [];
    const ref: TextRef = { section: section.id, field, language };
    const before = section[field][language] ?? '';
    const row = provenance.get(textRefKey(ref));
    const known = row?.textHash === textHash(before) ? row : undefined;
    const sourceRef: TextRef = { ...ref, language: source };
    const sourceState = textState(section, sourceRef, provenance.get(textRefKey(sourceRef)));
    // A change in a third language, which the source does not follow either, is none of the source.
    const isOutdated =
      textState(section, ref, row) === 'outdated' &&
      (known?.sourceLanguage === source || sourceState !== 'outdated');
    return [
      {
        ...ref,
        group: isEmptyText(before) ? 'new' : groupOf(originKind(before, known), isOutdated, html),
        source: html,
        before,
        beforeOrigin: known && toOrigin(known),
        characters: charactersOf(html),
      },
    ];
  });
}

function groupOf(kind: TextKind, isOutdated: boolean, source: string): PlanGroup {
  // A default text translates the default source only.
  if (kind === 'default') return isDefaultText(source) ? 'default' : 'outdated';
  if (kind === 'human') return isOutdated ? 'humanOutdated' : 'human';
  return isOutdated ? 'outdated' : 'machine';
}

/** DeepL counts Unicode code points without tags. */
function charactersOf(html: string): number {
  return tokenize(html)
    .filter(({ kind }) => kind === 'text')
    .reduce((sum, { raw }) => sum + [...unescapeHtml(raw)].length, 0);
}

export function planTotals(planned: readonly PlannedText[]) {
  return {
    texts: planned.length,
    characters: planned.reduce((sum, { characters }) => sum + characters, 0),
    languages: new Set(planned.map(({ language }) => language)).size,
  };
}
