import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import { useState } from 'react';
import type { TableColumn } from './table-types.ts';
import { useTableWords } from './words/it.ts';

/** In rem. */
const MIN_WIDTH = 4;
const MAX_WIDTH = 40;
const limitWidth = (width: number) =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)) * 4) / 4;

interface Columns {
  columns: readonly TableColumn<never>[];
  sort: ListSort<string>;
  onSort: (column: string) => void;
  onResize: (column: string, width: number | null) => void;
}

export function useColumns({ columns, sort, onSort, onResize }: Columns) {
  const t = useTableWords();
  const [dragged, setDragged] = useState<{ column: string; change: number } | null>(null);
  const [said, say] = useState('');

  function resize(id: string, change: number): void {
    const column = columns.find((one) => one.id === id);
    if (column === undefined || change === 0) return;
    const width = limitWidth(column.width + change);
    onResize(id, width);
    say(t('width', { column: column.label, width }));
  }

  return {
    said,
    /** With the border that is dragged where the pointer is. */
    widths: columns.map(({ id, width }) =>
      limitWidth(width + (dragged?.column === id ? dragged.change : 0)),
    ),
    resize,
    drag(column: string, change: number, isDone: boolean): void {
      setDragged(isDone ? null : { column, change });
      if (isDone) resize(column, change);
    },
    sortBy(column: string): void {
      onSort(column);
      const isDescending = sort.field === column && !sort.descending;
      const name = columns.find((one) => one.id === column)?.label ?? '';
      say(t(`sorted.${isDescending ? 'descending' : 'ascending'}`, { column: name }));
    },
  };
}
