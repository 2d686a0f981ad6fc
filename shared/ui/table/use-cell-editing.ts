import type { GridCell, RecordRows } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import type { Leave } from './cell-input.tsx';
import type { CellSaving, TableColumn } from './table-types.ts';

/** `edit`: the field of the active cell is open; `locked`: the cell shows why it cannot be edited. */
export type CellMode = 'edit' | 'locked' | null;

interface CellEditing<Row> {
  setMode: (mode: CellMode) => void;
  rows: RecordRows<Row>;
  columns: readonly TableColumn<Row>[];
  cell: GridCell;
  goTo: (cell: GridCell) => void;
  saving: CellSaving<Row> | undefined;
}

export function useCellEditing<Row>(options: CellEditing<Row>) {
  const { rows, columns, cell, goTo, saving, setMode } = options;
  const { drafts, ...writing } = useCellDrafts(saving?.onUnsaved);

  function edit(row: number, at: number): void {
    const column = columns[at - 1];
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
      goTo({
        row,
        column: Math.max(1, Math.min(columns.length, column + (to === 'next' ? 1 : -1))),
      });
    }
  }

  return {
    drafts,
    edit,
    onSave(item: Row, { id }: TableColumn<Row>, value: string, to: Leave | null): boolean {
      if (saving === undefined) return true;
      const key = cellKey(rows.keyOf(item), id);
      const error = saving.check(item, id, value);
      if (error !== null) writing.reject(key, { value, error });
      else void writing.save(key, value, () => saving.save(item, id, value));
      // A rejected value stays in its field, unless the focus has left.
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

export interface CellDraft {
  value: string;
  /** The sentence of a rejection; null while it is being saved. */
  error: string | null;
}

export type CellDrafts = ReadonlyMap<string, CellDraft>;

export const cellKey = (rowKey: string, column: string) => `${rowKey}/${column}`;

/** The values of cells that are not stored: nothing that was typed is lost, also when its row scrolls away. */
function useCellDrafts(onChange: ((hasDrafts: boolean) => void) | undefined) {
  const [drafts, setDrafts] = useState<CellDrafts>(new Map());
  const latest = useRef(drafts);
  function put(key: string, draft: CellDraft | null): void {
    const next = new Map(latest.current);
    if (draft === null) next.delete(key);
    else next.set(key, draft);
    if ((next.size === 0) !== (latest.current.size === 0)) onChange?.(next.size > 0);
    latest.current = next;
    setDrafts(next);
  }

  /** Shows the value until it is stored; keeps it, with the reason, when it is rejected. */
  async function save(key: string, value: string, send: () => Promise<string | null>) {
    const draft = { value, error: null };
    put(key, draft);
    const error = await send();
    // A later edit of the cell has its own draft.
    if (latest.current.get(key) === draft) put(key, error === null ? null : { value, error });
    return error === null;
  }
  return {
    drafts,
    save,
    reject: (key: string, draft: CellDraft) => put(key, draft),
    drop: (key: string) => put(key, null),
  };
}
