import { type Atom, isText } from './atoms.ts';

const PICTURE = '\ufffc';
/** Stands for a character that goes away: so every step keeps the length, and texts can be cut apart again. */
const GONE = '\u0000';
const NBSP = '\u00a0';

const gone = (run: string) => GONE.repeat(run.length);

/** Lets `change` see the whole line at once; it must answer with as many characters. */
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

/** What a browser does when it shows HTML: runs of spaces count as one, and none stands at the edge of a line. */
export function collapseSpaces(atoms: readonly Atom[]): Atom[] {
  return overTheLine(atoms, (line) =>
    line
      .replace(/^ +| +$/g, gone)
      .replace(/ *\n */g, (run) => run.replaceAll(' ', GONE))
      .replace(/ +/g, (run) => ` ${gone(run.slice(1))}`),
  );
}

/** The reverse: spaces that a browser would swallow become ones that it keeps. */
export function protectSpaces(atoms: readonly Atom[]): Atom[] {
  return overTheLine(atoms, (line) =>
    line
      .replace(/^ | $/g, NBSP)
      .replace(/\n /g, `\n${NBSP}`)
      .replace(/ (?=\n)/g, NBSP)
      .replace(/ {2,}/g, (run) => run.replaceAll('  ', ` ${NBSP}`)),
  );
}

/** The last line break of a block shows nothing: it only keeps an empty line open. */
export function dropClosingBreak(atoms: readonly Atom[]): Atom[] {
  return overTheLine(atoms, (line) => line.replace(/\n$/, GONE));
}
