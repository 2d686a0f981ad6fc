import type { MicrositeCard, MicrositePicture } from '@wabu/shared/entities/microsite';
import type { ListedMicrosite } from '@wabu/shared/entities/microsites/listed-microsite';
import { micrositePath } from '@wabu/shared/entities/microsites/microsite-path';
import { focusInTenths, mediaPath } from '@wabu/shared/entities/microsites/picture-variants';
import { textLanguage } from '@wabu/shared/entities/microsites/text-language';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { Platform } from '../../../platform/platform.ts';
import { listMicrosites } from '../../microsites/read-microsite.ts';
import { sourceSet, sourcesOf } from './shown-pictures.ts';

const MAX_CARDS = 24;

export interface HomeCards {
  cards: ListedMicrosite[];
  /** Grows with every publication and withdrawal. */
  revision: number;
}

export async function homeCards(platform: Platform, language: LanguageCode): Promise<HomeCards> {
  const { microsites, revision } = await listMicrosites(platform, { limit: MAX_CARDS });
  return { cards: microsites.map((card) => listedMicrosite(card, language)), revision };
}

export function listedMicrosite(card: MicrositeCard, language: LanguageCode): ListedMicrosite {
  const { URL, name, town, cover, languages } = card;
  const shown = textLanguage(language, languages);
  const { html, direction } = languageOf(shown);
  return {
    path: micrositePath(URL),
    name,
    town,
    words: card.words[shown] ?? '',
    lang: html,
    dir: direction,
    picture: cover && listedPicture(cover),
  };
}

function listedPicture(cover: MicrositePicture) {
  const { width, height } = cover;
  const [smallest] = sourcesOf(cover);
  const src = mediaPath(cover, smallest?.size ?? 'original');
  return { src, srcSet: sourceSet(cover), width, height, ...focusInTenths(cover.focus) };
}
