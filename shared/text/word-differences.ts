import { diffArrays } from 'diff';

/** A run of text that is in both versions, only in the new or only in the old one. */
interface Difference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Changed words; texts that differ more are shown as removed and added. */
const MAX_CHANGES = 500;
/** Of the letters of the shorter text. Texts that have fewer in common are easier to read one after the other. */
const MIN_COMMON = 0.35;

/** The texts in words that stayed, came and went; two texts that have little in common as two lines. */
export function wordDifferences(before: string, after: string, language: string): Difference[] {
  const options = { maxEditLength: MAX_CHANGES };
  const changes = diffArrays(wordsOf(before, language), wordsOf(after, language), options);
  const kept = changes?.filter(({ added, removed }) => !added && !removed) ?? [];
  const common = lettersIn(kept.flatMap(({ value }) => value).join(''));
  const letters = Math.min(lettersIn(before), lettersIn(after));
  if (changes === undefined || common < MIN_COMMON * letters)
    return [
      { kind: 'removed', text: before },
      { kind: 'same', text: '\n' },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Splits into words, spaces and punctuation. Intl.Segmenter also segments Chinese, which has no spaces. */
function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
