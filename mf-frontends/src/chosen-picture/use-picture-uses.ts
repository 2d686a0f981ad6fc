import { useQuery } from '@tanstack/react-query';
import type { PicturePlace, PictureUse } from '@wabu/shared/entities/microsites/picture-uses';
import { useMemo } from 'react';
import { pictureUsesQuery } from '../api/picture-calls.ts';
import { useEditor } from '../editor/editor-store.tsx';
import { pictureUrl } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

export function usePictureUses(name: string) {
  const t = useFrontendsWords();
  const URL = useEditor(pictureUrl);
  const draft = useEditor((state) => state.draft);
  const { data, isError } = useQuery(pictureUsesQuery(URL));
  const uses = useMemo(() => data?.filter((use) => use.name === name) ?? [], [data, name]);
  const words: Record<PicturePlace, string> = {
    logo: t('fields.Logo'),
    cover: t('fields.Copertina'),
    slideshow: t('fields.Slideshow'),
    section: t('fields.Sezioni'),
  };
  const inDraft = [
    draft.Logo === name && words.logo,
    draft.Copertina === name && words.cover,
    draft.Slideshow.includes(name) && words.slideshow,
  ].filter((place) => place !== false);
  const isFree = data !== undefined && uses.length === 0 && inDraft.length === 0;
  return { lines: sentences(), isFree };

  function sentences(): string[] {
    if (isError) return [t('chosen.usesFailed')];
    if (data === undefined) return [t('chosen.usesLoading')];
    if (isFree) return [t('chosen.free')];
    const saved = placesOf(uses, 'saved').map((place) => words[place]);
    const unsaved = inDraft.filter((place) => !saved.includes(place));
    const visible = placesOf(uses, 'public').map((place) => words[place]);
    return [
      ...(saved.length > 0 ? [t('chosen.saved', { url: URL, places: saved.join(', ') })] : []),
      ...(unsaved.length > 0 ? [t('chosen.unsaved', { places: unsaved.join(', ') })] : []),
      ...(visible.length > 0 ? [t('chosen.public', { url: URL, places: visible.join(', ') })] : []),
      t('chosen.toDelete'),
    ];
  }
}

const placesOf = (uses: readonly PictureUse[], wanted: PictureUse['state']) =>
  uses.filter(({ state }) => state === wanted).map(({ place }) => place);
