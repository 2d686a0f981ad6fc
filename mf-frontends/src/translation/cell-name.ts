import type { Section } from '@wabu/shared/entities/frontend';
import type { Cell } from '@wabu/shared/entities/section-ledger';
import { sectionTitle } from '../sections/section-title.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

/** What people call a text: its section, and whether it is the name or the content. */
export function useCellName(sections: readonly Section[]): (cell: Cell) => string {
  const t = useFrontendsWords();
  return ({ section, field }) => {
    const found = sections.find(({ id }) => id === section);
    return `${sectionTitle(found) || t('sections.untitled')} · ${t(`fields.${field}`)}`;
  };
}
