import type { Supplier } from '@wabu/shared/entities/supplier';
import { lazyPart, useFound, usePrepareOrder, useTableView } from '@wabu/shared/ui';
import { useViews } from '@wabu/shared/ui/selection';
import { type ReactNode, useMemo } from 'react';
import { suppliersList } from '../api/suppliers-list.ts';
import type { SuppliersPageState } from './use-suppliers-page.ts';

const SupplierTable = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "table" */ '../table/supplier-table.tsx')).SupplierTable,
);
const BulkBar = lazyPart(
  async () => (await import(/* webpackChunkName: "bulk" */ '../bulk/bulk-bar.tsx')).BulkBar,
);

/**
 * What the page finds, as a list or as a table, and the bar of the chosen suppliers. Table and bar load when they are
 * first used.
 */
export function useSupplierViews(page: SuppliersPageState) {
  const { list, suppliers, canWrite } = page;
  const { fragment, filters, sort } = list;
  const text = list.search.trim();
  const search = useMemo(() => ({ text, filters }), [text, filters]);
  const view = useTableView('suppliers', fragment);
  const { isTable } = view;
  const asked = { list: suppliersList, search, sort };
  const found = useFound(suppliers, asked);
  const prepare = usePrepareOrder(suppliers, asked);
  const { selection, selectAction, views, ...rest } = useViews<Supplier>({
    view,
    found,
    search: JSON.stringify(search),
  });
  const bar = (
    <BulkBar
      {...asked}
      selection={selection}
      loaded={suppliers.records}
      found={found}
      canWrite={canWrite}
      table={isTable ? fragment : null}
    />
  );
  const drawRows = (empty: ReactNode) => (
    <SupplierTable
      found={found}
      sort={sort}
      onSort={list.setSort}
      prepare={prepare}
      onRetry={suppliers.reload}
      fragment={fragment}
      selection={selection}
      canWrite={canWrite}
      onOpen={page.actions.open}
      onSaved={(result) => {
        page.reload({ saved: result.stored });
        page.showSaved(result);
      }}
      {...rest.columnsChoice}
      empty={empty}
      listRef={page.listRef}
      focusOn={page.focusOn}
    />
  );
  return {
    found,
    asked,
    table: isTable ? fragment : null,
    selection,
    selectAction,
    views,
    notice: rest.hasBar && bar,
    drawRows: isTable ? drawRows : undefined,
  };
}
