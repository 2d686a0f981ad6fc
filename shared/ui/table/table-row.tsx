import { rowPlace } from '@wabu/shared/ui';
import { type MouseEvent, memo } from 'react';
import { CellInput, type Leave } from './cell-input.tsx';
import styles from './data-table.module.css';
import type { TableColumn } from './table-types.ts';
import { type CellDraft, type CellDrafts, type CellMode, cellKey } from './use-cell-editing.ts';
import { useTableWords } from './words/it.ts';

interface RowActions<Row> {
  onCell: (row: number, column: number, event: MouseEvent) => void;
  onEdit: (row: number, column: number) => void;
  onOpen: (row: Row) => void;
  onSave: (row: Row, column: TableColumn<Row>, value: string, leave: Leave | null) => boolean;
  onEnd: (rowKey: string, column: string, leave: Leave | null) => void;
}

interface TableRowProps<Row> {
  /** Undefined while it is loading. */
  item: Row | undefined;
  rowKey: string;
  row: number;
  height: number;
  columns: readonly TableColumn<Row>[];
  nameOf: (item: Row) => string;
  isChosen: boolean;
  /** The active column; -1 for a row without the active cell. */
  active: number;
  mode: CellMode;
  drafts: CellDrafts | null;
  actions: RowActions<Row>;
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { item, rowKey, row, columns, nameOf, isChosen, active, actions } = props;
  const t = useTableWords();
  const { className, style } = rowPlace(row, props.height);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
    // biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-selected={isChosen}
      aria-busy={item === undefined || undefined}
      className={`${className} ${styles.row}`}
      data-chosen={isChosen || undefined}
      data-lifted={props.mode !== null || undefined}
      style={style}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as the row */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys */}
      <div
        role="gridcell"
        aria-colindex={1}
        tabIndex={active === 0 ? 0 : -1}
        data-cell={`${row}:0`}
        className={styles.box}
        onClick={(event) => actions.onCell(row, 0, event)}
      >
        {item !== undefined && (
          <input
            type="checkbox"
            tabIndex={-1}
            readOnly
            aria-label={t('choose', { name: nameOf(item) })}
            checked={isChosen}
          />
        )}
      </div>
      {columns.map((column, at) => (
        <TableCell
          key={column.id}
          {...props}
          column={column}
          at={at + 1}
          draft={props.drafts?.get(cellKey(rowKey, column.id))}
          isFirst={at === 0}
        />
      ))}
    </div>
  );
}

interface TableCellProps<Row> extends TableRowProps<Row> {
  column: TableColumn<Row>;
  at: number;
  draft: CellDraft | undefined;
  isFirst: boolean;
}

function TableCell<Row>(props: TableCellProps<Row>) {
  const { item, row, column, at, draft, isFirst, actions } = props;
  const isActive = props.active === at;
  const mode = isActive ? props.mode : null;
  const isEditing = mode === 'edit' && item !== undefined && column.editor !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
    <div
      role="gridcell"
      aria-colindex={at + 1}
      aria-readonly={column.editor === undefined || undefined}
      aria-invalid={draft?.error ? true : undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      data-cell={`${row}:${at}`}
      data-draft={draft === undefined ? undefined : draft.error === null ? 'saving' : 'rejected'}
      className={isFirst ? styles.first : styles.cell}
      data-numeric={column.isNumeric || undefined}
      title={draft?.error ?? undefined}
      onClick={(event) => actions.onCell(row, at, event)}
      onDoubleClick={() => actions.onEdit(row, at)}
    >
      {isEditing ? (
        <CellInput
          label={column.label}
          row={item}
          editor={column.editor as NonNullable<TableColumn<Row>['editor']>}
          draft={draft}
          onSave={(value, leave) => actions.onSave(item, column, value, leave)}
          onEnd={(leave) => actions.onEnd(props.rowKey, column.id, leave)}
        />
      ) : (
        <CellText {...props} />
      )}
      {mode === 'locked' && (
        <span role="alert" className={styles.error}>
          {column.locked}
        </span>
      )}
    </div>
  );
}

function CellText<Row>({ item, column, draft, isFirst, actions }: TableCellProps<Row>) {
  if (item === undefined) return <span className={styles.loading} aria-hidden="true" />;
  if (draft !== undefined) {
    const option = column.editor?.options?.find(({ value }) => value === draft.value);
    return <bdi className={styles.text}>{option?.label ?? draft.value}</bdi>;
  }
  const text = column.draw?.(item) ?? <bdi className={styles.text}>{column.textOf(item)}</bdi>;
  if (!isFirst) return text;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.open}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) return;
        event.stopPropagation();
        actions.onOpen(item);
      }}
    >
      {text}
    </button>
  );
}

export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
