import type { Words } from '../module/contract.ts';
import { type LanguageCode, languageOf } from './languages.ts';

const OTHER = '_other';

const known = new Map<LanguageCode, readonly Intl.LDMLPluralRule[]>();

/** Kept, because the rules of a language take a slow phone several milliseconds. */
function pluralForms(language: LanguageCode): readonly Intl.LDMLPluralRule[] {
  const { html } = languageOf(language);
  const forms =
    known.get(language) ?? new Intl.PluralRules(html).resolvedOptions().pluralCategories;
  known.set(language, forms);
  return forms;
}

/**
 * Gives counted words every plural form that i18next may ask for in a language: the staff's Italian words
 * also serve visitors whose language has more forms.
 */
export function withPluralForms(language: LanguageCode, words: Words): Words {
  const forms = Object.entries(words).flatMap(([key, text]) =>
    key.endsWith(OTHER)
      ? pluralForms(language).map(
          (form) => [`${key.slice(0, -OTHER.length)}_${form}`, text] as const,
        )
      : [],
  );
  const own = Object.entries(words).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : withPluralForms(language, value),
  ]);
  return Object.fromEntries([...forms, ...own]);
}
