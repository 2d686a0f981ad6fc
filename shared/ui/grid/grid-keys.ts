import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react';
import { type KeyHint, useKeyHints } from '../controls/key-hints.ts';
import type { RecordRows } from '../paged-lists/record-rows.ts';
import { useUiWords } from '../words/it.ts';

/** A cell of a grid; row -1 is the head of a table. */
export interface GridCell {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
  page: number;
  isRightToLeft: boolean;
}

const isMod = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) => event.ctrlKey || event.metaKey;

/** The cell that a navigation key leads to (WAI-ARIA APG); null for any other key. */
export function nextCell(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridCell,
  { rows, columns, page, isRightToLeft }: GridSize,
): GridCell | null {
  const isList = columns === 1;
  const isFar = isMod(event);
  const at = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.max(isList ? 0 : -1, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  });
  switch (event.key) {
    case 'ArrowDown':
      return isFar ? at(rows - 1, column) : at(row + 1, column);
    case 'ArrowUp':
      return isFar ? at(0, column) : at(row - 1, column);
    case 'ArrowRight':
    case 'ArrowLeft': {
      if (isList) return null;
      const step = (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1;
      return isFar ? at(row, step < 0 ? 0 : columns - 1) : at(row, column + step);
    }
    case 'PageDown':
      return at(Math.max(0, row) + page, column);
    case 'PageUp':
      return at(Math.max(0, row - page), column);
    case 'Home':
      return isFar || isList ? at(0, 0) : at(row, 0);
    case 'End':
      return isFar || isList ? at(rows - 1, columns - 1) : at(row, columns - 1);
    default:
      return null;
  }
}

export interface RowSelection {
  isActive: boolean;
  count: number;
  has: (key: string) => boolean;
  toggle: (row: number) => void;
  extendTo: (row: number, start: number) => void;
  chooseShown: () => void;
  /** All that the search finds, also what is not loaded. */
  chooseAll: () => void;
  clear: () => void;
}

/** Returns true for a key that chose rows; `next`, the row that a moving key goes to, is then the current one. */
function selectByKey(
  selection: RowSelection | undefined,
  event: KeyboardEvent,
  current: number,
  next: number | null,
): boolean {
  if (selection === undefined) return false;
  const key = event.key.toLowerCase();
  if (isMod(event) && key === 'a') selection.chooseShown();
  else if (isMod(event) && key === ' ' && current >= 0) selection.toggle(current);
  else if (key === 'escape' && selection.isActive) selection.clear();
  else if (event.shiftKey && next !== null) selection.extendTo(next, Math.max(0, current));
  else return false;
  return true;
}

/** A press with Ctrl (Cmd on a Mac) toggles a row, one with Shift extends. Returns false for an ordinary press. */
export function selectByPress(
  selection: RowSelection | undefined,
  event: MouseEvent,
  row: number,
  current: number,
): boolean {
  if (selection === undefined) return false;
  if (event.shiftKey) selection.extendTo(row, Math.max(0, current));
  else if (isMod(event)) selection.toggle(row);
  else return false;
  return true;
}

const PAUSE_MS = 700;

/** Type-ahead (WAI-ARIA APG): a repeated letter selects the row after it. */
function useTypeAhead<Item>(
  rows: RecordRows<Item>,
  nameOf: (item: Item) => string,
): (letter: string, row: number) => number {
  const typed = useRef({ text: '', at: 0 });
  return (letter, row) => {
    const now = performance.now();
    const before = now - typed.current.at > PAUSE_MS ? '' : typed.current.text;
    const text = (before + letter).toLocaleLowerCase('it');
    typed.current = { text, at: now };
    const sought = [...text].every((each) => each === text[0]) ? (text[0] ?? '') : text;
    const from = sought.length === 1 ? row + 1 : row;
    for (let step = 0; step < rows.count; step += 1) {
      const at = (from + step) % rows.count;
      const item = rows.at(at);
      if (item && nameOf(item).toLocaleLowerCase('it').startsWith(sought)) return at;
    }
    return row;
  };
}

export interface RowAction<Item> extends KeyHint {
  act: (item: Item) => void;
}

export interface GridKeys<Item> {
  rows: RecordRows<Item>;
  /** What a row is called, and found by when somebody types. */
  nameOf: (item: Item) => string;
  cell: GridCell;
  columns: number;
  /** The step of Page Up and Page Down. */
  page: number;
  move: (cell: GridCell) => void;
  onOpen: (item: Item) => void;
  selection?: RowSelection | undefined;
  /** What further keys do with a row of a list. The same object until it changes. */
  rowAction?: RowAction<Item> | undefined;
  /** The keys of a table that are not for every grid. Returns true for one of them. */
  onKey?: (event: KeyboardEvent, cell: GridCell, isRightToLeft: boolean) => boolean;
}

const moveKeys = ['arrowup', 'arrowdown', 'pageup', 'pagedown', 'home', 'end'];

/** The keys of a grid that is not in a field. */
export function useGridKeys<Item>(grid: GridKeys<Item>): (event: KeyboardEvent) => void {
  const { rows, cell, columns, page, selection, rowAction, move } = grid;
  const isList = columns === 1;
  const typeAhead = useTypeAhead(rows, grid.nameOf);
  const t = useUiWords();
  // A table says its keys itself.
  const hints = useMemo(
    () =>
      isList
        ? [
            { keys: moveKeys, label: t('list.move') },
            { keys: ['enter'], label: t('list.open') },
            ...(rowAction ? [rowAction] : []),
          ]
        : [],
    [t, isList, rowAction],
  );
  useKeyHints(hints);

  function act(event: KeyboardEvent<Element>): boolean {
    const { key } = event;
    const isRightToLeft = !isList && getComputedStyle(event.currentTarget).direction === 'rtl';
    if (grid.onKey?.(event, cell, isRightToLeft)) return true;
    const next = nextCell(event, cell, { rows: rows.count, columns, page, isRightToLeft });
    // Only up and down choose rows.
    const nextRow = next === null || next.column !== cell.column ? null : Math.max(0, next.row);
    const item = rows.at(cell.row);
    if (selectByKey(selection, event, cell.row, nextRow)) {
      if (event.shiftKey && nextRow !== null) move({ row: nextRow, column: cell.column });
    } else if (next !== null) move(next);
    else if (item && (key === 'Enter' || (isList && key === ' '))) grid.onOpen(item);
    else if (!isList || isMod(event)) return false;
    else if (item && rowAction?.keys.includes(key.toLowerCase())) rowAction.act(item);
    else if (key.length === 1 && !/[/?]/.test(key))
      move({ row: typeAhead(key, cell.row), column: 0 });
    else return false;
    return true;
  }
  return (event) => {
    if (!event.altKey && act(event)) event.preventDefault();
  };
}
