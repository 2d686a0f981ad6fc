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
const beginsWithWord = new RegExp(`^${WORD}`, 'u');
const endsWithWord = new RegExp(`${WORD}$`, 'u');
/** A match takes the accents of its last letter along, except the mark that selects an emoji. */
const beginsWithAccent = /^(?!\uFE0F)\p{M}/u;
/** The longest character has two units. */
const UNITS = 2;

/**
 * Finds a text as it is read: a space also finds a no-break space. The engine's search for a string takes linear time;
 * an expression would take the product of both lengths.
 */
export function textFinder(search: FindTexts): Finder {
  const { text, replacement, matchCase, ignoreAccents, wholeWords } = search;
  const plain = (one: string) => (ignoreAccents ? withoutAccents(one) : one).replace(/\s/g, ' ');
  const comparable = (one: string) => (matchCase ? plain(one) : plain(one).toUpperCase());
  const needle = folded(text, plain, matchCase).value;
  const needsStart = wholeWords && beginsWithWord.test(needle);
  const needsEnd = wholeWords && endsWithWord.test(needle);
  const isMatch = (line: string, from: number, to: number) => {
    const after = line.slice(to, to + UNITS);
    return !(
      (!ignoreAccents && beginsWithAccent.test(after)) ||
      (needsStart && endsWithWord.test(line.slice(Math.max(0, from - UNITS), from))) ||
      (needsEnd && beginsWithWord.test(after))
    );
  };
  return {
    mayContain: (html) => comparable(html).includes(comparable(text)),
    *matches(line) {
      const { value, places } = folded(line, plain, matchCase);
      for (let next = 0; needle !== ''; ) {
        const at = value.indexOf(needle, next);
        if (at < 0) return;
        const [from = at, to = at + needle.length] = [places?.[at], places?.[at + needle.length]];
        next = at + needle.length;
        if (isMatch(line, from, to)) yield { from, to, replacement };
        else next = needsStart ? endOfWord(value, at + 1) : at + 1;
      }
    },
  };
}

/** No whole word begins before it. */
function endOfWord(text: string, from: number): number {
  const other = /\p{sc=Han}|[^\p{L}\p{N}\p{M}_]/gu;
  other.lastIndex = from;
  return other.exec(text)?.index ?? text.length;
}

/** A line as it is compared, and the place in the line of each of its units; without places they are the same. */
function folded(line: string, plain: (text: string) => string, matchCase: boolean) {
  if (/^[\0-\x7f]*$/.test(line)) {
    const value = plain(line);
    return { value: matchCase ? value : value.toUpperCase() };
  }
  let value = '';
  let place = 0;
  const places: number[] = [];
  for (const character of line) {
    const one = plain(character);
    const upper = one.toUpperCase();
    // `ß` has no capital of one letter, and is not `SS`.
    value += matchCase || upper.length !== one.length ? one : upper;
    for (let unit = 0; unit < one.length; unit += 1) places.push(place);
    place += character.length;
  }
  return { value, places: [...places, place] };
}
