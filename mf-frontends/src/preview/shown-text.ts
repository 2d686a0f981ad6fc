import type { SectionText } from '@wabu/shared/entities/frontend';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  type LanguageCode,
} from '@wabu/shared/i18n/languages';

/** What a visitor reads: the text in their language, or the one that stands in for it. */
export interface ShownText {
  html: string;
  language: LanguageCode;
}

/** Null when no language has anything to show. */
export function shownText(text: SectionText, language: LanguageCode): ShownText | null {
  const found = [language, FALLBACK_LANGUAGE, DEFAULT_LANGUAGE].find(
    (code) => !isEmptyText(text[code] ?? ''),
  );
  return found === undefined ? null : { html: text[found] ?? '', language: found };
}
