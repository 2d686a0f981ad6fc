import { isDefaultText } from '@wabu/shared/entities/default-sections';
import type { Section } from '@wabu/shared/entities/frontend';
import {
  isEmptyText,
  originKind,
  sectionFields,
  type TextOrigin,
  type TextRef,
  textHash,
  textRefKey,
  textState,
} from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { tokenize, unescapeHtml } from '../text/html-tokens.ts';

/** What a translation replaces: nothing, or a text by who wrote it and whether its source changed since. */
export const planGroups = [
  'new',
  'outdated',
  'machine',
  'default',
  'humanOutdated',
  'human',
] as const;
export type PlanGroup = (typeof planGroups)[number];

/** The groups that lose nothing that a person wrote. */
export const preselectedGroups: ReadonlySet<PlanGroup> = new Set(['new', 'outdated']);

export interface PlannedText extends TextRef {
  group: PlanGroup;
  /** The stored HTML that is translated. */
  source: string;
  /** What stands in the cell now. */
  before: string;
  beforeOrigin: TextOrigin | undefined;
  /** Code points that go to the translator. */
  characters: number;
}

export type ProvenanceMap = ReadonlyMap<string, TextOrigin & { textHash: string }>;

/** Every text that a translation from `source` could write, with what it would do there. */
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
    const planned: TextRef = { section: section.id, field, language };
    const group = groupOf(section, planned, provenance, html);
    const characters = charactersOf(html);
    const before = section[field][language] ?? '';
    return [
      {
        ...planned,
        group,
        source: html,
        before,
        beforeOrigin: originOf(planned, before, provenance),
        characters,
      },
    ];
  });
}

function groupOf(
  section: Section,
  planned: TextRef,
  provenance: ProvenanceMap,
  source: string,
): PlanGroup {
  const row = provenance.get(textRefKey(planned));
  const text = section[planned.field][planned.language] ?? '';
  const state = textState(section, planned, row);
  if (state === 'missing') return 'new';
  // A default text says what the default source says, and nothing of any other source.
  if (state === 'default') return isDefaultText(source) ? 'default' : 'outdated';
  const known = row?.textHash === textHash(text) ? row : undefined;
  if (originKind(text, known) === 'human') {
    return state === 'outdated' ? 'humanOutdated' : 'human';
  }
  return state === 'outdated' ? 'outdated' : 'machine';
}

function originOf(
  planned: TextRef,
  text: string,
  provenance: ProvenanceMap,
): TextOrigin | undefined {
  const row = provenance.get(textRefKey(planned));
  if (row === undefined || row.textHash !== textHash(text)) return undefined;
  const { section, field, language, kind, sourceLanguage, sourceHash } = row;
  return { section, field, language, kind, sourceLanguage, sourceHash };
}

/** What the translator counts: code points, an emoji being one, and no tags. */
function charactersOf(html: string): number {
  return tokenize(html)
    .filter(({ kind }) => kind === 'text')
    .reduce((sum, { raw }) => sum + [...unescapeHtml(raw)].length, 0);
}

/** How many texts and characters a choice of cells sends. */
export function planTotals(planned: readonly PlannedText[]) {
  return {
    texts: planned.length,
    characters: planned.reduce((sum, { characters }) => sum + characters, 0),
    languages: new Set(planned.map(({ language }) => language)).size,
  };
}
