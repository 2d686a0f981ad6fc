import type { RowSelection } from '@wabu/shared/ui';
import styles from './data-table.module.css';
import type { GridCell } from './grid-keys.ts';
import { type RowActions, TableRow } from './table-row.tsx';
import type { TableColumn, TableRows } from './table-types.ts';
import type { CellDrafts, CellMode } from './use-cell-editing.ts';

interface GridRowsProps<Row> {
  rows: TableRows<Row>;
  /** The rows to render, `last` excluded. */
  view: { first: number; last: number; rowHeight: number; totalHeight: number };
  cell: GridCell;
  mode: CellMode;
  columns: readonly TableColumn<Row>[];
  nameOf: (item: Row) => string;
  selection: RowSelection;
  drafts: CellDrafts;
  actions: RowActions<Row>;
}

export function GridRows<Row>(props: GridRowsProps<Row>) {
  const { rows, view, cell, mode, columns, nameOf, selection, drafts, actions } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot
    <div role="rowgroup" style={{ blockSize: view.totalHeight }} className={styles.ground}>
      {rowsToRender(view, cell.row).map((row) => {
        const item = rows.at(row);
        const key = item === undefined ? '' : rows.keyOf(item);
        const isActive = row === cell.row;
        return (
          <TableRow
            key={row}
            item={item}
            rowKey={key}
            row={row}
            top={row * view.rowHeight}
            height={view.rowHeight}
            columns={columns}
            nameOf={nameOf}
            isChosen={item !== undefined && selection.has(key)}
            active={isActive ? cell.column : -1}
            mode={isActive ? mode : null}
            drafts={drafts.size > 0 ? drafts : null}
            actions={actions}
          />
        );
      })}
    </div>
  );
}

/** The visible rows, and the active one, which keeps the focus while it is out of sight. */
function rowsToRender(
  { first, last }: Pick<GridRowsProps<unknown>['view'], 'first' | 'last'>,
  active: number,
): number[] {
  const visible = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (active < 0 || (active >= first && active < last)) return visible;
  return active < first ? [active, ...visible] : [...visible, active];
}
