import type { RecordRows } from '@wabu/shared/ui';
import { type RowSelection, selectByKey } from '@wabu/shared/ui';
import type { KeyboardEvent } from 'react';
import { type GridCell, nextCell } from './grid-keys.ts';

interface GridActions<Row> {
  rows: RecordRows<Row>;
  cell: GridCell;
  columns: number;
  page: number;
  selection: RowSelection;
  isEditable: boolean;
  hasSentence: boolean;
  columnId: (column: number) => string | undefined;
  move: (cell: GridCell) => void;
  edit: (row: number, column: number) => void;
  close: () => void;
  open: (item: Row) => void;
  sortBy: (column: string) => void;
  resize: (column: string, change: number) => void;
}

/** The keys of a grid that is not in a field: WAI-ARIA APG, and those of the selection. */
export function gridKeys<Row>(grid: GridActions<Row>) {
  const { rows, cell, columns, page, selection, move } = grid;

  function onHead({ key, shiftKey }: KeyboardEvent, isRightToLeft: boolean): boolean {
    const column = grid.columnId(cell.column);
    if (cell.row >= 0 || column === undefined) return false;
    if (key === 'Enter' || key === ' ') grid.sortBy(column);
    else if (shiftKey && (key === 'ArrowRight' || key === 'ArrowLeft'))
      grid.resize(column, (key === 'ArrowRight') === isRightToLeft ? -1 : 1);
    else return false;
    return true;
  }

  function onRow({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const item = rows.at(cell.row);
    if (item === undefined) return false;
    const isBox = cell.column === 0;
    if (key === ' ' && (isBox || shiftKey)) selection.toggle(cell.row);
    else if (key === 'Enter' && isBox && !ctrlKey && !metaKey) selection.toggle(cell.row);
    else if (key === 'Enter' && (ctrlKey || metaKey || !grid.isEditable)) grid.open(item);
    else if (key === 'Enter' || key === 'F2') grid.edit(cell.row, cell.column);
    else if (key === 'Escape' && grid.hasSentence) grid.close();
    else return false;
    return true;
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextCell(event, cell, { rows: rows.count, columns, page, isRightToLeft });
    // Only up and down choose rows.
    const nextRow = next === null || next.column !== cell.column ? null : Math.max(0, next.row);
    if (onHead(event, isRightToLeft) || onRow(event)) event.preventDefault();
    else if (selectByKey(selection, event, cell.row, nextRow)) {
      event.preventDefault();
      if (event.shiftKey && nextRow !== null) move({ row: nextRow, column: cell.column });
    } else if (next !== null) {
      event.preventDefault();
      move(next);
    }
  };
}
