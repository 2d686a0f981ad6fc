import type { FrontendAddress, Section } from '@wabu/shared/entities/frontend';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import {
  formattedLine,
  formattedText,
  Microsite,
  micrositeWords,
  type ShownPicture,
} from '@wabu/shared/microsite';
import { sanitise } from '@wabu/shared/ui/rich-text';
import { shownText } from './shown-text.ts';
import { useMicrositeStyle } from './use-microsite-style.ts';

interface PreviewedMicrositeProps {
  /** The supplier's name. */
  name: string;
  address: FrontendAddress;
  sections: readonly Section[];
  language: LanguageCode;
  /** URLs of the pictures; null without a picture. */
  pictures: { logo: string | null; cover: string | null; slides: readonly string[] };
}

/** The microsite of a draft, by the component that renders the public page. */
export function PreviewedMicrosite(props: PreviewedMicrositeProps) {
  const { name, address, sections, language, pictures } = props;
  useMicrositeStyle();
  const words = micrositeWords[language];
  return (
    <Microsite
      name={name}
      vat={null}
      place={address}
      sections={sections
        .filter(({ visible }) => visible)
        .map(({ id, NomeSezione, Contenuto }) => ({
          id,
          name: shownText(NomeSezione, language),
          content: shownText(Contenuto, language),
        }))}
      language={language}
      words={words}
      pictures={{
        logo: pictures.logo === null ? null : decoration(pictures.logo),
        cover: pictures.cover === null ? null : decoration(pictures.cover),
        slides: pictures.slides.map((src, index) => ({
          src,
          alt: words.photo(index + 1, pictures.slides.length),
        })),
      }}
      text={text}
    />
  );
}

const decoration = (src: string): ShownPicture => ({ src, alt: '' });

const text = {
  block: (html: string) => formattedText(sanitise(html)),
  line: (html: string) => formattedLine(sanitise(html)),
};
