import { useMemo } from 'react';
import { useEditor, useEditorSection } from '../editor/editor-store.tsx';
import { sectionIn } from '../model/draft/editor-state.ts';
import { sectionTitle } from '../model/draft/section-title.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

/** The ids of the sections in their order; a letter typed in one of them changes nothing here. */
export function useSectionIds(): readonly string[] {
  const ids = useEditor(({ draft }) => JSON.stringify(draft.Sezioni.map(({ id }) => id)));
  return useMemo(() => JSON.parse(ids), [ids]);
}

/** What a section is called on the screen. */
export function useSectionName(id: string): string {
  const t = useFrontendsWords();
  return (
    useEditorSection(id, ({ draft }) => sectionTitle(sectionIn(draft, id))) ||
    t('sections.untitled')
  );
}

export function useSectionVisible(id: string): boolean {
  return useEditorSection(id, ({ draft }) => sectionIn(draft, id)?.visible ?? false);
}
