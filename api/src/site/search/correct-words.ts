import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Database } from '../../platform/platform.ts';
import { findTerms, isBeginning } from './search-repository.ts';
import { type QueryWord, wordVariants } from './text/search-query.ts';

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюя',
  'אבגדהוזחטיכלמנסעפצקרשת',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويء',
];

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 24;

/**
 * All words at one typing error from a folded word: a letter missing, too many, wrong, or two exchanged. With
 * `last`, only those with the error at that place (from 0) or before it.
 */
export function typosOf(word: string, last: number = word.length): string[] {
  const letters = [...word];
  if (letters.length < MIN_LENGTH || letters.length > MAX_LENGTH) return [];
  const alphabet = alphabets.find((one) => one.includes(letters[0] ?? '')) ?? '';
  const found = new Set<string>();
  for (let at = 0; at <= Math.min(letters.length, last); at += 1) {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at).join('');
    const rest = letters.slice(at + 1).join('');
    for (const letter of alphabet) {
      found.add(before + letter + after);
      if (at < letters.length) found.add(before + letter + rest);
    }
    if (at === letters.length) continue;
    found.add(before + rest);
    const next = letters[at + 1];
    if (next !== undefined) found.add(before + next + letters[at] + letters.slice(at + 2).join(''));
  }
  found.delete(word);
  return [...found];
}

/**
 * Replaces each word that no text has by the most frequent indexed word that differs by one typing error. Null
 * when every word is indexed, and when one has no such replacement.
 */
export async function correctWords(
  database: Database,
  words: QueryWord[],
  language: LanguageCode,
): Promise<QueryWord[] | null> {
  const corrected: QueryWord[] = [];
  let hasChanged = false;
  for (const word of words) {
    if (await isKnown(database, word, language)) corrected.push(word);
    else {
      const term = await nearestTerm(database, word.variants[0] ?? '', language);
      if (term === null) return null;
      corrected.push({ typed: term, variants: wordVariants(term, language), isPhrase: false });
      hasChanged = true;
    }
  }
  return hasChanged ? corrected : null;
}

async function isKnown(
  database: Database,
  { variants, isPhrase }: QueryWord,
  language: LanguageCode,
): Promise<boolean> {
  if (isPhrase) return true;
  for (const variant of variants) if (await isBeginning(database, language + variant)) return true;
  return false;
}

/** The most frequent indexed word that differs from a word by one typing error. */
async function nearestTerm(
  database: Database,
  word: string,
  language: LanguageCode,
): Promise<string | null> {
  // No indexed word has this beginning: the error is at its last letter or before.
  let unknown = 0;
  while (await isBeginning(database, language + word.slice(0, unknown + 1))) unknown += 1;
  const typos = typosOf(word, unknown).map((typo) => language + typo);
  const [term] = await findTerms(database, typos);
  return term === undefined ? null : term.slice(language.length);
}
