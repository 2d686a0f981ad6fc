import type { Supplier } from '@wabu/shared/entities/supplier';
import { type FoundRecords, lazyPart, useTableView } from '@wabu/shared/ui';
import { useViews } from '@wabu/shared/ui/selection';
import { type ReactNode, useMemo } from 'react';
import { keyOf, type SupplierSearch, useSupplierSearch } from '../api/use-supplier-search.ts';
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
  const search: SupplierSearch = useMemo(() => ({ text, filters, sort }), [text, filters, sort]);
  const view = useTableView('suppliers', fragment);
  const { isTable } = view;
  const found: FoundRecords<Supplier> = useSupplierSearch(suppliers, search, isTable);
  const { selection, selectAction, views, ...rest } = useViews<Supplier>({
    view,
    keyOf,
    found,
    search: JSON.stringify([text, filters]),
  });
  const bar = (
    <>
      <BulkBar
        selection={selection}
        suppliers={suppliers}
        search={search}
        total={found.count ?? found.shown.length}
        canWrite={canWrite}
        table={isTable ? fragment : null}
      />
    </>
  );
  const drawRows = (empty: ReactNode) => (
    <>
      <SupplierTable
        suppliers={suppliers}
        found={found}
        search={search}
        onSort={list.setSort}
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
    </>
  );
  return {
    found,
    search,
    table: isTable ? fragment : null,
    selection,
    selectAction,
    views,
    notice: rest.hasBar && bar,
    drawRows: isTable ? drawRows : undefined,
  };
}
