/** A run of text that is in both versions, only in the new or only in the old one. */
export interface Difference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Upper limit of old × new words. Larger texts are shown as removed and added. */
const MAX_TABLE_CELLS = 4_000_000;

/** Word-level difference of two plain texts. */
export function wordDifferences(before: string, after: string, language: string): Difference[] {
  const old = wordsOf(before, language);
  const fresh = wordsOf(after, language);
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, fresh.length) - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  ) {
    end += 1;
  }
  const middle = compare(
    old.slice(start, old.length - end),
    fresh.slice(start, fresh.length - end),
  );
  return joined([
    ...old.slice(0, start).map((text): Difference => ({ kind: 'same', text })),
    ...middle,
    ...old.slice(old.length - end).map((text): Difference => ({ kind: 'same', text })),
  ]);
}

/**
 * Splits into words, spaces and punctuation. Intl.Segmenter also segments Chinese, which has no
 * spaces.
 */
function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function compare(old: readonly string[], fresh: readonly string[]): Difference[] {
  const removed = (text: string): Difference => ({ kind: 'removed', text });
  const added = (text: string): Difference => ({ kind: 'added', text });
  if (old.length * fresh.length > MAX_TABLE_CELLS)
    return [...old.map(removed), ...fresh.map(added)];
  const common = longestCommon(old, fresh);
  const steps: Difference[] = [];
  let o = 0;
  let f = 0;
  while (o < old.length || f < fresh.length) {
    const left = old[o];
    const right = fresh[f];
    if (left !== undefined && left === right) {
      steps.push({ kind: 'same', text: left });
      o += 1;
      f += 1;
    } else if (left !== undefined && common(o + 1, f) >= common(o, f + 1)) {
      steps.push(removed(left));
      o += 1;
    } else if (right !== undefined) {
      steps.push(added(right));
      f += 1;
    }
  }
  return steps;
}

/** Longest common subsequence lengths of the suffixes at two positions (dynamic programming). */
function longestCommon(old: readonly string[], fresh: readonly string[]) {
  const width = fresh.length + 1;
  const table = new Uint32Array((old.length + 1) * width);
  const at = (o: number, f: number) =>
    o > old.length || f > fresh.length ? -1 : (table[o * width + f] ?? 0);
  for (let o = old.length - 1; o >= 0; o -= 1) {
    for (let f = fresh.length - 1; f >= 0; f -= 1) {
      table[o * width + f] =
        old[o] === fresh[f] ? at(o + 1, f + 1) + 1 : Math.max(at(o + 1, f), at(o, f + 1));
    }
  }
  return at;
}

function joined(steps: readonly Difference[]): Difference[] {
  const result: Difference[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (last?.kind === step.kind) last.text += step.text;
    else result.push({ ...step });
  }
  return result;
}
