import { foldText } from './fold-text.ts';

export const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

/**
 * The rows whose text has every word that is searched: those first that begin with the search, then those with a word
 * of their name that does, those with it anywhere in their name, and the others, each in the order of the rows. If
 * there are none, those with words that begin so but for one typing error.
 *
 * @param textOf the searched fields, folded, one per line, the name first
 */
export function bestMatches<Row>(
  rows: Iterable<Row>,
  textOf: (row: Row) => string,
  search: string,
  limit: number,
): Row[] {
  const words = wordsOf(search);
  const start = words.join(' ');
  const ranks: Row[][] = [[], [], [], []];
  const isFull = () => (ranks[0]?.length ?? 0) >= limit;
  for (const row of rows) {
    const text = textOf(row);
    if (words.every((word) => text.includes(word))) ranks[rankOf(text, start)]?.push(row);
    if (isFull()) break;
  }
  const found = ranks.flat().slice(0, limit);
  return found.length > 0 ? found : nearMatches(rows, textOf, words, limit);
}

function rankOf(text: string, start: string): number {
  const at = text.indexOf(start);
  if (at === 0) return 0;
  const nameEnd = text.indexOf('\n');
  if (at === -1 || (nameEnd !== -1 && at > nameEnd)) return 3;
  return /[a-z0-9]/.test(text[at - 1] ?? '') ? 2 : 1;
}

function nearMatches<Row>(
  rows: Iterable<Row>,
  textOf: (row: Row) => string,
  words: readonly string[],
  limit: number,
): Row[] {
  const found: Row[] = [];
  if (words.every((word) => word.length < MIN_TYPO_LENGTH)) return found;
  for (const row of rows) {
    const text = textOf(row);
    const isNear = (word: string) =>
      text.includes(word) || text.split(/\s+/).some((one) => beginsNearly(one, word));
    if (words.every(isNear)) found.push(row);
    if (found.length >= limit) break;
  }
  return found;
}

/** Shorter words have too many neighbours. */
const MIN_TYPO_LENGTH = 4;

/** True if a text begins with a word but for one letter that is missing, too many, wrong, or exchanged with the next. */
function beginsNearly(text: string, word: string): boolean {
  if (word.length < MIN_TYPO_LENGTH || text[0] !== word[0]) return false;
  let at = 1;
  while (at < word.length && text[at] === word[at]) at += 1;
  const rest = word.slice(at + 1);
  return (
    text.startsWith(rest, at + 1) ||
    text.startsWith(word.slice(at), at + 1) ||
    text.startsWith(rest, at) ||
    (text[at] === word[at + 1] &&
      text[at + 1] === word[at] &&
      text.startsWith(word.slice(at + 2), at + 2))
  );
}
