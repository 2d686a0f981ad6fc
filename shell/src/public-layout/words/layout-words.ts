import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import type { LayoutWords } from './it.ts';

export const LAYOUT_NAMESPACE = 'public-layout';

let provided: Promise<void> | undefined;

/** Loads the layout's words in the current language, and in every language chosen later. */
export function provideLayoutWords(): Promise<void> {
  provided ??= provideWords(
    LAYOUT_NAMESPACE,
    async (language) =>
      (await import(/* webpackChunkName: "words-[request]" */ `./${language}.ts`)).words,
  );
  return provided;
}

/** The translate function for the layout's words. */
export function useLayoutWords(): Translate<LayoutWords> {
  return useWords<LayoutWords>(LAYOUT_NAMESPACE);
}
