import { MICROSITES_PATH } from '@wabu/shared/entities/microsites/microsite-path';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { Directory, directoryStyle, directoryWords } from '@wabu/shared/microsite';
import type { Platform } from '../../../platform/platform.ts';
import { listMicrosites, listTowns } from '../../microsites/read-microsite.ts';
import { escapeHtml, tag } from '../document/html.ts';
import type { StillPage } from '../document/page-parts.ts';
import { listedMicrosite } from './home-cards.ts';
import { renderBody } from './render-microsite.tsx';

const PAGE_SIZE = 24;
/** The query parameter with the address behind which a page begins. */
export const AFTER = 'after';
/** Those of the form. */
export const filterNames = ['town', 'kind'] as const;

interface Asked {
  language: LanguageCode;
  prefix: string;
  after: string;
  town: string;
  kind: string;
  measured: boolean;
}

/** The page of all published microsites. Parts behind the first one are left to the links between them. */
export async function renderDirectory(platform: Platform, asked: Asked): Promise<StillPage> {
  const { language, prefix, after, town, kind, measured } = asked;
  const filters = { town, kind };
  const list = { ...filters, after, limit: PAGE_SIZE };
  const { microsites, next } = await listMicrosites(platform, list);
  const isPart = [after, town, kind].some((value) => value !== '');
  const words = directoryWords[language];
  const address = prefix + MICROSITES_PATH;
  const { preloads, body } = renderBody(
    <Directory
      language={language}
      prefix={prefix}
      microsites={microsites.map((card) => listedMicrosite(card, language))}
      first={after === '' ? null : addressOf(address, filters)}
      next={next === null ? null : addressOf(address, { ...filters, [AFTER]: next })}
      address={address}
      towns={await listTowns(platform)}
      {...filters}
    />,
  );
  return {
    head: [
      `<title>${escapeHtml(words.title)} · Wabu</title>`,
      tag('meta', { name: 'description', content: words.description }),
      isPart ? '<meta name="robots" content="noindex">' : '',
      preloads,
    ].join(''),
    body,
    styles: directoryStyle,
    languages: languageCodes,
    shared: undefined,
    measured,
  };
}

function addressOf(address: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size === 0 ? address : `${address}?${query}`;
}
