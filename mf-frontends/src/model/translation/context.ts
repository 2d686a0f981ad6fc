import { plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import type { TranslationContext } from '@wabu/shared/entities/translations/translation-settings';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Draft } from '../draft/draft.ts';

const MAX_SECTIONS = 20;
const MAX_LENGTH = 300;

/** What helps the translator with short texts. The server leaves out what names a natural person. */
export function contextOf(
  { Fornitore, Localizzazione, Sezioni, legal }: Draft,
  source: LanguageCode,
): TranslationContext {
  const sections = Sezioni.map(({ NomeSezione }) => plainTextOf(NomeSezione[source] ?? '').trim())
    .filter((name) => name !== '')
    .slice(0, MAX_SECTIONS)
    .map((name) => name.slice(0, MAX_LENGTH));
  return {
    supplier: Fornitore,
    ...(legal.offer && { offer: legal.offer }),
    ...(Localizzazione.Citta && { place: Localizzazione.Citta }),
    ...(sections.length > 0 && { sections }),
  };
}
