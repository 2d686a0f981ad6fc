import type { LanguageCode } from '@wabu/shared/i18n/languages';

/** What Arabic writes joined to a word: the article, alone and after a conjunction or preposition. */
const ARABIC_PREFIXES = ['ال', 'وال', 'بال', 'كال', 'فال', 'لل', 'و', 'ب', 'ل'];
/** What Hebrew writes joined to a word: article, conjunction and prepositions. */
const HEBREW_PREFIXES = ['ה', 'ו', 'ב', 'ל', 'מ', 'ש', 'כ'];

/** The shortest word that may remain without its prefix. */
const MIN_STEM = 2;

/** The folded spellings under which a text may have a folded word, itself first. */
export function wordVariants(word: string, language: LanguageCode): string[] {
  const variants = byLanguage[language]?.(word) ?? [];
  return [...new Set([word, ...variants])];
}

const byLanguage: Partial<Record<LanguageCode, (word: string) => string[]>> = {
  // Typed without umlauts: Muenchen for München, which is folded to munchen.
  de: (word) => [word.replace(/(?<=[aou])e(?!u)/g, '')],
  ar: (word) => {
    const stem = withoutPrefix(word, ARABIC_PREFIXES.slice(0, 6));
    return [stem, ...ARABIC_PREFIXES.map((prefix) => prefix + stem)];
  },
  he: (word) => {
    const stem = withoutPrefix(word, ['ה']);
    return [stem, ...HEBREW_PREFIXES.map((prefix) => prefix + word)];
  },
};

function withoutPrefix(word: string, prefixes: string[]): string {
  const prefix = prefixes.find((one) => word.startsWith(one));
  if (prefix === undefined || word.length - prefix.length < MIN_STEM) return word;
  return word.slice(prefix.length);
}
