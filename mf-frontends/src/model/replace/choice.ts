import type { FoundFrontend, FoundText, TextMatch } from '@wabu/shared/entities/replace/find-texts';
import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

export type Excluded = ReadonlySet<TextMatch>;

export interface ChosenFrontend {
  found: FoundFrontend;
  texts: FoundText[];
}

export function chosenFrontends(
  frontends: readonly FoundFrontend[],
  excluded: Excluded,
): ChosenFrontend[] {
  return frontends.flatMap((found) => {
    const texts = found.texts.flatMap((text) => {
      const matches = text.matches.filter((match) => isChosen(match, excluded));
      return matches.length > 0 ? [{ ...text, matches }] : [];
    });
    return texts.length > 0 ? [{ found, texts }] : [];
  });
}

export const isChosen = (match: TextMatch, excluded: Excluded) =>
  !match.broken && !excluded.has(match);

export const countMatches = (texts: readonly Pick<FoundText, 'matches'>[]) =>
  texts.reduce((sum, { matches }) => sum + matches.length, 0);

export function outdatedBy(
  { place, translations, matches }: FoundText,
  texts: readonly FoundText[],
  excluded: Excluded,
): LanguageCode[] {
  const count = (list: readonly TextMatch[]) =>
    list.filter((match) => isChosen(match, excluded)).length;
  const own = count(matches);
  if (place.in !== 'section' || own === 0) return [];
  return translations.filter((language) => {
    const key = textRefKey({ ...place, language });
    const same = texts.find(
      (text) => text.place.in === 'section' && textRefKey(text.place) === key,
    );
    return count(same?.matches ?? []) !== own;
  });
}
