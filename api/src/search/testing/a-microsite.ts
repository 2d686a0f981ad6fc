import type { Microsite } from '@wabu/shared/entities/microsite';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';

type Texts = Partial<Record<LanguageCode, [heading: string, content: string]>>;

/** A published microsite of one section; it is public in the languages that have texts. */
export function aMicrosite(URL: string, name: string, town: string, texts: Texts): Microsite {
  const at = '2026-05-01T08:00:00.000Z';
  const inAll = (part: 0 | 1) =>
    Object.fromEntries(
      languageCodes.map((language) => [
        language,
        texts[language] ? `<p>${texts[language][part]}</p>` : '',
      ]),
    ) as Record<LanguageCode, string>;
  return {
    URL,
    name,
    vat: null,
    place: {
      Indirizzo: 'Via Lungolago 1',
      CAP: '37016',
      Citta: town,
      Provincia: 'VR',
      Nazione: 'Italia',
      email: 'info@esempio.it',
    },
    logo: null,
    cover: null,
    slides: [],
    sections: [{ id: 'one', name: inAll(0), content: inAll(1) }],
    languages: languageCodes.filter((language) => texts[language] !== undefined),
    publishedAt: at,
    updatedAt: at,
    revision: 1,
  };
}
