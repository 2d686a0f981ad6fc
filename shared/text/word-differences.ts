import { diffArrays } from 'diff';

/** A run of text that is in both versions, only in the new or only in the old one. */
interface Difference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Changed words; texts that differ more are shown as removed and added. */
const MAX_CHANGES = 500;

export function wordDifferences(before: string, after: string, language: string): Difference[] {
  const options = { maxEditLength: MAX_CHANGES };
  const changes = diffArrays(wordsOf(before, language), wordsOf(after, language), options);
  if (changes === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Splits into words, spaces and punctuation. Intl.Segmenter also segments Chinese, which has no spaces. */
function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
