/** What people type and programs put for an apostrophe, and the Hebrew geresh, which keyboards lack. */
const APOSTROPHES = '‘’‛ʼʻʹ´`′׳';
/** Marks (accents, Arabic and Hebrew points), invisible format characters and the Arabic tatweel. */
const IGNORED = /[\p{M}\p{Cf}\u0640]/gu;

/** Letters that Unicode does not decompose, and letters that people use for one another: `ß=ss`. */
const replacements = new Map(
  [
    'ß=ss æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ħ=h ı=i',
    // Arabic: teh marbuta, alef maksura, alef wasla, and the Persian letters of some keyboards.
    'ة=ه ى=ي ٱ=ا ک=ك ی=ي',
    // Hebrew final letters: a word grows at its end while it is typed.
    'ך=כ ם=מ ן=נ ף=פ ץ=צ',
  ].flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
);

/** By code point; characters beyond the first plane are rare, and not kept. */
const cache: string[] = [];
const LAST_CACHED = 0xffff;

/**
 * Folds a text for search and order: case, accents, points, invisible characters, widths and the kinds of apostrophe
 * make no difference. Each character is folded by itself, so that a part of a text folds to a part of the folded text.
 * What is stored folded is derived again when `DERIVED_VALUES` of the api has another number.
 */
export function foldText(text: string): string {
  // Most texts are ASCII.
  if (/^[\0-_a-\x7f]*$/.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** Nothing for a mark, several letters for a ligature. */
export function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const known = cache[code];
  if (known !== undefined) return known;
  const folded = APOSTROPHES.includes(character) ? "'" : lettersOf(character);
  if (code <= LAST_CACHED) cache[code] = folded;
  return folded;
}

const lettersOf = (character: string) =>
  [...character.normalize('NFKD').toLowerCase().normalize('NFKD').replace(IGNORED, '')]
    .map((part) => replacements.get(part) ?? asciiDigit(part))
    .join('');

/** The ASCII digit for an Arabic-Indic or Persian one; other characters stay. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = code >= 0x6f0 ? 0x6f0 : 0x660;
  return code >= zero && code <= zero + 9 ? String(code - zero) : character;
}

/** Removes diacritics and invisible characters. */
export function withoutAccents(text: string): string {
  // Most texts are ASCII, and `normalize` is about a hundred times slower than this test.
  return /^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '');
}
