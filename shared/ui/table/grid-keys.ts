/** A cell of a grid; row -1 is the head. */
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

/** The cell that a navigation key leads to (WAI-ARIA APG, data grid); null for any other key. */
export function nextCell(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridCell,
  { rows, columns, page, isRightToLeft }: GridSize,
): GridCell | null {
  const isMod = ctrlKey || metaKey;
  const at = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.max(-1, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  });
  switch (key) {
    case 'ArrowDown':
      return isMod ? at(rows - 1, column) : at(row + 1, column);
    case 'ArrowUp':
      return isMod ? at(0, column) : at(row - 1, column);
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
      return isMod ? at(row, step < 0 ? 0 : columns - 1) : at(row, column + step);
    }
    case 'PageDown':
      return at(Math.max(0, row) + page, column);
    case 'PageUp':
      return at(Math.max(0, row - page), column);
    case 'Home':
      return isMod ? at(0, 0) : at(row, 0);
    case 'End':
      return isMod ? at(rows - 1, columns - 1) : at(row, columns - 1);
    default:
      return null;
  }
}
