import { i18n, type LanguageCode, type Translate, useLanguage, useWords } from '@wabu/shared/i18n';
import { withPluralForms } from '@wabu/shared/i18n/plurals';
import { en } from './en.ts';
import { it, type RichTextWords } from './it.ts';

const NAMESPACE = 'rich-text';

// Without an event, because it runs during a render and no other component waits for these words.
function give(language: LanguageCode): void {
  if (i18n.hasResourceBundle(language, NAMESPACE)) return;
  const words = language === 'en' ? en : it;
  i18n.addResourceBundle(language, NAMESPACE, withPluralForms(language, words), true, true, {
    silent: true,
  });
}

/** The editor's words. They are part of this code, because several modules bundle it. */
export function useRichTextWords(): Translate<RichTextWords> {
  give(useLanguage());
  return useWords<RichTextWords>(NAMESPACE);
}
