import { isDefaultText } from '@wabu/shared/entities/default-sections';
import type { Section } from '@wabu/shared/entities/frontend';
import {
  type Cell,
  isEmptyText,
  originKind,
  sectionFields,
  type TextOrigin,
  textHash,
  textRefKey,
  textState,
} from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { tokensOf, toPlain } from '../text/html-tokens.ts';

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
export const harmlessGroups: ReadonlySet<PlanGroup> = new Set(['new', 'outdated']);

export interface PlannedCell extends Cell {
  group: PlanGroup;
  /** The stored HTML that is translated. */
  source: string;
  /** What stands in the cell now. */
  before: string;
  beforeOrigin: TextOrigin | undefined;
  /** Code points that go to the translator. */
  characters: number;
}

export type Ledger = ReadonlyMap<string, TextOrigin & { textHash: string }>;

/** Every text that a translation from `source` could write, with what it would do there. */
export function planTranslation(
  sections: readonly Section[],
  ledger: Ledger,
  source: LanguageCode,
  targets: readonly LanguageCode[] = languageCodes,
): PlannedCell[] {
  return targets
    .filter((language) => language !== source)
    .flatMap((language) =>
      sections.flatMap((section) => cellsOf(section, ledger, source, language)),
    );
}

function cellsOf(
  section: Section,
  ledger: Ledger,
  source: LanguageCode,
  language: LanguageCode,
): PlannedCell[] {
  return sectionFields.flatMap((field) => {
    const html = section[field][source] ?? '';
    if (isEmptyText(html)) return [];
    const cell: Cell = { section: section.id, field, language };
    const group = groupOf(section, cell, ledger, html);
    const characters = charactersOf(html);
    const before = section[field][language] ?? '';
    return [
      {
        ...cell,
        group,
        source: html,
        before,
        beforeOrigin: originOf(cell, before, ledger),
        characters,
      },
    ];
  });
}

function groupOf(section: Section, cell: Cell, ledger: Ledger, source: string): PlanGroup {
  const row = ledger.get(textRefKey(cell));
  const text = section[cell.field][cell.language] ?? '';
  const state = textState(section, cell, row);
  if (state === 'missing') return 'new';
  // A default text says what the default source says, and nothing of any other source.
  if (state === 'default') return isDefaultText(source) ? 'default' : 'outdated';
  const known = row?.textHash === textHash(text) ? row : undefined;
  if (originKind(text, known) === 'human') {
    return state === 'outdated' ? 'humanOutdated' : 'human';
  }
  return state === 'outdated' ? 'outdated' : 'machine';
}

function originOf(cell: Cell, text: string, ledger: Ledger): TextOrigin | undefined {
  const row = ledger.get(textRefKey(cell));
  if (row === undefined || row.textHash !== textHash(text)) return undefined;
  const { section, field, language, kind, sourceLanguage, sourceHash } = row;
  return { section, field, language, kind, sourceLanguage, sourceHash };
}

/** What the translator counts: code points, an emoji being one, and no tags. */
function charactersOf(html: string): number {
  return tokensOf(html)
    .filter(({ kind }) => kind === 'text')
    .reduce((sum, { raw }) => sum + [...toPlain(raw)].length, 0);
}

/** How many texts and characters a choice of cells sends. */
export function planTotals(cells: readonly PlannedCell[]) {
  return {
    texts: cells.length,
    characters: cells.reduce((sum, { characters }) => sum + characters, 0),
    languages: new Set(cells.map(({ language }) => language)).size,
  };
}
