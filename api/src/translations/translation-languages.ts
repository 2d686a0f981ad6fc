import { type Language, languages } from '@wabu/shared/i18n/languages';

/** The language of an upper-case code: ours (`EN`, `ZH`) or DeepL's (`EN-GB`). */
export function languageNamed(code: string): Language | null {
  const found = languages.find(({ code: ours, deepl }) =>
    [ours.toUpperCase(), deepl.source, deepl.target].some((known) => known === code),
  );
  return found ?? null;
}
