import { byLanguage, type Microsite, type MicrositePicture } from '@wabu/shared/entities/microsite';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';

const aPicture = (blob: string, more: Partial<MicrositePicture> = {}): MicrositePicture => ({
  blob,
  width: 2000,
  height: 1000,
  type: 'image/jpeg',
  variants: [480, 960],
  share: true,
  alt: byLanguage((language) => `Picture in ${language}`),
  decorative: false,
  ...more,
});

/** A microsite that is public in every language. */
export const aMicrosite = (more: Partial<Microsite> = {}): Microsite => ({
  URL: 'terme',
  name: 'Terme di Prova',
  vat: '03012300178',
  place: {
    Indirizzo: 'Via Catullo 1',
    CAP: '25019',
    Citta: 'Sirmione',
    Provincia: 'BS',
    Nazione: 'Italia',
    email: 'info@terme.example',
  },
  logo: null,
  cover: aPicture('cover'),
  slides: [aPicture('slide')],
  sections: [
    {
      id: 'a',
      name: byLanguage((language) => `<p>Name in ${language}</p>`),
      content: byLanguage((language) => `<p>Content in ${language}</p>`),
    },
  ],
  languages: [...languageCodes],
  publishedAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  revision: 1,
  ...more,
});

type Texts = Partial<Record<LanguageCode, [heading: string, content: string]>>;

/** One of a section without pictures, which is public in the languages that have texts. */
export function micrositeIn(URL: string, name: string, town: string, texts: Texts): Microsite {
  const { place } = aMicrosite();
  const inAll = (part: 0 | 1) =>
    byLanguage((code) => (texts[code] ? `<p>${texts[code][part]}</p>` : ''));
  return aMicrosite({
    URL,
    name,
    place: { ...place, Citta: town },
    cover: null,
    slides: [],
    sections: [{ id: 'one', name: inAll(0), content: inAll(1) }],
    languages: languageCodes.filter((code) => texts[code] !== undefined),
  });
}
