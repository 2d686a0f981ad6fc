import { wordsOf } from '@wabu/shared/entities/search/best-matches';
import { foldText } from '@wabu/shared/entities/search/fold-text';

export interface Segment {
  text: string;
  isMatch: boolean;
}

/** The parts of a text, with those marked that a search has found in it, in any case and with any accents. */
export function markMatches(text: string, search: string): Segment[] {
  const letters = [...text];
  // A letter may fold to none or to several.
  const parts = letters.map(foldText);
  const places = parts.flatMap((part, at) => new Array<number>(part.length).fill(at));
  const folded = parts.join('');
  const isMarked = new Array<boolean>(letters.length).fill(false);
  for (const word of wordsOf(search)) {
    const start = folded.indexOf(word);
    if (start === -1) continue;
    const end = start + word.length;
    isMarked.fill(true, places[start], (places[end - 1] ?? 0) + 1);
  }
  const segments: Segment[] = [];
  letters.forEach((letter, at) => {
    const isMatch = isMarked[at] === true;
    const last = segments.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else segments.push({ text: letter, isMatch });
  });
  return segments;
}
