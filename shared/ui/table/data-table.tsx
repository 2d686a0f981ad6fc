import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import type { RecordRows } from '@wabu/shared/ui';
import {
  ListStates,
  type ListStatesProps,
  type RowFocus,
  type RowSelection,
  selectByPress,
  useRowFocus,
  useRowWindow,
  useStableCallbacks,
  VisuallyHidden,
} from '@wabu/shared/ui';
import {
  type CSSProperties,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './data-table.module.css';
import { GridRows } from './grid-rows.tsx';
import { TableHead } from './table-head.tsx';
import type { CellSaving, TableColumn } from './table-types.ts';
import { type CellMode, useCellEditing } from './use-cell-editing.ts';
import { useColumns } from './use-columns.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { gridKeys } from './use-grid-keys.ts';
import { useTableWords } from './words/table-words.ts';

export interface DataTableProps<Row> extends ListStatesProps {
  label: string;
  /** The columns that are shown, in their order. The first stays in sight and opens its record. */
  columns: readonly TableColumn<Row>[];
  rows: RecordRows<Row>;
  nameOf: (item: Row) => string;
  sort: ListSort<string>;
  onSort: (column: string) => void;
  /** Called when the next press may sort by this column: a server can be asked beforehand. */
  onSortIntent?: (column: string) => void;
  /** Null: the column's own width. */
  onResize: (column: string, width: number | null) => void;
  onOpen: (item: Row) => void;
  selection: RowSelection;
  saving?: CellSaving<Row>;
  search?: string;
  focusOn?: RowFocus;
  ref?: Ref<HTMLDivElement>;
}

const ROW_REM = 2.5;
const BOX_REM = 2.75;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, status, onRetry, empty } = props;
  return (
    <ListStates
      status={status}
      onRetry={onRetry}
      empty={empty}
      count={rows.count}
      skeleton={{ rows: 12, rowHeight: ROW_REM }}
    >
      {() => <Grid {...props} />}
    </ListStates>
  );
}

function Grid<Row>(props: DataTableProps<Row>) {
  const { label, columns, selection, search } = props;
  const t = useTableWords();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { rows, view, cell, mode, editing, heads, actions, handleKeyDown, move } = useGrid(
    props,
    grid,
  );
  const { onShow } = rows;
  useEffect(() => onShow?.(view.first, view.last), [onShow, view.first, view.last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search or order goes to the top
  useLayoutEffect(() => view.reveal(0), [search]);
  useImperativeHandle(props.ref, () => grid.current as HTMLDivElement);
  useRowFocus(grid, props.focusOn, (key) => {
    const row = rows.find(key);
    if (row >= 0) move({ row, column: 1 });
  });
  const isEditable = props.saving !== undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot */}
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.count + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={isEditable ? undefined : true}
        className={styles.grid}
        style={layoutOf(heads.widths)}
        onFocus={({ target, currentTarget }) => target === currentTarget && move(cell)}
        onKeyDown={handleKeyDown}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus */}
        <div role="row" aria-rowindex={1} className={styles.headRow}>
          <TableHead
            columns={columns as readonly TableColumn<never>[]}
            sort={props.sort}
            active={cell.row < 0 ? cell.column : -1}
            hintId={`${id}-head`}
            onSort={heads.sortBy}
            onIntent={props.onSortIntent}
            onActivate={(column) => move({ row: -1, column })}
            onResize={heads.drag}
            onReset={(column) => props.onResize(column, null)}
          />
        </div>
        <GridRows
          rows={rows}
          view={view}
          cell={cell}
          mode={mode}
          columns={columns}
          nameOf={props.nameOf}
          selection={selection}
          drafts={editing.drafts}
          actions={actions}
        />
      </div>
      <VisuallyHidden id={`${id}-keys`}>{t(isEditable ? 'keys' : 'keysReadOnly')}</VisuallyHidden>
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

function useGrid<Row>(props: DataTableProps<Row>, grid: RefObject<HTMLDivElement | null>) {
  const { columns, selection, saving } = props;
  const [mode, setMode] = useState<CellMode>(null);
  const rows = useStillRows(props.rows, mode === 'edit');
  const view = useRowWindow(grid, rows.count, ROW_REM, ROW_REM);
  const { cell, goTo } = useGridFocus(grid, rows, view.reveal);
  // The first place is that of the boxes.
  const columnAt = (column: number) => columns[column - 1];
  const last = columns.length;
  const editing = useCellEditing({ rows, columnAt, last, cell, goTo, saving, setMode });
  const heads = useColumns({ ...props, columns: columns as readonly TableColumn<never>[] });

  function move(next: typeof cell): void {
    editing.close();
    goTo(next);
  }

  const actions = useStableCallbacks({
    onCell(row: number, column: number, event: MouseEvent) {
      if (mode === 'edit' && cell.row === row && cell.column === column) return;
      if (selectByPress(selection, event, row, cell.row)) event.preventDefault();
      move({ row, column });
    },
    onToggle(row: number, event: MouseEvent) {
      if (!selectByPress(selection, event, row, cell.row)) selection.toggle(row);
      move({ row, column: 0 });
    },
    onEdit: editing.edit,
    onOpen: props.onOpen,
    onSave: editing.onSave,
    onEnd: editing.onEnd,
  });
  const handleKeyDown = gridKeys({
    rows,
    cell,
    columns: last + 1,
    page: view.page,
    selection,
    isEditable: saving !== undefined,
    hasSentence: mode !== null,
    columnId: (column) => columnAt(column)?.id,
    move,
    edit: editing.edit,
    close: editing.close,
    open: props.onOpen,
    sortBy: heads.sortBy,
    resize: heads.resize,
  });
  return { rows, view, cell, mode, editing, heads, actions, handleKeyDown, move };
}

const layoutOf = (widths: readonly number[]) =>
  ({
    '--columns': [BOX_REM, ...widths].map((width) => `${width}rem`).join(' '),
    '--shares': widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
    '--box': `${BOX_REM}rem`,
    '--first': `${widths[0] ?? 0}rem`,
    '--row': `${ROW_REM}rem`,
  }) as CSSProperties;
