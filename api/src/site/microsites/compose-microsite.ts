import { altTextOf } from '@wabu/shared/entities/alt-texts';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { publicCodes } from '@wabu/shared/entities/legal/legal';
import { publicCredit } from '@wabu/shared/entities/legal/picture-credit';
import {
  byLanguage,
  completeLanguages,
  type Microsite,
  type MicrositeCard,
  type MicrositePicture,
  type MicrositeSection,
  type MissingByLanguage,
  missingForPublication,
  pictureNames,
} from '@wabu/shared/entities/microsite';
import { publicVat } from '@wabu/shared/entities/microsites/public-vat';
import type { Section } from '@wabu/shared/entities/section';
import { isEmptyText } from '@wabu/shared/entities/text-hash';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { sanitise } from '../../frontends/record/sanitise.ts';
import { firstWords } from './first-words.ts';
import type { PublicSupplier } from './microsite-repository.ts';

/** A stored picture, with what its media can serve. */
export type StoredPicture = Omit<MicrositePicture, 'alt' | 'decorative' | 'focus' | 'credit'>;

/** What a snapshot is made of. */
interface Parts {
  frontend: Frontend;
  supplier: PublicSupplier;
  /** By file name; a picture whose file is gone is not in it. */
  pictures: ReadonlyMap<string, StoredPicture>;
}

/** A snapshot without the facts of its publication. */
export type Content = Omit<Microsite, 'publishedAt' | 'updatedAt' | 'revision'>;

/** The snapshot of a frontend; what is missing when it cannot be public in any language. */
export function composeMicrosite(
  parts: Parts,
): { content: Content; missing: null } | { content: null; missing: MissingByLanguage } {
  const { frontend, pictures } = parts;
  const missing = missingWithFiles(frontend, pictures);
  const languages = completeLanguages(missing);
  if (languages.length === 0) return { content: null, missing };
  return { content: contentIn(languages, parts), missing: null };
}

/** What a preview shows of a frontend: every language in which a visible section has a text. */
export function composePreview(parts: Parts): Content {
  const visible = parts.frontend.Sezioni.filter((section) => section.visible);
  const languages = languageCodes.filter((language) =>
    visible.some(({ NomeSezione, Contenuto }) =>
      [NomeSezione, Contenuto].some((text) => !isEmptyText(text[language] ?? '')),
    ),
  );
  return contentIn(languages, parts);
}

function contentIn(languages: LanguageCode[], parts: Parts): Content {
  const { frontend, supplier } = parts;
  const picture = (name: string) => pictureNamed(name, parts, languages);
  const codes = publicCodes(frontend.legal);
  const { name, ...facts } = frontend.facts ?? {};
  return {
    URL: normaliseFrontendUrl(frontend.URL),
    name: name ?? supplier.name,
    ...(name && name !== supplier.name && { legalName: supplier.name }),
    vat: publicVat(supplier.type, supplier.taxId),
    ...(codes && { codes }),
    ...(Object.keys(facts).length > 0 && { facts }),
    place: frontend.Localizzazione,
    logo: picture(frontend.Logo),
    cover: picture(frontend.Copertina),
    slides: frontend.Slideshow.flatMap((name) => picture(name) ?? []),
    sections: frontend.Sezioni.filter(({ visible }) => visible).map((section) =>
      publicSection(section, languages),
    ),
    languages,
  };
}

function missingWithFiles(frontend: Frontend, pictures: Parts['pictures']): MissingByLanguage {
  const missing = missingForPublication(frontend);
  const files = pictureNames(frontend)
    .filter((name) => !pictures.has(name))
    .map((file) => ({ kind: 'file' as const, file }));
  return byLanguage((language) => [...missing[language], ...files]);
}

function pictureNamed(
  name: string,
  { frontend, pictures }: Parts,
  languages: LanguageCode[],
): MicrositePicture | null {
  const stored = pictures.get(name);
  if (stored === undefined) return null;
  const own = altTextOf(frontend.altTexts, name);
  const decorative = own?.decorative === true;
  const credit = own && publicCredit(own);
  const isShown = (language: LanguageCode) => !decorative && languages.includes(language);
  return {
    ...stored,
    alt: byLanguage((language) => (isShown(language) ? (own?.texts[language] ?? '') : '')),
    decorative,
    ...(own?.focus && { focus: own.focus }),
    ...(credit && { credit }),
  };
}

/** Sanitised again: a rule may have become stricter since the section was saved. */
function publicSection(
  { id, NomeSezione, Contenuto }: Section,
  languages: LanguageCode[],
): MicrositeSection {
  const shown = (text: Section['Contenuto']) =>
    byLanguage((language) => (languages.includes(language) ? sanitise(text[language] ?? '') : ''));
  return { id, name: shown(NomeSezione), content: shown(Contenuto) };
}

/** What lists of microsites show of a snapshot. */
export function cardOf(microsite: Microsite): MicrositeCard {
  const { URL, name, place, cover, languages, updatedAt, sections, facts } = microsite;
  const words = Object.fromEntries(
    languages.map((language) => [language, firstWords(sections[0]?.content[language] ?? '')]),
  );
  const kind = facts?.kind;
  return {
    URL,
    name,
    town: place.Citta,
    ...(kind && { kind }),
    cover,
    languages,
    words,
    updatedAt,
  };
}
