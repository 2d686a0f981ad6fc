import type { Leave } from './cell-input.tsx';
import type { GridCell } from './grid-keys.ts';
import type { CellSaving, TableColumn, TableRows } from './table-types.ts';
import { cellKey, useCellDrafts } from './use-cell-drafts.ts';

/** `edit`: the field of the active cell is open; `locked`: the cell shows why it cannot be edited. */
export type CellMode = 'edit' | 'locked' | null;

interface CellEditing<Row> {
  setMode: (mode: CellMode) => void;
  rows: TableRows<Row>;
  /** The columns by their place in the grid; undefined for that of the boxes. */
  columnAt: (column: number) => TableColumn<Row> | undefined;
  /** The places of the first and the last column that is no box. */
  range: readonly [first: number, last: number];
  cell: GridCell;
  goTo: (cell: GridCell) => void;
  saving: CellSaving<Row> | undefined;
}

/** Opens the field of the active cell, checks and saves what was typed, and moves on. */
export function useCellEditing<Row>(options: CellEditing<Row>) {
  const { rows, columnAt, range, cell, goTo, saving, setMode } = options;
  const { drafts, ...writing } = useCellDrafts(saving?.onUnsaved);

  function edit(row: number, at: number): void {
    const column = columnAt(at);
    if (column === undefined || rows.at(row) === undefined || saving === undefined) return;
    goTo({ row, column: at });
    setMode(column.editor ? 'edit' : column.locked ? 'locked' : null);
  }

  function leave(to: Leave | null): void {
    setMode(null);
    const { row, column } = cell;
    if (to === 'stay') goTo(cell);
    else if (to === 'down') goTo({ row: Math.min(rows.count - 1, row + 1), column });
    else if (to !== null) {
      const [first, last] = range;
      goTo({ row, column: Math.max(first, Math.min(last, column + (to === 'next' ? 1 : -1))) });
    }
  }

  return {
    drafts,
    edit,
    close: () => setMode(null),
    onSave(item: Row, { id }: TableColumn<Row>, value: string, to: Leave | null): boolean {
      if (saving === undefined) return true;
      const key = cellKey(rows.keyOf(item), id);
      const error = saving.check(item, id, value);
      if (error !== null) writing.refuse(key, { value, error });
      else void writing.save(key, value, () => saving.save(item, id, value));
      // A refused value stays in its field, unless the focus has left.
      const isDone = error === null || to === null;
      if (isDone) leave(to);
      return isDone;
    },
    onEnd(rowKey: string, column: string, to: Leave | null): void {
      writing.drop(cellKey(rowKey, column));
      leave(to);
    },
  };
}
