import {
  i18n,
  type LanguageCode,
  type Translate,
  useLanguage,
  useWords,
} from '../../i18n/index.ts';
import { en } from './en.ts';
import { it, type UiWords } from './it.ts';

const NAMESPACE = 'ui';

// Silent, because it happens while a component is drawn and nobody else waits for these words.
function give(language: LanguageCode): void {
  if (i18n.hasResourceBundle(language, NAMESPACE)) return;
  const words = language === 'en' ? en : it;
  i18n.addResourceBundle(language, NAMESPACE, words, true, true, { silent: true });
}

/** The words of the shared parts. They come with the code: a dialog must not wait for its buttons. */
export function useUiWords(): Translate<UiWords> {
  give(useLanguage());
  return useWords<UiWords>(NAMESPACE);
}
