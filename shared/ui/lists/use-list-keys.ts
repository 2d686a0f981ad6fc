import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useKeyHints } from '../controls/key-hints.ts';
import type { RecordRows } from '../paged-lists/record-rows.ts';
import { useUiWords } from '../words/ui-words.ts';
import { type RowSelection, selectByKey } from './row-selection.ts';

type Move = (row: number, last: number, page: number) => number;

const moves: Record<string, Move> = {
  ArrowUp: (row) => Math.max(0, row - 1),
  ArrowDown: (row, last) => Math.min(last, row + 1),
  PageUp: (row, _last, page) => Math.max(0, row - page),
  PageDown: (row, last, page) => Math.min(last, Math.max(0, row) + page),
  Home: () => 0,
  End: (_row, last) => last,
};
const moveKeys = Object.keys(moves).map((key) => key.toLowerCase());

const PAUSE_MS = 700;

/** Type-ahead (WAI-ARIA APG): a repeated letter selects the row after it. */
function useTypeAhead<Item>(
  rows: RecordRows<Item>,
  textOf: (item: Item) => string,
): (letter: string, row: number) => number {
  const typed = useRef({ text: '', at: 0 });
  return (letter, row) => {
    const now = performance.now();
    const before = now - typed.current.at > PAUSE_MS ? '' : typed.current.text;
    const text = (before + letter).toLocaleLowerCase('it');
    typed.current = { text, at: now };
    const sought = [...text].every((each) => each === text[0]) ? (text[0] ?? '') : text;
    const from = Math.max(0, sought.length === 1 ? row + 1 : row);
    for (let step = 0; step < rows.count; step += 1) {
      const at = (from + step) % rows.count;
      const item = rows.at(at);
      if (item && textOf(item).toLocaleLowerCase('it').startsWith(sought)) return at;
    }
    return row;
  };
}

export interface RowAction<Item> {
  /** As `KeyboardEvent.key`, in lower case. */
  keys: readonly string[];
  label: string;
  act: (item: Item) => void;
}

interface RowKeys<Item> {
  row: number;
  /** The step of Page Up and Page Down. */
  page: number;
  move: (row: number) => void;
  onSelect: (item: Item) => void;
  selection: RowSelection | undefined;
  rowAction?: RowAction<Item> | undefined;
}

export function useRowKeys<Item>(
  rows: RecordRows<Item>,
  textOf: (item: Item) => string,
  { row, page, move, onSelect, selection, rowAction }: RowKeys<Item>,
): (event: KeyboardEvent) => void {
  const typeAhead = useTypeAhead(rows, textOf);
  const t = useUiWords();
  const hints = useMemo(
    () => [
      { keys: moveKeys, label: t('list.move') },
      { keys: ['enter'], label: t('list.open') },
      ...(rowAction ? [rowAction] : []),
    ],
    [t, rowAction],
  );
  useKeyHints(hints);
  return (event) => {
    const next = moves[event.key]?.(row, rows.count - 1, page) ?? null;
    if (selectByKey(selection, event, row, next)) {
      if (event.shiftKey && next !== null) move(next);
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = rows.at(row);
    if (next !== null) move(next);
    else if (item && rowAction?.keys.includes(event.key.toLowerCase())) rowAction.act(item);
    else if ((event.key === 'Enter' || event.key === ' ') && item) onSelect(item);
    else if (event.key.length === 1 && !/[/?]/.test(event.key)) move(typeAhead(event.key, row));
    else return;
    event.preventDefault();
  };
}
