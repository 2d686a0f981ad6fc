import { SEARCH_QUERY_MAX } from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { type Token, tokensOf } from './tokens.ts';

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

/** A word of a query. A text matches that has one of its variants. */
export interface QueryWord {
  /** As it was typed. */
  typed: string;
  /**
   * Folded beginnings of words, at least one; of several words, separated by blanks, the last is a beginning. A phrase
   * has one: its characters.
   */
  variants: string[];
  /** True for a run of ideographs. */
  isPhrase: boolean;
}

const MAX_WORDS = 8;
/** Articles and prepositions that French and Italian join to the next word. */
const ELIDED = /(?<!\p{L})(?:qu|un|dell|all|nell|sull|dall)['‘’‛ʼʻʹ´`′](?=\p{L})/giu;

/**
 * The words to search for; none when nothing can be searched. Only the beginning of a long input counts. A
 * single letter does not count: while people type, every next word begins as one.
 */
export function queryWords(input: string, language: LanguageCode): QueryWord[] {
  const text = input.slice(0, SEARCH_QUERY_MAX).replace(ELIDED, '');
  const words = groupIdeographs([...tokensOf(text)])
    .map((group) => toWord(group, text, language))
    .filter(({ variants: [first = ''], isPhrase }) => isPhrase || first.length > 1);
  const byVariant = new Map(words.map((word) => [word.variants[0], word]));
  return [...byVariant.values()].slice(0, MAX_WORDS);
}

/**
 * The FTS5 expression of the words. Terms hold letters and digits only and are quoted, so that no input is
 * syntax (sqlite.org/fts5.html, 3). Every term begins with its language, as in the index.
 */
export function matchExpression(words: QueryWord[], language: LanguageCode): string {
  return words
    .map(({ variants, isPhrase }) => {
      const terms = variants.map((variant) => {
        const marked = variant.replace(/\S+/g, (term) => language + term);
        return isPhrase ? `"${marked}"` : `"${marked}"*`;
      });
      return `(${terms.join(' OR ')})`;
    })
    .join(' AND ');
}

/** The tokens by words: neighbouring ideographs are one, and a word made of several stands for them. */
function groupIdeographs(tokens: Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    if (token.parts) groups.splice(-token.parts.length);
    const last = groups.at(-1)?.at(-1);
    const continues = token.isIdeograph && last?.isIdeograph && last.end === token.start;
    if (continues) groups.at(-1)?.push(token);
    else groups.push([token]);
  }
  return groups;
}

function toWord(group: Token[], text: string, language: LanguageCode): QueryWord {
  const [first] = group;
  const isPhrase = first?.isIdeograph === true;
  const folded = group.map(({ term }) => term).join(' ');
  const parts = first?.parts ? [first.parts.join(' ')] : [];
  return {
    typed: text.slice(first?.start, group.at(-1)?.end),
    variants: isPhrase ? [folded] : [...wordVariants(folded, language), ...parts],
    isPhrase,
  };
}
