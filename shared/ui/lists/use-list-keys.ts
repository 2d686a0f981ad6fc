import { type KeyboardEvent, useRef } from 'react';

/** The row that a navigation key selects; null for any other key. */
function nextRow(key: string, row: number, count: number, page: number): number | null {
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
function useTypeAhead<Item>(
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

interface RowKeys<Item> {
  /** The active row, -1 for none. */
  row: number;
  /** The step of Page Up and Page Down. */
  page: number;
  move: (row: number) => void;
  onSelect: (item: Item) => void;
}

/** The keys of a list: arrows, pages, Home, End and letters move; Enter and Space select. */
export function useRowKeys<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  { row, page, move, onSelect }: RowKeys<Item>,
): (event: KeyboardEvent) => void {
  const typeAhead = useTypeAhead(items, textOf);
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = items[row];
    const next = nextRow(event.key, row, items.length, page);
    if (next !== null) move(next);
    else if ((event.key === 'Enter' || event.key === ' ') && item) onSelect(item);
    else if (event.key.length === 1 && event.key !== '/') move(typeAhead(event.key, row));
    else return;
    event.preventDefault();
  };
}
