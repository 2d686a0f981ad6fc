import type { Section } from '@wabu/shared/entities/frontend';
import type { TextRef } from '@wabu/shared/entities/translation-provenance';
import { sectionTitle } from '../model/draft/section-title.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { pictureOf } from './picture-texts.ts';

/** The display name of a text: section number, section name and field, or the picture's file name. */
export function useTextName(sections: readonly Section[]): (ref: TextRef) => string {
  const t = useFrontendsWords();
  return ({ section, field }) => {
    const file = pictureOf(section);
    if (file !== null) return `${t('altText.title')} · ${file}`;
    const index = sections.findIndex(({ id }) => id === section);
    const name = sectionTitle(sections[index]) || t('sections.untitled');
    // Section names are not unique; a removed section has no number.
    const place = index < 0 ? '' : `${index + 1}. `;
    return `${place}${name} · ${t(`fields.${field}`)}`;
  };
}
