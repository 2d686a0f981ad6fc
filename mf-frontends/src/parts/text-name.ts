import type { Section } from '@wabu/shared/entities/frontend';
import type { TextRef } from '@wabu/shared/entities/translation-provenance';
import { sectionName } from '../model/frontend-labels.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

/** In the place of a section's id, before the file of a picture. */
export const PICTURE_PREFIX = 'picture:';

export function pictureOf(sectionId: string): string | null {
  return sectionId.startsWith(PICTURE_PREFIX) ? sectionId.slice(PICTURE_PREFIX.length) : null;
}

export function useTextName(
  sections: readonly Section[],
): (ref: Omit<TextRef, 'language'>) => string {
  const t = useFrontendsWords();
  return ({ section, field }) => {
    const file = pictureOf(section);
    if (file !== null) return `${t('altText.title')} · ${file}`;
    const index = sections.findIndex(({ id }) => id === section);
    const name = sectionName(t, sections[index]);
    // Section names are not unique; a removed section has no number.
    const place = index < 0 ? '' : `${index + 1}. `;
    return `${place}${name} · ${t(`fields.${field}`)}`;
  };
}
