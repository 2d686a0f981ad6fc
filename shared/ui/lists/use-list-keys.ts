import { useRef } from 'react';

/** The row that a navigation key selects; null for any other key. */
export function nextRow(key: string, row: number, count: number, page: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, row + 1);
    case 'ArrowUp':
      return Math.max(0, row - 1);
    case 'PageDown':
      return Math.min(last, Math.max(0, row) + page);
    case 'PageUp':
      return Math.max(0, row - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

const PAUSE = 700;

/**
 * Type-ahead (WAI-ARIA APG): letters select the next row that starts with them; a repeated letter, the row after it.
 */
export function useTypeAhead<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): (letter: string, row: number) => number {
  const typed = useRef({ text: '', at: 0 });
  return (letter, row) => {
    const now = performance.now();
    const before = now - typed.current.at > PAUSE ? '' : typed.current.text;
    const text = (before + letter).toLocaleLowerCase('it');
    typed.current = { text, at: now };
    const sought = [...text].every((each) => each === text[0]) ? (text[0] ?? '') : text;
    const from = Math.max(0, sought.length === 1 ? row + 1 : row);
    for (let step = 0; step < items.length; step += 1) {
      const at = (from + step) % items.length;
      const item = items[at];
      if (item && textOf(item).toLocaleLowerCase('it').startsWith(sought)) return at;
    }
    return row;
  };
}
