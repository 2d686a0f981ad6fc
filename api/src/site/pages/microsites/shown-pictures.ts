import type { MicrositePicture } from '@wabu/shared/entities/microsite';
import { mediaPath } from '@wabu/shared/entities/microsites/picture-variants';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { ShownPicture } from '@wabu/shared/microsite';

/** Photographs wider than this are never sent where there is a reduced variant. */
const MAX_SOURCE_WIDTH = 1_600;

interface Source {
  size: number | 'original';
  /** Its width. */
  pixels: number;
}

/** What a page may load of a picture, ascending: its reduced variants, the original only where it is small. */
export function sourcesOf({ width, variants }: MicrositePicture): Source[] {
  const reduced = variants.map((size) => ({ size, pixels: size }));
  const isSmall = variants.length === 0 || width <= MAX_SOURCE_WIDTH;
  return isSmall ? [...reduced, { size: 'original', pixels: width }] : reduced;
}

export function sourceSet(picture: MicrositePicture, base = ''): string {
  return sourcesOf(picture)
    .map(({ size, pixels }) => `${base}${mediaPath(picture, size)} ${pixels}w`)
    .join(', ');
}

/** A picture as the page of a microsite shows it, described in `language`. `base`: the prefix of `/media`. */
export function shownPicture(
  picture: MicrositePicture,
  language: LanguageCode,
  base = '',
): ShownPicture {
  const { width, height, alt, focus, credit } = picture;
  const sources = sourcesOf(picture);
  return {
    src: base + mediaPath(picture, sources.at(-1)?.size ?? 'original'),
    ...(sources.length > 1 && { srcSet: sourceSet(picture, base) }),
    width,
    height,
    alt: alt[language],
    lang: languageOf(language).html,
    ...(focus && { focus }),
    ...(credit && { credit }),
  };
}
