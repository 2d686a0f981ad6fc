import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import { requestIdle } from '@wabu/shared/page';
import { Button, Dialog, type Fragment, type ListPage, type ShownList } from '@wabu/shared/ui';
import { useMemo } from 'react';
import styles from './columns-dialog.module.css';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { inOrder, readParams, type TableSpec, useTableState } from './table-state.ts';
import type { TableColumn } from './table-types.ts';
import { useTableWords } from './words/it.ts';

type Passed = 'label' | 'nameOf' | 'onOpen' | 'saving' | 'empty';

/** A list as `useListViews` gives it. */
interface TableList<Row, Field extends string> extends ShownList<Row> {
  sort: ListSort<Field>;
  onSort: (sort: ListSort<Field>) => void;
  /** Asks for the rows of an order that may be chosen next. */
  prepare: (sort: ListSort<Field>) => void;
  fragment: Fragment;
  isChoosingColumns: boolean;
  onColumnsChosen: () => void;
}

interface RecordsTableProps<Row, Field extends string> extends Pick<DataTableProps<Row>, Passed> {
  page: ListPage;
  list: TableList<Row, Field>;
  spec: TableSpec<Field>;
  columns: readonly TableColumn<Row>[];
}

/** The table of a page of records, with the columns that the address holds and the rows that a search finds. */
export function RecordsTable<Row, Field extends string>(props: RecordsTableProps<Row, Field>) {
  const { page, list, spec, columns, ...passedOn } = props;
  const { found, sort, fragment, onSort, prepare } = list;
  const [table, change] = useTableState(spec, fragment);
  const shown = useMemo(
    () =>
      columns
        .filter(({ id }) => table.columns.some((field) => field === id))
        .map((column) => ({ ...column, width: table.widths[column.id as Field] ?? column.width })),
    [columns, table],
  );
  function sortBy(column: string): void {
    const next = nextSort(sort, column);
    onSort(next);
    // A further press on the head turns the order round.
    requestIdle(() => prepare(nextSort(next, column)), IDLE_TIMEOUT_MS);
  }
  return (
    <>
      <DataTable
        {...passedOn}
        columns={shown}
        rows={found.rows}
        status={found.status}
        onRetry={list.reload}
        selection={list.selection}
        sort={sort}
        onSort={sortBy}
        onSortIntent={(column) => prepare(nextSort(sort, column))}
        onResize={(column, width) =>
          change({ widths: { ...table.widths, [column]: width ?? undefined } })
        }
        order={found.order}
        focusOn={page.focusOn}
        ref={page.listRef}
      />
      {list.isChoosingColumns && (
        <ColumnsDialog
          columns={columns}
          shown={table.columns}
          onChange={(next) => change({ columns: inOrder(spec, next) })}
          onReset={() => change(readParams(spec, () => null))}
          onClose={list.onColumnsChosen}
        />
      )}
    </>
  );
}

const IDLE_TIMEOUT_MS = 200;

const nextSort = <Field extends string>(before: ListSort<Field>, column: string) => ({
  field: column as Field,
  descending: before.field === column && !before.descending,
});

interface ColumnsDialogProps {
  columns: readonly { id: string; label: string }[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
  onReset: () => void;
  onClose: () => void;
}

function ColumnsDialog(props: ColumnsDialogProps) {
  const { columns, shown, onChange, onReset, onClose } = props;
  const t = useTableWords();
  const toggle = (id: string) =>
    onChange(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  return (
    <Dialog
      width={400}
      title={t('columns.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onReset}>{t('columns.reset')}</Button>
          <Button look="solid" onClick={onClose}>
            {t('columns.done')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('columns.text')}</p>
      <ul className={styles.list}>
        {columns.map(({ id, label }, at) => (
          <li key={id}>
            <label className={styles.column}>
              <input
                type="checkbox"
                checked={at === 0 || shown.includes(id)}
                disabled={at === 0}
                onChange={() => toggle(id)}
              />
              {label}
              {at === 0 && <span className="wabu-muted wabu-tiny">{t('columns.always')}</span>}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
