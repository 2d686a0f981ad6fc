import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { FoundText, TextMatch, TextPlace } from '@wabu/shared/entities/replace/find-texts';
import { editHtml, editText } from '@wabu/shared/entities/replace/html-parts';
import {
  originKind,
  type ProvenanceRow,
  type TextOrigin,
  textHash,
  textRefKey,
} from '@wabu/shared/entities/translation-provenance';
import type { Draft } from '../draft/draft.ts';
import { textIn } from '../draft/editor-state.ts';
import { draftOf } from '../draft/new-draft.ts';

type ChosenText = Pick<FoundText, 'place' | 'matches'>;
type SectionPlace = TextPlace & { in: 'section' };

/** Its matches are those of this version. */
export function replaceInFrontend(
  frontend: FrontendWithProvenance,
  texts: readonly ChosenText[],
): { draft: Draft; origins: TextOrigin[] } {
  let draft = draftOf(frontend);
  for (const { place, matches } of texts) draft = replaceText(draft, place, matches);
  const counts = new Map(
    texts.flatMap(({ place, matches }) =>
      place.in === 'section' ? [[textRefKey(place), matches.length] as const] : [],
    ),
  );
  const rows = new Map(frontend.ledger.map((row) => [textRefKey(row), row]));
  const origins = texts.flatMap(({ place }) => {
    if (place.in !== 'section') return [];
    const before = textIn(frontend, place);
    const row = rows.get(textRefKey(place));
    const valid = row?.textHash === textHash(before) ? row : undefined;
    // A default text that a person has changed is a typed one.
    if (originKind(before, valid) === 'default') return [];
    return [originOf(place, valid, { frontend, draft, counts })];
  });
  return { draft, origins };
}

function replaceText(draft: Draft, place: TextPlace, matches: readonly TextMatch[]): Draft {
  if (place.in === 'address') {
    const value = editText(draft.Localizzazione[place.field], matches);
    return { ...draft, Localizzazione: { ...draft.Localizzazione, [place.field]: value } };
  }
  const { language } = place;
  if (place.in === 'picture') {
    const own = draft.altTexts[place.name];
    if (own === undefined) return draft;
    const texts = { ...own.texts, [language]: editText(own.texts[language] ?? '', matches) };
    return { ...draft, altTexts: { ...draft.altTexts, [place.name]: { ...own, texts } } };
  }
  const Sezioni = draft.Sezioni.map((section) => {
    if (section.id !== place.section) return section;
    const texts = section[place.field];
    const html = editHtml(texts[language] ?? '', matches);
    return { ...section, [place.field]: { ...texts, [language]: html } };
  });
  return { ...draft, Sezioni };
}

interface Replacement {
  frontend: FrontendWithProvenance;
  draft: Draft;
  counts: ReadonlyMap<string, number>;
}

/** It follows its source where the same was replaced in both, as often. */
function originOf(
  { section, field, language }: SectionPlace,
  row: ProvenanceRow | undefined,
  { frontend, draft, counts }: Replacement,
): TextOrigin {
  const ref = { section, field, language };
  const sourceLanguage = row?.sourceLanguage ?? null;
  const origin = {
    ...ref,
    kind: row?.kind ?? 'human',
    sourceLanguage,
    sourceHash: row?.sourceHash ?? null,
  };
  if (sourceLanguage === null) return origin;
  const source = { section, field, language: sourceLanguage };
  const wasCurrent = textHash(textIn(frontend, source)) === origin.sourceHash;
  const isFollowed = counts.get(textRefKey(source)) === counts.get(textRefKey(ref));
  return wasCurrent && isFollowed
    ? { ...origin, sourceHash: textHash(textIn(draft, source)) }
    : origin;
}
