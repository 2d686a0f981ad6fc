import type { Supplier } from '@wabu/shared/entities/supplier';
import type { FoundRecords } from '@wabu/shared/ui';
import { type Selection, useSelection } from '@wabu/shared/ui/selection';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTableView } from '../list/use-table-view.ts';
import { ViewSwitch } from '../list/view-switch.tsx';
import type { SuppliersPageState } from './use-suppliers-page.ts';

const TablePart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "table" */ '../table/table-part.tsx')).TablePart,
}));
const BulkBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk" */ '../bulk/bulk-bar.tsx')).BulkBar,
}));

const keyOf = ({ PIVA }: Supplier) => PIVA;

/** List and table of the page, and the selection that they share. Table and bar load when they are first used. */
export function useViews(page: SuppliersPageState, found: FoundRecords<Supplier>) {
  const { list, suppliers, canWrite } = page;
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const { isOffered, isTable, choose } = useTableView(list);
  const search = JSON.stringify([list.search.trim(), list.filters]);
  const total = found.count ?? found.shown.length;
  const selection = useSelection<Supplier>({ keyOf, total, search });
  useShownRows(selection, isTable ? null : found.shown);
  const bar = (
    <Suspense>
      <BulkBar
        selection={selection}
        suppliers={suppliers}
        search={list.search.trim()}
        filters={list.filters}
        total={total}
        canWrite={canWrite}
      />
    </Suspense>
  );
  const drawRows = (empty: ReactNode) => (
    <Suspense>
      <TablePart
        suppliers={suppliers}
        search={list.search}
        filters={list.filters}
        fragment={list}
        selection={selection}
        canWrite={canWrite}
        onOpen={page.actions.open}
        onSaved={(result) => {
          page.reload({ saved: result.supplier });
          page.showSaved(result);
        }}
        isChoosingColumns={isChoosingColumns}
        onColumnsChosen={() => setChoosingColumns(false)}
        empty={empty}
        listRef={page.listRef}
        focusOn={page.focusOn}
      />
    </Suspense>
  );
  return {
    isTable,
    selection,
    notice: useOnce(selection.isActive) && bar,
    drawRows: isTable ? drawRows : undefined,
    views: isOffered && (
      <ViewSwitch isTable={isTable} onChoose={choose} onColumns={() => setChoosingColumns(true)} />
    ),
  };
}

/** Tells the selection which rows the list shows; the table does it itself. */
function useShownRows(selection: Selection<Supplier>, shown: readonly Supplier[] | null): void {
  const { show } = selection;
  useEffect(() => {
    if (shown === null) return;
    const order = shown.length > 0 ? `${shown.length} ${shown[0]?.PIVA}` : '';
    show({ count: shown.length, at: (row) => shown[row], order });
  }, [show, shown]);
}

/** True from the first time on: the bar stays mounted while its dialog is open. */
function useOnce(isNeeded: boolean): boolean {
  const [was, setWas] = useState(isNeeded);
  if (isNeeded && !was) setWas(true);
  return isNeeded || was;
}
