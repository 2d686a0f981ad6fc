import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import type { LayoutWords } from './it.ts';

export const LAYOUT_NAMESPACE = 'public-layout';

let provided: Promise<void> | undefined;

/** Loads the layout's words in the visitor's language, once, and from then on in every language chosen. */
export function provideLayoutWords(): Promise<void> {
  provided ??= provideWords(
    LAYOUT_NAMESPACE,
    async (language) =>
      (await import(/* webpackChunkName: "words-[request]" */ `./${language}.ts`)).words,
  );
  return provided;
}

/** The words around every public page. */
export function useLayoutWords(): Translate<LayoutWords> {
  return useWords<LayoutWords>(LAYOUT_NAMESPACE);
}
