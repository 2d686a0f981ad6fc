import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { useSyncExternalStore } from 'react';
import type { LayoutWords } from './it.ts';

export const LAYOUT_NAMESPACE = 'public-layout';

let provided: Promise<void> | undefined;
let areThere = false;
const waiting = new Set<() => void>();

/** Loads the layout's words in the current language, and in every language chosen later. */
export function provideLayoutWords(): Promise<void> {
  provided ??= provideWords(
    LAYOUT_NAMESPACE,
    async (language) =>
      (await import(/* webpackChunkName: "words-[request]" */ `./${language}.ts`)).words,
  ).then(() => {
    areThere = true;
    for (const rendered of waiting) rendered();
  });
  return provided;
}

function subscribe(onThere: () => void): () => void {
  waiting.add(onThere);
  return () => waiting.delete(onThere);
}

/** The translate function for the layout's words. On a staff page they may arrive after what uses them. */
export function useLayoutWords(): Translate<LayoutWords> {
  useSyncExternalStore(
    subscribe,
    () => areThere,
    () => true,
  );
  return useWords<LayoutWords>(LAYOUT_NAMESPACE);
}
