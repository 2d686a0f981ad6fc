import { type FindTexts, findMessages } from '@wabu/shared/entities/replace/find-texts';
import { RE2JS, RE2JSException } from 're2js';
import { invalid } from '../http/problem.ts';
import type { Finder } from './text-finder.ts';

/** Steps of the compiled pattern: each may be tried at each character. */
const MAX_STEPS = 200;
/** Steps times characters of a line: one match is found within about 100 ms. */
const MAX_WORK = 2_000_000;
/** The same for all texts of a frontend, where only the fact that there is a match is asked for. */
const MAX_QUICK_WORK = 20_000_000;
/** All matches of a line; each may look at the rest of it. Others wait meanwhile. */
const MAX_LINE_MS = 200;

/** Finds a regular expression in linear time. A no-break space counts as a space. Throws 400. */
export function patternFinder({ text, replacement, matchCase }: FindTexts): Finder {
  const pattern = compile(text, matchCase);
  // `^` and the like are true at the ends of a line only: such a pattern is searched line by line.
  const isAnchored = /[$^]|\\[AbBzZ]/.test(text);
  const pieces = piecesOf(replacement, pattern.groupCount());
  return {
    mayContain: (html) =>
      isAnchored ||
      html.length * pattern.programSize() > MAX_QUICK_WORK ||
      pattern.test(spacedOut(html)),
    *matches(line) {
      const spaced = spacedOut(line);
      if (!pattern.test(spaced)) return;
      if (spaced.length * pattern.programSize() > MAX_WORK) throw tooComplex();
      const matcher = pattern.matcher(spaced);
      const end = performance.now() + MAX_LINE_MS;
      while (matcher.find()) {
        if (performance.now() > end) throw tooComplex();
        const [from, to] = [matcher.start(), matcher.end()];
        if (from === to) continue;
        const groupText = (group: number) => {
          const start = matcher.start(group);
          return start < 0 ? '' : line.slice(start, matcher.end(group));
        };
        const filled = pieces.map((piece) =>
          typeof piece === 'string' ? piece : groupText(piece),
        );
        yield { from, to, replacement: filled.join('') };
      }
    },
  };
}

const spacedOut = (text: string) => text.replaceAll('\u00a0', ' ');

function compile(text: string, matchCase: boolean): RE2JS {
  try {
    const pattern = RE2JS.compile(text, matchCase ? 0 : RE2JS.CASE_INSENSITIVE);
    if (pattern.programSize() <= MAX_STEPS) return pattern;
  } catch (error) {
    if (error instanceof RE2JSException) throw problem(describe(error.message, text));
    throw error;
  }
  throw tooComplex();
}

const problem = (message: string, field = 'text') => invalid([{ field, message }]);
const tooComplex = () => problem(findMessages.tooComplex);

/** The library's reasons, in the order in which they are looked for. */
const reasons: [RegExp, string][] = [
  [/missing closing \)/, 'manca una parentesi chiusa )'],
  [/unexpected \)/, 'c’è una parentesi chiusa ) di troppo'],
  [/missing closing \]/, 'manca una parentesi quadra chiusa ]'],
  [
    /character class range/,
    'un intervallo fra [ ] non esiste: prima il carattere più piccolo, poi il più grande',
  ],
  [/repetition operator/, 'prima di *, +, ? o { manca che cosa ripetere'],
  [/repeat count/, 'fra { } ci sono numeri troppo grandi o al contrario'],
  [/trailing backslash/, 'finisce con una barra rovesciata \\'],
  [/escape sequence/, 'dopo una barra rovesciata \\ c’è un carattere che non ha un significato'],
];

function describe(reason: string, text: string): string {
  if (/Perl syntax/.test(reason) || /\\[1-9]/.test(text)) return findMessages.notSupported;
  if (/too (large|deeply)/.test(reason)) return findMessages.tooComplex;
  const known = reasons.find(([expression]) => expression.test(reason))?.[1];
  return findMessages.pattern(known ?? 'controlla i caratteri speciali');
}

/** The parts of a replacement: texts, and numbers of groups. */
function piecesOf(replacement: string, groups: number): (string | number)[] {
  return replacement.split(/(\$(?:\$|&|\d{1,2}))/).map((piece) => {
    if (piece === '$$') return '$';
    if (piece === '$&') return 0;
    if (!/^\$\d/.test(piece)) return piece;
    const group = Number(piece.slice(1));
    if (group > groups || group === 0) throw problem(findMessages.noGroup(group), 'replacement');
    return group;
  });
}
