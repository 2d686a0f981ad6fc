import type { FindTexts } from '@wabu/shared/entities/replace/find-texts';
import { withoutAccents } from '@wabu/shared/entities/search/fold-text';

/** A match in a text: its characters `from` to `to` (exclusive), and what replaces them. */
export interface Found {
  from: number;
  to: number;
  replacement: string;
}

/** What is searched for, prepared for many texts. */
export interface Finder {
  /** False for HTML, without its tags, in whose lines it cannot be. */
  mayContain: (text: string) => boolean;
  /** The matches in one line, from left to right; they do not overlap, and none is empty. */
  matches: (line: string) => Iterable<Found>;
}

/** A letter or digit of a script whose words have spaces between them. */
const WORD = String.raw`(?!\p{sc=Han})[\p{L}\p{N}\p{M}_]`;
/** A match takes the accents of its last letter along, except the mark that selects an emoji. */
const NO_ACCENT = String.raw`(?!(?!\uFE0F)\p{M})`;

/**
 * Finds a text as it is read: a space also finds a no-break space. The expression is ours, made of single characters,
 * so that it takes linear time.
 */
export function textFinder(search: FindTexts): Finder {
  const { text, replacement, matchCase, ignoreAccents, wholeWords } = search;
  const characters = [...(ignoreAccents ? withoutAccents(text) : text)];
  const core = characters
    .map((character) => (ignoreAccents ? withAccents(character, matchCase) : plain(character)))
    .join('');
  const isWord = (character = '') => new RegExp(`^${WORD}`, 'u').test(character);
  const begin = wholeWords && isWord(characters[0]) ? `(?<!${WORD})` : '';
  const end = wholeWords && isWord(characters.at(-1)) ? `(?!${WORD})` : '';
  const flags = matchCase ? 'u' : 'iu';
  const quick = new RegExp(core, flags);
  const exact = new RegExp(`${begin}${core}${ignoreAccents ? '' : NO_ACCENT}${end}`, `g${flags}`);
  return {
    mayContain: (html) => quick.test(html),
    *matches(line) {
      for (const { 0: match, index } of line.matchAll(exact))
        if (match !== '') yield { from: index, to: index + match.length, replacement };
    },
  };
}

function plain(character: string): string {
  if (/\s/.test(character)) return String.raw`\s`;
  return character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}

/** A character with and without accents, whether they are part of it or follow it. */
function withAccents(character: string, matchCase: boolean): string {
  const cases = matchCase ? [character] : [character.toLowerCase(), character.toUpperCase()];
  const variants = [...new Set(cases)].flatMap((one) => accented().get(one) ?? []);
  const single = variants.length === 0 ? plain(character) : `[${character}${variants.join('')}]`;
  return String.raw`${single}\p{M}*`;
}

const LAST_CODE = 0xffff;
let letters: Map<string, string[]> | undefined;

/** The letters that are another one with accents, by that other one; made at the first use. */
function accented(): ReadonlyMap<string, readonly string[]> {
  if (letters) return letters;
  letters = new Map();
  for (let code = 0x80; code <= LAST_CODE; code += 1) {
    const letter = String.fromCharCode(code);
    if (!/\p{L}/u.test(letter)) continue;
    const bare = withoutAccents(letter);
    if (bare === letter || bare.length !== 1) continue;
    const known = letters.get(bare);
    if (known) known.push(letter);
    else letters.set(bare, [letter]);
  }
  return letters;
}
