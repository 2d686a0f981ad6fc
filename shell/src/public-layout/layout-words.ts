import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import type { LayoutWords } from './words/it.ts';

export const LAYOUT_NAMESPACE = 'public-layout';

/** Loads the layout's words in the visitor's language, and from now on in every language chosen. */
export function provideLayoutWords(): Promise<void> {
  return provideWords(
    LAYOUT_NAMESPACE,
    async (language) =>
      (await import(/* webpackChunkName: "words-[request]" */ `./words/${language}.ts`)).words,
  );
}

/** The words around every public page. */
export function useLayoutWords(): Translate<LayoutWords> {
  return useWords<LayoutWords>(LAYOUT_NAMESPACE);
}
