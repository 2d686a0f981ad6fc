import {
  addWords,
  i18n,
  type LanguageCode,
  registerWords,
  type Translate,
  useLanguage,
  useWords,
} from '../../i18n/index.ts';
import type { Words } from '../../module/contract.ts';

/** A hook for words that come with their code, so that nothing waits for them: English, and Italian for every other language. */
export function bundledWords<W extends Words>(
  namespace: string,
  { it, en }: { it: W; en: NoInfer<W> },
): () => Translate<W> {
  const wordsIn = (language: LanguageCode) => (language === 'en' ? en : it);
  function add(language: LanguageCode): void {
    if (!i18n.hasResourceBundle(language, namespace))
      addWords(namespace, language, wordsIn(language));
  }
  registerWords(namespace, async (language) => wordsIn(language));
  return () => {
    add(useLanguage());
    return useWords<W>(namespace);
  };
}
