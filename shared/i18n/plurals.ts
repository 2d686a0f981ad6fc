import type { Words } from '../module/contract.ts';
import { type LanguageCode, languageOf } from './languages.ts';

const OTHER = '_other';

/**
 * Gives counted words every plural form that i18next may ask for in a language: the staff's Italian words
 * also serve visitors whose language has more forms.
 */
export function withPluralForms(language: LanguageCode, words: Words): Words {
  const { pluralCategories } = new Intl.PluralRules(languageOf(language).html).resolvedOptions();
  const forms = Object.entries(words).flatMap(([key, text]) =>
    key.endsWith(OTHER)
      ? pluralCategories.map((form) => [`${key.slice(0, -OTHER.length)}_${form}`, text] as const)
      : [],
  );
  const own = Object.entries(words).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : withPluralForms(language, value),
  ]);
  return Object.fromEntries([...forms, ...own]);
}
