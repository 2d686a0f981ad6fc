import { type AltText, type AltTexts, altTextOf } from '@wabu/shared/entities/alt-texts';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';

const noAltText: AltText = { texts: {} };

export function altTextIn(altTexts: AltTexts, file: string): AltText {
  return altTextOf(altTexts, file) ?? noAltText;
}

export function withAltText(altTexts: AltTexts, file: string, next: AltText): AltTexts {
  const { [file]: _, ...others } = altTexts;
  const texts = Object.fromEntries(
    Object.entries(next.texts).filter(([, text]) => text !== undefined && text !== ''),
  );
  const { decorative, focus, author = '', licence } = next;
  const kept: AltText = {
    texts,
    ...(decorative && { decorative }),
    ...(focus && { focus }),
    ...(author !== '' && { author }),
    ...(licence && { licence }),
  };
  const isEmpty = Object.keys(kept).length === 1 && Object.keys(texts).length === 0;
  return isEmpty ? others : { ...others, [file]: kept };
}

export function languagesWithoutAlt({ decorative, texts }: AltText): LanguageCode[] {
  if (decorative === true) return [];
  return languageCodes.filter((code) => (texts[code] ?? '').trim() === '');
}
