import { codeKinds } from '@wabu/shared/entities/legal/legal';
import { licenceTexts } from '@wabu/shared/entities/legal/picture-credit';
import type { Microsite as Published } from '@wabu/shared/entities/microsite';
import { MICROSITES_PATH, micrositePath } from '@wabu/shared/entities/microsites/microsite-path';
import { mediaPath, shareNameOf } from '@wabu/shared/entities/microsites/picture-variants';
import { textLanguage } from '@wabu/shared/entities/microsites/text-language';
import { REQUEST_ID } from '@wabu/shared/entities/requests/request-facts';
import { pathInLanguage } from '@wabu/shared/i18n/language-path';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import {
  directoryWords,
  formattedLine,
  formattedText,
  Microsite,
  type MicrositeProps,
  micrositeStyle,
  micrositeWords,
  previewStyle,
  RequestSection,
  requestFormWords,
  requestStyle,
} from '@wabu/shared/microsite';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sanitise } from '../../../frontends/record/sanitise.ts';
import { firstWords } from '../../microsites/first-words.ts';
import { escapeHtml, inlineJson, tag } from '../document/html.ts';
import type { StillPage } from '../document/page-parts.ts';
import { shownPicture } from './shown-pictures.ts';
import { structuredFacts, typeOf } from './structured-facts.ts';

interface Facts {
  microsite: Published;
  address: string;
  origin: string;
  description: string;
}

/**
 * The JSON-LD of a microsite: a LocalBusiness where it has an address, which that type requires, else a
 * TouristAttraction (https://schema.org/LocalBusiness, https://schema.org/TouristAttraction). Properties
 * without a value are left out.
 */
export function structuredData({ microsite, address, origin, description }: Facts): object {
  const { name, legalName = '', vat, codes, facts, place, cover, logo } = microsite;
  const postal = withoutEmpty({
    streetAddress: place.Indirizzo,
    postalCode: place.CAP,
    addressLocality: place.Citta,
    addressRegion: place.Provincia,
    addressCountry: place.Nazione,
  });
  const hasAddress = Object.keys(postal).length > 0;
  const pictureOf = (picture: Published['logo']) =>
    picture ? origin + mediaPath(picture, picture.variants.at(-1) ?? 'original') : '';
  const shown = cover ?? logo;
  const image = pictureOf(shown);
  const credit = shown?.credit;
  const identifier = codeKinds.flatMap((kind) =>
    (codes?.[kind] ?? []).map((value) => ({
      '@type': 'PropertyValue',
      propertyID: kind.toUpperCase(),
      value,
    })),
  );
  return {
    '@context': 'https://schema.org',
    '@type': hasAddress ? typeOf(facts) : 'TouristAttraction',
    '@id': address,
    url: address,
    name,
    ...withoutEmpty({
      description,
      ...(!credit && { image }),
      logo: pictureOf(logo),
      email: place.email,
      legalName,
      telephone: facts?.phone ?? '',
      sameAs: facts?.website ?? '',
      vatID: vat ?? '',
    }),
    ...(credit && {
      image: {
        '@type': 'ImageObject',
        contentUrl: image,
        ...withoutEmpty({
          creditText: credit.author,
          license: licenceTexts[credit.licence]?.address ?? '',
        }),
      },
    }),
    ...(facts && hasAddress && structuredFacts(facts, microsite.updatedAt)),
    ...(identifier.length > 0 && { identifier }),
    ...(hasAddress && { address: { '@type': 'PostalAddress', ...postal } }),
  };
}

function withoutEmpty(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

interface Asked {
  microsite: Published;
  language: LanguageCode;
  /** The prefix of the asked address: `/de`, or ''. */
  prefix: string;
  /** The site's. */
  origin: string;
  host: string | null;
  isOnOwnHost: boolean;
  measured: boolean;
  /** It ends with the form of a request. */
  hasForm: boolean;
}

export function renderMicrosite(asked: Asked): StillPage {
  const { microsite, language, prefix, measured, isOnOwnHost, hasForm } = asked;
  const site = isOnOwnHost ? asked.origin : '';
  const path = [
    { label: micrositeWords[language].home, address: `${site}${prefix}/` },
    { label: directoryWords[language].title, address: `${site}${prefix}${MICROSITES_PATH}` },
  ];
  const props = micrositeProps({ ...asked, path });
  const opensPictures = props.pictures.cover !== null || props.pictures.slides.length > 0;
  const { preloads, body } = renderBody(
    <>
      <Microsite {...props} opensPictures={opensPictures} form={hasForm ? REQUEST_ID : undefined} />
      {hasForm && (
        <RequestSection language={language} words={requestFormWords[language]} site={microsite} />
      )}
    </>,
  );
  const spoken = textLanguage(language, microsite.languages);
  const canonical = { ...canonicalOf(asked), language: spoken };
  const { origin } = canonical;
  const address = origin + pathInLanguage(canonical.path, spoken);
  const description = firstWords(microsite.sections[0]?.content[spoken] ?? '');
  const data = structuredData({ microsite, address, origin, description });
  const { cover } = microsite;
  return {
    head: [
      `<title>${escapeHtml(titleOf(microsite))}</title>`,
      tag('meta', { name: 'description', content: description }),
      preloads,
      `<script type="application/ld+json">${inlineJson(data)}</script>`,
    ].join(''),
    body,
    styles: hasForm ? micrositeStyle + previewStyle + requestStyle : micrositeStyle,
    languages: microsite.languages,
    canonical,
    shared: cover?.share ? mediaPath(cover, shareNameOf(cover)) : undefined,
    measured,
    isInteractive: hasForm || opensPictures,
  };
}

/** On its own host, while one is enabled, a microsite is the whole site. */
const canonicalOf = ({ microsite, origin, host }: Asked) =>
  host === null
    ? { origin, path: micrositePath(microsite.URL) }
    : { origin: `https://${host}`, path: '/' };

/** A body, and the preloads for its first pictures, which React writes in front of it. */
export function renderBody(element: ReactElement): { preloads: string; body: string } {
  const html = renderToStaticMarkup(element);
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  return { preloads, body: html.slice(preloads.length) };
}

function titleOf({ name, place }: Published): string {
  const town = place.Citta;
  return town === '' || name.includes(town) ? `${name} · Wabu` : `${name}, ${town} · Wabu`;
}

interface Shown {
  microsite: Omit<Published, 'publishedAt' | 'updatedAt' | 'revision'>;
  language: LanguageCode;
  /** The pages above this one. */
  path: NonNullable<MicrositeProps['path']>;
  /** The prefix of `/media` in the addresses of its pictures. */
  base?: string;
}

export function micrositeProps({ microsite, language, path, base }: Shown): MicrositeProps {
  const { name, legalName, vat, codes, facts, place, logo, cover, slides, sections } = microsite;
  const words = micrositeWords[language];
  const spoken = textLanguage(language, microsite.languages);
  return {
    name,
    vat,
    codes,
    facts,
    legalName,
    place,
    language,
    textLanguage: spoken,
    words,
    sections: sections.map((section) => ({
      id: section.id,
      name: shownText(section.name[spoken], spoken),
      content: shownText(section.content[spoken], spoken),
    })),
    pictures: {
      logo: logo && shownPicture(logo, spoken, base),
      cover: cover && shownPicture(cover, spoken, base),
      slides: slides.map((slide) => shownPicture(slide, spoken, base)),
    },
    path,
    text: {
      block: (html) => formattedText(sanitise(html)),
      line: (html) => formattedLine(sanitise(html)),
    },
  };
}

const shownText = (html: string, language: LanguageCode) =>
  html === '' ? null : { html, language };
