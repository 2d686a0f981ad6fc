/*
 * The searched text of a request, for an index of three letters each (sqlite.org/fts5.html, 4.3.4). Two blanks precede
 * every word and every ideograph: a word of one or two letters is found at the beginning of a word, an ideograph
 * anywhere, and a longer word in any other.
 */

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

export const spacedText = (text: string): string =>
  `  ${text.trim().replace(/\s+/g, '  ')}`.replace(IDEOGRAPH, '  $&');

/** A searched word, folded, as it stands in a spaced text. */
export function spacedWord(word: string): string {
  const spaced = word.replace(IDEOGRAPH, '  $&');
  return [...spaced].length < 3 ? `  ${spaced}` : spaced;
}
