import { type ActiveRow, activeAt, type RecordRows, rowOf } from '@wabu/shared/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridCell } from './grid-keys.ts';

/** The active cell: the one with the focus, or that gets it when the grid is entered (roving tabindex). */
export function useGridFocus<Row>(
  grid: RefObject<HTMLElement | null>,
  rows: RecordRows<Row>,
  reveal: (row: number) => void,
) {
  const [active, setActive] = useState<ActiveRow & GridCell>({ row: 0, column: 0, key: null });
  const wantsFocus = useRef(false);
  const row = rowOf(active, rows);
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
    setActive({ ...next, ...activeAt(next.row, rows) });
    wantsFocus.current = true;
    if (next.row >= 0) reveal(next.row);
  }
  return { cell, goTo };
}
