import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { foldDigits } from '../../text/digits.ts';

export type FactKind = 'price' | 'time' | 'date' | 'number' | 'phone' | 'email' | 'link';

/** A value that must be equal in every language. */
export interface Fact {
  kind: FactKind;
  /** Equal for equal values, whatever the language writes. */
  key: string;
  /** Keys that other languages may write instead: `18` for `6 pm`. */
  alternatives: readonly string[];
  raw: string;
  /** It may match, but is never reported as missing: `XIII`. */
  isOptional: boolean;
}

export type FoundFact = Pick<Fact, 'kind' | 'key'> & Partial<Fact>;

/** A text that is searched for facts. A match that was taken is not found again. */
export interface Scan {
  language: LanguageCode;
  /** Takes every match that `read` turns into facts; null leaves it for later patterns. */
  take: (pattern: RegExp, read: (match: RegExpExecArray) => readonly FoundFact[] | null) => void;
  facts: () => readonly Fact[];
}

export function createScan(original: string, language: LanguageCode): Scan {
  const folded = foldDigits(original);
  const shown = folded.length === original.length ? original : folded;
  const found: { at: number; fact: Fact }[] = [];
  let rest = folded;
  return {
    language,
    take(pattern, read) {
      const left: string[] = [];
      let from = 0;
      for (const match of rest.matchAll(pattern)) {
        const facts = read(match);
        if (facts === null) continue;
        const end = match.index + match[0].length;
        const raw = shown.slice(match.index, end).trim();
        for (const fact of facts) {
          const whole = { alternatives: [], isOptional: false, raw, ...fact };
          found.push({ at: match.index, fact: whole });
        }
        left.push(rest.slice(from, match.index), BLANK.repeat(match[0].length));
        from = end;
      }
      rest = left.join('') + rest.slice(from);
    },
    facts: () => found.toSorted((one, other) => one.at - other.at).map(({ fact }) => fact),
  };
}

/** A character that no pattern matches, so that the words around a taken fact do not join. */
const BLANK = '\u0001';

export const numberKey = (value: number) => `n:${value}`;
