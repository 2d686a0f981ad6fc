import type { Supplier } from '@wabu/shared/entities/supplier';
import type { RowFocus, RowSelection } from '@wabu/shared/ui';
import { ColumnsDialog, DataTable } from '@wabu/shared/ui/table';
import { type ReactNode, type RefObject, useMemo } from 'react';
import type { SaveResult } from '../form/use-save-supplier.ts';
import type { SupplierSort } from '../model/sort-suppliers.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { allColumns, supplierColumns } from './supplier-columns.ts';
import { defaultTable, type TableState } from './table-state.ts';
import { useCellSaving } from './use-cell-saving.ts';
import type { SupplierRows } from './use-table-rows.ts';

interface SupplierTableProps extends SupplierRows {
  table: TableState;
  onChange: (next: Partial<TableState>) => void;
  /** Search, filters and order. */
  search: string;
  canWrite: boolean;
  selection: RowSelection;
  onOpen: (supplier: Supplier) => void;
  /** A cell is saved. */
  onSaved: (result: SaveResult) => void;
  onRetry: () => void;
  empty: ReactNode;
  isChoosingColumns: boolean;
  onColumnsChosen: () => void;
  listRef: RefObject<HTMLDivElement | null>;
  focusOn?: RowFocus;
}

const nameOf = ({ Nome }: Supplier) => Nome;

/** The suppliers as a table, whose cells can be edited. */
export function SupplierTable(props: SupplierTableProps) {
  const { rows, status, table, onChange, canWrite } = props;
  const t = useSupplierWords();
  const columns = useMemo(() => supplierColumns(t, table), [t, table]);
  const saving = useCellSaving(props.onSaved);
  const choose = (shown: readonly string[]) =>
    onChange({
      columns: allColumns(t)
        .map(({ id }) => id)
        .filter((id) => id === 'Nome' || shown.includes(id)),
    });
  return (
    <>
      <DataTable
        label={t('list.label')}
        columns={columns}
        rows={rows}
        status={status}
        nameOf={nameOf}
        sort={table.sort}
        onSort={(column) => onChange({ sort: nextSort(table.sort, column) })}
        onSortIntent={(column) => props.prepare(nextSort(table.sort, column))}
        onResize={(column, width) =>
          onChange({ widths: { ...table.widths, [column]: width ?? undefined } })
        }
        onOpen={props.onOpen}
        selection={props.selection}
        saving={canWrite ? saving : undefined}
        onRetry={props.onRetry}
        empty={props.empty}
        search={props.search}
        ref={props.listRef}
        focusOn={props.focusOn}
      />
      {props.isChoosingColumns && (
        <ColumnsDialog
          columns={allColumns(t)}
          shown={table.columns}
          onChange={choose}
          onReset={() => onChange({ columns: defaultTable.columns, widths: {} })}
          onClose={props.onColumnsChosen}
        />
      )}
    </>
  );
}

/** The other direction of the same column; another column begins ascending. */
const nextSort = (before: SupplierSort, column: string): SupplierSort => ({
  field: column as SupplierSort['field'],
  descending: before.field === column && !before.descending,
});
