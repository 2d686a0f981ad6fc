import {
  i18n,
  type LanguageCode,
  type Translate,
  useLanguage,
  useWords,
} from '../../i18n/index.ts';
import { withPluralForms } from '../../i18n/plurals.ts';
import type { Words } from '../../module/contract.ts';

/** A hook for words that come with their code, so that nothing waits for them: English, and Italian for every other language. */
export function bundledWords<W extends Words>(
  namespace: string,
  { it, en }: { it: W; en: W },
): () => Translate<W> {
  function add(language: LanguageCode): void {
    if (i18n.hasResourceBundle(language, namespace)) return;
    const words = withPluralForms(language, language === 'en' ? en : it);
    // Without an event, because it runs during a render and no other component waits for these words.
    i18n.addResourceBundle(language, namespace, words, true, true, { silent: true });
  }
  return () => {
    add(useLanguage());
    return useWords<W>(namespace);
  };
}
