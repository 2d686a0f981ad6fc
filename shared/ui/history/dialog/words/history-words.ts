import {
  i18n,
  type LanguageCode,
  type Translate,
  useLanguage,
  useWords,
} from '../../../../i18n/index.ts';
import { withPluralForms } from '../../../../i18n/plurals.ts';
import { en } from './en.ts';
import { type HistoryWords, it } from './it.ts';

const NAMESPACE = 'history';

// Without an event, because it runs during a render and no other component waits for these words.
function give(language: LanguageCode): void {
  if (i18n.hasResourceBundle(language, NAMESPACE)) return;
  const words = language === 'en' ? en : it;
  i18n.addResourceBundle(language, NAMESPACE, withPluralForms(language, words), true, true, {
    silent: true,
  });
}

/** The words of the history, which come with its code. */
export function useHistoryWords(): Translate<HistoryWords> {
  give(useLanguage());
  return useWords<HistoryWords>(NAMESPACE);
}
