import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import {
  type GridCell,
  type GridProps,
  ListStates,
  type ListStatesProps,
  type RecordRows,
  type RowSelection,
  selectByPress,
  useGrid,
  useStableCallbacks,
  VisuallyHidden,
} from '@wabu/shared/ui';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import styles from './data-table.module.css';
import { TableHead, toggleAll } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { CellSaving, TableColumn } from './table-types.ts';
import { type CellMode, useCellEditing } from './use-cell-editing.ts';
import { useColumns } from './use-columns.ts';
import { useTableWords } from './words/it.ts';

export interface DataTableProps<Row> extends GridProps<Row>, ListStatesProps {
  /** The columns that are shown, in their order. The first stays in sight and opens its record. */
  columns: readonly TableColumn<Row>[];
  sort: ListSort<string>;
  onSort: (column: string) => void;
  /** Called when the next press may sort by this column: a server can be asked beforehand. */
  onSortIntent?: (column: string) => void;
  /** Null: the column's own width. */
  onResize: (column: string, width: number | null) => void;
  selection: RowSelection;
  saving?: CellSaving<Row> | undefined;
}

const ROW_REM = 2.5;
const BOX_REM = 2.75;

/** A grid with a head and many columns, whose cells can be edited. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return (
    <ListStates {...props} count={props.rows.count} skeleton={{ rows: 12, rowHeight: ROW_REM }}>
      {() => <Table {...props} />}
    </ListStates>
  );
}

function Table<Row>(props: DataTableProps<Row>) {
  const { columns, saving, sort } = props;
  const t = useTableWords();
  const id = useId();
  const { grid, rows, mode, heads, editing, actions } = useTable(props);
  const { cell, view, frame, ground, move } = grid;
  return (
    <>
      <p id={`${id}-keys`} className={styles.keys}>
        {t(saving ? 'keys' : 'keysReadOnly')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot */}
      <div
        {...frame}
        role="grid"
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.count + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={saving ? undefined : true}
        className={`${frame.className} ${styles.table}`}
        style={layoutOf(heads.widths)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus */}
        <div role="row" aria-rowindex={1} className={styles.headRow}>
          <TableHead
            columns={columns as readonly TableColumn<never>[]}
            selection={props.selection}
            rowCount={rows.count}
            sort={sort}
            active={cell.row < 0 ? cell.column : -1}
            hintId={`${id}-head`}
            onSort={heads.sortBy}
            onIntent={props.onSortIntent}
            onActivate={(column) => move({ row: -1, column })}
            onResize={heads.drag}
            onReset={(column) => props.onResize(column, null)}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot */}
        <div {...ground} role="rowgroup" className={`${ground.className} ${styles.ground}`}>
          {grid.shown.map((row) => {
            const item = rows.at(row);
            const key = item === undefined ? '' : rows.keyOf(item);
            const isActive = row === cell.row;
            return (
              <TableRow
                key={row}
                item={item}
                rowKey={key}
                row={row}
                height={view.rowHeight}
                columns={columns}
                nameOf={props.nameOf}
                isChosen={item !== undefined && props.selection.has(key)}
                active={isActive ? cell.column : -1}
                mode={isActive ? mode : null}
                drafts={editing.drafts.size > 0 ? editing.drafts : null}
                actions={actions}
              />
            );
          })}
        </div>
      </div>
      <VisuallyHidden id={`${id}-head`}>{t('headHint')}</VisuallyHidden>
      <VisuallyHidden role="status">{heads.said}</VisuallyHidden>
    </>
  );
}

/** The rows as they were when a cell was opened, until it is closed: its field must not move. */
function useStillRows<Row>(rows: RecordRows<Row>, isStill: boolean): RecordRows<Row> {
  const [still, setStill] = useState(rows);
  if (!isStill && still !== rows) setStill(rows);
  return isStill ? still : rows;
}

function useTable<Row>(props: DataTableProps<Row>) {
  const { columns, selection, saving } = props;
  const [mode, setMode] = useState<CellMode>(null);
  const rows = useStillRows(props.rows, mode === 'edit');
  const heads = useColumns({ ...props, columns: columns as readonly TableColumn<never>[] });
  const grid = useGrid({
    ...props,
    rows,
    rowHeight: ROW_REM,
    // The first place is that of the boxes.
    columns: columns.length + 1,
    onMove: () => setMode(null),
    onKey: (event, cell, isRightToLeft) =>
      cell.row < 0 ? onHead(event, cell, isRightToLeft) : onRow(event, cell),
  });
  const { cell, move } = grid;
  const editing = useCellEditing({ rows, columns, cell, goTo: grid.goTo, saving, setMode });

  function onHead(event: KeyboardEvent, { column }: GridCell, isRightToLeft: boolean): boolean {
    const { key, shiftKey } = event;
    const id = columns[column - 1]?.id;
    const isPress = key === 'Enter' || key === ' ';
    if (isPress && id === undefined) toggleAll(selection, rows.count);
    else if (id === undefined) return false;
    else if (isPress) heads.sortBy(id);
    else if (shiftKey && (key === 'ArrowRight' || key === 'ArrowLeft'))
      heads.resize(id, (key === 'ArrowRight') === isRightToLeft ? -1 : 1);
    else return false;
    return true;
  }
  function onRow(event: KeyboardEvent, { row, column }: GridCell): boolean {
    const { key, shiftKey } = event;
    const isBox = column === 0;
    const isEnter = key === 'Enter' && !event.ctrlKey && !event.metaKey;
    if ((key === ' ' && (isBox || shiftKey)) || (isEnter && isBox)) selection.toggle(row);
    else if (saving && (isEnter || key === 'F2')) editing.edit(row, column);
    else if (key === 'Escape' && mode !== null) setMode(null);
    else return false;
    return true;
  }
  const actions = useStableCallbacks({
    onCell(row: number, column: number, event: MouseEvent) {
      if (mode === 'edit' && cell.row === row && cell.column === column) return;
      if (selectByPress(selection, event, row, cell.row)) event.preventDefault();
      else if (column === 0) selection.toggle(row);
      move({ row, column });
    },
    onEdit: editing.edit,
    onOpen: props.onOpen,
    onSave: editing.onSave,
    onEnd: editing.onEnd,
  });
  return { grid, rows, mode, heads, editing, actions };
}

const layoutOf = (widths: readonly number[]) =>
  ({
    '--columns': [BOX_REM, ...widths].map((width) => `${width}rem`).join(' '),
    '--shares': widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
    '--box': `${BOX_REM}rem`,
    '--first': `${widths[0] ?? 0}rem`,
    '--row': `${ROW_REM}rem`,
  }) as CSSProperties;
