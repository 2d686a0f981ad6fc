import type { SupplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import type { RowFocus } from '@wabu/shared/ui';
import type { Selection } from '@wabu/shared/ui/selection';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { LoadedSuppliers } from '../api/use-suppliers.ts';
import type { SaveResult } from '../form/use-save-supplier.ts';
import type { Fragment } from '../list/use-table-view.ts';
import { SupplierTable } from './supplier-table.tsx';
import { useTableRows } from './use-table-rows.ts';
import { useTableState } from './use-table-state.ts';

export interface TablePartProps {
  suppliers: LoadedSuppliers;
  search: string;
  filters: SupplierFilters;
  fragment: Fragment;
  selection: Selection<Supplier>;
  canWrite: boolean;
  onOpen: (supplier: Supplier) => void;
  onSaved: (result: SaveResult) => void;
  isChoosingColumns: boolean;
  onColumnsChosen: () => void;
  /** Shown instead of no rows. */
  empty: ReactNode;
  listRef: RefObject<HTMLDivElement | null>;
  focusOn?: RowFocus;
}

/** The table, with the state that the address holds and the rows that a search finds. */
export function TablePart(props: TablePartProps) {
  const { suppliers, search, filters, selection, ...rest } = props;
  const [table, change] = useTableState(props.fragment);
  const found = useTableRows(suppliers, { text: search.trim(), filters, sort: table.sort });
  const order = JSON.stringify([search, filters, table.sort]);
  const { show } = selection;
  const { rows } = found;
  useEffect(() => show({ count: rows.count, at: rows.at, order }), [show, rows, order]);
  return (
    <SupplierTable
      {...rest}
      {...found}
      table={table}
      onChange={change}
      search={order}
      selection={selection}
      onRetry={suppliers.reload}
    />
  );
}
