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
  matches: (line: string) => AsyncIterable<Found>;
}

/** A letter or digit of a script whose words have spaces between them. */
const WORD = String.raw`(?!\p{sc=Han})[\p{L}\p{N}\p{M}_]`;
const beginsWithWord = new RegExp(`^${WORD}`, 'u');
const endsWithWord = new RegExp(`${WORD}$`, 'u');
/** A match takes the accents of its last letter along, except the mark that selects an emoji. */
const beginsWithAccent = /^(?!\uFE0F)\p{M}/u;
/** Units that are folded before other requests may run. */
const FOLDED = 8_192;
/** The longest character has two units. */
const UNITS = 2;

/**
 * Finds a text as it is read: a space also finds a no-break space. The engine's search for a string takes linear time;
 * an expression would take the product of both lengths.
 */
export async function textFinder(
  search: FindTexts,
  nextSlice: () => Promise<void>,
): Promise<Finder> {
  const { text, replacement, matchCase, ignoreAccents, wholeWords } = search;
  const plain = (one: string) =>
    (ignoreAccents ? withoutAccents(one) : one).replace(/[^\S ]/g, ' ');
  const comparable = (one: string) => (matchCase ? plain(one) : plain(one).toUpperCase());
  const foldedCharacters = new Map<string, string>();
  const foldCharacter = (character: string) => {
    const one = plain(character);
    const upper = one.toUpperCase();
    // `ß` has no capital of one letter, and is not `SS`.
    const folded = matchCase || upper.length !== one.length ? one : upper;
    foldedCharacters.set(character, folded);
    return folded;
  };
  /** A line as it is compared, and the place in the line of each of its units; without places they are the same. */
  const fold = async (line: string) => {
    if (/^[\0-\x7f]*$/.test(line)) return { value: comparable(line) };
    let value = '';
    let [place, sliceEnd] = [0, FOLDED];
    const places: number[] = [];
    for (const character of line) {
      const folded = foldedCharacters.get(character) ?? foldCharacter(character);
      value += folded;
      for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
      place += character.length;
      if (place < sliceEnd) continue;
      sliceEnd += FOLDED;
      await nextSlice();
    }
    places.push(place);
    return { value, places };
  };
  const { value: needle } = await fold(text);
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
    async *matches(line) {
      const { value, places } = await fold(line);
      for (let next = 0; needle !== ''; ) {
        await nextSlice();
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
