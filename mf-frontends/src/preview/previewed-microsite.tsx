import { altTextOf } from '@wabu/shared/entities/alt-texts';
import type { SectionText } from '@wabu/shared/entities/frontend';
import { publicCodes } from '@wabu/shared/entities/legal/legal';
import { publicCredit } from '@wabu/shared/entities/legal/picture-credit';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  type LanguageCode,
} from '@wabu/shared/i18n/languages';
import {
  formattedLine,
  formattedText,
  Microsite,
  micrositeStyle,
  micrositeWords,
  type ShownPicture,
} from '@wabu/shared/microsite';
import { sanitise } from '@wabu/shared/ui/rich-text';
import { useLayoutEffect } from 'react';
import type { Draft } from '../model/draft/draft.ts';

interface PreviewedMicrositeProps {
  draft: Draft;
  vat: string | null;
  language: LanguageCode;
  /** The URLs of its pictures by their names, without missing ones. */
  pictures: ReadonlyMap<string, string>;
}

export function PreviewedMicrosite({ draft, vat, language, pictures }: PreviewedMicrositeProps) {
  useMicrositeStyle();
  const words = micrositeWords[language];
  const slides = draft.Slideshow.filter((name) => pictures.has(name));
  /** `otherwise`: the text of a picture that has none yet. */
  const picture = (name: string, otherwise = ''): ShownPicture | null => {
    const src = pictures.get(name);
    if (src === undefined) return null;
    const own = altTextOf(draft.altTexts, name);
    const { decorative, texts, focus } = own ?? {};
    const credit = own && publicCredit(own);
    const alt = decorative ? '' : (texts?.[language] ?? otherwise);
    return { src, alt, ...(focus && { focus }), ...(credit && { credit }) };
  };
  return (
    <Microsite
      name={draft.Fornitore}
      vat={vat}
      codes={publicCodes(draft.legal)}
      place={draft.Localizzazione}
      sections={draft.Sezioni.filter(({ visible }) => visible).map(
        ({ id, NomeSezione, Contenuto }) => ({
          id,
          name: shownText(NomeSezione, language),
          content: shownText(Contenuto, language),
        }),
      )}
      language={language}
      words={words}
      pictures={{
        logo: picture(draft.Logo),
        cover: picture(draft.Copertina),
        slides: slides.flatMap(
          (name, index) => picture(name, words.photo(index + 1, slides.length)) ?? [],
        ),
      }}
      text={text}
    />
  );
}

const text = {
  block: (html: string) => formattedText(sanitise(html)),
  line: (html: string) => formattedLine(sanitise(html)),
};

/** A text in the visitor's language or in a fallback; null when it is empty in all of them. */
function shownText(text: SectionText, language: LanguageCode) {
  const found = [language, FALLBACK_LANGUAGE, DEFAULT_LANGUAGE].find(
    (code) => !isEmptyText(text[code] ?? ''),
  );
  return found === undefined ? null : { html: text[found] ?? '', language: found };
}

/** Adds the microsite's styles to the page while the preview is shown. The policy forbids style elements. */
function useMicrositeStyle(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(micrositeStyle);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
