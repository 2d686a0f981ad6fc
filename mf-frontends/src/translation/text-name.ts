import type { Section } from '@wabu/shared/entities/frontend';
import type { TextRef } from '@wabu/shared/entities/translation-provenance';
import { sectionTitle } from '../model/draft/section-title.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

/** What people call a text: its section, by number and name, and whether it is the name or the content. */
export function useTextName(sections: readonly Section[]): (ref: TextRef) => string {
  const t = useFrontendsWords();
  return ({ section, field }) => {
    const index = sections.findIndex(({ id }) => id === section);
    const name = sectionTitle(sections[index]) || t('sections.untitled');
    // Two sections may have one name; one that was removed meanwhile has no place.
    const place = index < 0 ? '' : `${index + 1}. `;
    return `${place}${name} · ${t(`fields.${field}`)}`;
  };
}
