import { i18n, type LanguageCode, type Translate, useLanguage, useWords } from '@wabu/shared/i18n';
import { withPluralForms } from '@wabu/shared/i18n/plurals';
import { en } from './en.ts';
import { it, type RichTextWords } from './it.ts';

const NAMESPACE = 'rich-text';

// Silent, because it happens while a component is drawn and nobody else waits for these words.
function give(language: LanguageCode): void {
  if (i18n.hasResourceBundle(language, NAMESPACE)) return;
  const words = language === 'en' ? en : it;
  i18n.addResourceBundle(language, NAMESPACE, withPluralForms(language, words), true, true, {
    silent: true,
  });
}

/** The editor's own words. They come with the code, because it is used by more than one module. */
export function useRichTextWords(): Translate<RichTextWords> {
  give(useLanguage());
  return useWords<RichTextWords>(NAMESPACE);
}
