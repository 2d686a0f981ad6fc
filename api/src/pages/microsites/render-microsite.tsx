import { mediaPath, type Microsite as Published } from '@wabu/shared/entities/microsite';
import { micrositePath } from '@wabu/shared/entities/microsites/microsite-path';
import { pathInLanguage } from '@wabu/shared/i18n/language-path';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import {
  formattedLine,
  formattedText,
  Microsite,
  type MicrositeProps,
  micrositeStyle,
  micrositeWords,
} from '@wabu/shared/microsite';
import { renderToStaticMarkup } from 'react-dom/server';
import { sanitise } from '../../frontends/sanitise.ts';
import { firstWords } from '../../microsites/first-words.ts';
import { escapeHtml, inlineJson, tag } from '../document/html.ts';
import type { StillPage } from '../document/render-page.ts';
import { shownPicture } from './shown-pictures.ts';
import { structuredData } from './structured-data.ts';

interface Asked {
  microsite: Published;
  language: LanguageCode;
  /** The prefix of the asked address: `/de`, or ''. */
  prefix: string;
  origin: string;
  measured: boolean;
}

/** The page of a published microsite in one of its languages. */
export function renderMicrosite(asked: Asked): StillPage {
  const { microsite, language, origin, measured } = asked;
  const html = renderToStaticMarkup(<Microsite {...propsOf(asked)} />);
  // React writes preloads for the pictures of the first view in front of the markup.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  const path = pathInLanguage(micrositePath(microsite.URL), language);
  const description = firstWords(microsite.sections[0]?.content[language] ?? '');
  const data = structuredData({ microsite, address: origin + path, origin, description });
  const { cover } = microsite;
  return {
    head: [
      `<title>${escapeHtml(titleOf(microsite))}</title>`,
      tag('meta', { name: 'description', content: description }),
      preloads,
      `<script type="application/ld+json">${inlineJson(data)}</script>`,
    ].join(''),
    body: html.slice(preloads.length),
    styles: micrositeStyle,
    languages: microsite.languages,
    shared: cover?.share ? mediaPath(cover, 'share') : undefined,
    measured,
  };
}

function titleOf({ name, place }: Published): string {
  const town = place.Citta;
  return town === '' || name.includes(town) ? `${name} · Wabu` : `${name}, ${town} · Wabu`;
}

function propsOf({ microsite, language, prefix }: Asked): MicrositeProps {
  const { name, vat, place, logo, cover, slides, sections } = microsite;
  const words = micrositeWords[language];
  return {
    name,
    vat,
    place,
    language,
    words,
    sections: sections.map((section) => ({
      id: section.id,
      name: { html: section.name[language], language },
      content: { html: section.content[language], language },
    })),
    pictures: {
      logo: logo && shownPicture(logo, language),
      cover: cover && shownPicture(cover, language),
      slides: slides.map((slide) => shownPicture(slide, language)),
    },
    path: [{ label: words.home, address: `${prefix}/` }],
    text: {
      block: (html) => formattedText(sanitise(html)),
      line: (html) => formattedLine(sanitise(html)),
    },
  };
}
