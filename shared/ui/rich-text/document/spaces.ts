import { type Atom, isText } from './atoms.ts';

const PICTURE = '\ufffc';
/** Marks a removed character: every step keeps the length, so that the texts can be split again. */
const GONE = '\u0000';
const NBSP = '\u00a0';

const gone = (run: string) => GONE.repeat(run.length);

/** Applies `change` to the text of the whole line; the result must have the same length. */
function overTheLine(atoms: readonly Atom[], change: (line: string) => string): Atom[] {
  const line = change(atoms.map((atom) => (isText(atom) ? atom.text : PICTURE)).join(''));
  let start = 0;
  return atoms.map((atom) => {
    const length = isText(atom) ? atom.text.length : 1;
    const text = line.slice(start, start + length).replaceAll(GONE, '');
    start += length;
    return isText(atom) ? { ...atom, text } : atom;
  });
}

/** Collapses white space as a browser does (CSS Text, white space processing). */
export function collapseSpaces(atoms: readonly Atom[]): Atom[] {
  return overTheLine(atoms, (line) =>
    line
      .replace(/^ +|(?<! ) +$/g, gone)
      .replace(/(?<! ) *\n */g, (run) => run.replaceAll(' ', GONE))
      .replace(/ +/g, (run) => ` ${gone(run.slice(1))}`),
  );
}

/** The reverse: replaces spaces that a browser would collapse by no-break spaces. */
export function protectSpaces(atoms: readonly Atom[]): Atom[] {
  return overTheLine(atoms, (line) =>
    line
      .replace(/^ | $/g, NBSP)
      .replace(/\n /g, `\n${NBSP}`)
      .replace(/ (?=\n)/g, NBSP)
      .replace(/ {2,}/g, (run) => run.replaceAll('  ', ` ${NBSP}`)),
  );
}

/** The last line break of a block is invisible: it only keeps an empty line open. */
export function dropClosingBreak(atoms: readonly Atom[]): Atom[] {
  return overTheLine(atoms, (line) => line.replace(/\n$/, GONE));
}
