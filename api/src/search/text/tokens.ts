/** A word of a text, or one character of a script that writes without blanks. */
export interface Token {
  /** The folded form, which index and query compare. */
  term: string;
  /** The place in the original text, in UTF-16 code units; `end` is exclusive. */
  start: number;
  end: number;
  /** True for a character of a script without blanks between words. */
  isIdeograph: boolean;
}

/** Longer words are cut, so that the index stays small. */
const MAX_TERM = 40;

const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
/** Marks (accents, Arabic and Hebrew points), invisible format characters and the Arabic tatweel. */
const IGNORED = /[\p{M}\p{Cf}\u0640]/gu;
const WORD = /^[\p{L}\p{N}]+$/u;

/** Letters that Unicode does not decompose, and letters that people use for one another. */
const replacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  // Arabic: teh marbuta, alef maksura, alef wasla, and the Persian letters of some keyboards.
  ة: 'ه',
  ى: 'ي',
  ٱ: 'ا',
  ک: 'ك',
  ی: 'ي',
  // Hebrew final letters: a word grows at its end while it is typed.
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
};

interface FoldedCharacter {
  term: string;
  /** A mark belongs to the word around it. */
  kind: 'letter' | 'mark' | 'separator' | 'ideograph';
}

/** By code point; characters beyond the first plane are rare, and not kept. */
const cache: FoldedCharacter[] = [];
const LAST_CACHED = 0xffff;

/**
 * The words of a text, folded: without case, accents and points, in compatibility form (NFKD). Index, query and
 * highlights use this one function, so that they agree on what a word is.
 */
export function* tokensOf(text: string): Generator<Token> {
  let term = '';
  let start = 0;
  let end = 0;
  let next = 0;
  for (let at = 0; at < text.length; at = next) {
    const code = text.codePointAt(at) ?? 0;
    const folded = cache[code] ?? foldCharacter(code);
    next = at + (code > LAST_CACHED ? 2 : 1);
    if (folded.kind === 'mark') {
      if (term !== '') end = next;
    } else if (folded.kind === 'letter') {
      if (term === '') start = at;
      if (term.length < MAX_TERM) term += folded.term;
      end = next;
    } else {
      if (term !== '') yield { term: term.slice(0, MAX_TERM), start, end, isIdeograph: false };
      term = '';
      if (folded.kind === 'ideograph')
        yield { term: folded.term, start: at, end: next, isIdeograph: true };
    }
  }
  if (term !== '') yield { term: term.slice(0, MAX_TERM), start, end, isIdeograph: false };
}

/** The folded words of a text, separated by blanks. */
export function foldText(text: string): string {
  return Array.from(tokensOf(text), ({ term }) => term).join(' ');
}

function foldCharacter(code: number): FoldedCharacter {
  const character = String.fromCodePoint(code);
  const term = [...character.normalize('NFKD').toLowerCase().normalize('NFKD')]
    .map((part) => part.replace(IGNORED, ''))
    .map((part) => replacements[part] ?? asciiDigit(part))
    .join('');
  const folded = { term, kind: kindOf(character, term) };
  if (code <= LAST_CACHED) cache[code] = folded;
  return folded;
}

function kindOf(character: string, term: string): FoldedCharacter['kind'] {
  if (term === '') return 'mark';
  if (!WORD.test(term)) return 'separator';
  return IDEOGRAPH.test(character) ? 'ideograph' : 'letter';
}

/** The ASCII digit for an Arabic-Indic or Persian one; other characters stay. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = code >= 0x6f0 ? 0x6f0 : 0x660;
  return code >= zero && code <= zero + 9 ? String(code - zero) : character;
}
