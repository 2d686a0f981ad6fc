import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridCell } from './grid-keys.ts';
import type { TableRows } from './table-types.ts';

interface Active extends GridCell {
  /** The key of the row: the cell stays on its record when the rows move. Null in the head. */
  key: string | null;
}

/** The active cell: the one with the focus, or that gets it when the grid is entered (roving tabindex). */
export function useGridFocus<Row>(
  grid: RefObject<HTMLElement | null>,
  rows: TableRows<Row>,
  reveal: (row: number) => void,
) {
  const [active, setActive] = useState<Active>({ row: 0, column: 0, key: null });
  const wantsFocus = useRef(false);
  const row = currentRow(active, rows);
  const cell: GridCell = { row, column: active.column };

  useLayoutEffect(() => {
    const box = grid.current;
    const focused = document.activeElement;
    // The active cell has moved with its record, to another row of the table.
    const hasMoved = box?.contains(focused) && focused?.matches('[data-cell]');
    if (!box || !(wantsFocus.current || hasMoved)) return;
    const target = box.querySelector<HTMLElement>(`[data-cell="${row}:${active.column}"]`);
    if (target !== focused) target?.focus({ preventScroll: true });
    // jsdom does not scroll.
    if (wantsFocus.current) target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    wantsFocus.current = false;
  });

  function goTo(next: GridCell): void {
    const item = rows.at(next.row);
    setActive({ ...next, key: item === undefined ? null : rows.keyOf(item) });
    wantsFocus.current = true;
    if (next.row >= 0) reveal(next.row);
  }
  return { cell, goTo };
}

function currentRow<Row>({ row, key }: Active, rows: TableRows<Row>): number {
  if (row < 0) return row;
  const last = Math.max(0, rows.count - 1);
  if (key === null) return Math.min(row, last);
  const item = rows.at(row);
  if (item !== undefined && rows.keyOf(item) === key) return row;
  const found = rows.find(key);
  return found >= 0 ? found : Math.min(row, last);
}
