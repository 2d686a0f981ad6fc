import { type Language, languages } from '@wabu/shared/i18n/languages';

/** The language that an upper-case code names: ours (`EN`, `ZH`) or the translator's own (`EN-GB`). */
export function languageNamed(code: string): Language | null {
  const found = languages.find(({ code: ours, deepl }) =>
    [ours.toUpperCase(), deepl.source, deepl.target].some((known) => known === code),
  );
  return found ?? null;
}
