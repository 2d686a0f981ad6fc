import { MICROSITES_PATH } from '@wabu/shared/entities/microsites/microsite-path';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { Directory, directoryStyle, directoryWords } from '@wabu/shared/microsite';
import type { Platform } from '../../../platform/platform.ts';
import { listMicrosites } from '../../microsites/read-microsite.ts';
import { escapeHtml, tag } from '../document/html.ts';
import type { StillPage } from '../document/page-parts.ts';
import { listedMicrosite } from './home-cards.ts';
import { renderBody } from './render-microsite.tsx';

const PAGE_SIZE = 24;
/** The query parameter with the address behind which a page begins. */
export const AFTER = 'after';

interface Asked {
  language: LanguageCode;
  prefix: string;
  after: string;
  measured: boolean;
}

/** The page of all published microsites. Parts behind the first one are left to the links between them. */
export async function renderDirectory(platform: Platform, asked: Asked): Promise<StillPage> {
  const { language, prefix, after, measured } = asked;
  const { microsites, next } = await listMicrosites(platform, { after, limit: PAGE_SIZE });
  const words = directoryWords[language];
  const address = prefix + MICROSITES_PATH;
  const { preloads, body } = renderBody(
    <Directory
      language={language}
      prefix={prefix}
      microsites={microsites.map((card) => listedMicrosite(card, language))}
      first={after === '' ? null : address}
      next={next === null ? null : `${address}?${AFTER}=${encodeURIComponent(next)}`}
    />,
  );
  return {
    head: [
      `<title>${escapeHtml(words.title)} · Wabu</title>`,
      tag('meta', { name: 'description', content: words.description }),
      after === '' ? '' : '<meta name="robots" content="noindex">',
      preloads,
    ].join(''),
    body,
    styles: directoryStyle,
    languages: languageCodes,
    shared: undefined,
    measured,
  };
}
