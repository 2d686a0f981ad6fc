import type { SectionText } from '@wabu/shared/entities/frontend';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  type LanguageCode,
} from '@wabu/shared/i18n/languages';

/** A text in the visitor's language or in the fallback language. */
export interface ShownText {
  html: string;
  language: LanguageCode;
}

/** Null when the text is empty in all candidate languages. */
export function shownText(text: SectionText, language: LanguageCode): ShownText | null {
  const found = [language, FALLBACK_LANGUAGE, DEFAULT_LANGUAGE].find(
    (code) => !isEmptyText(text[code] ?? ''),
  );
  return found === undefined ? null : { html: text[found] ?? '', language: found };
}
