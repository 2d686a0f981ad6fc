import { answer } from '@wabu/api/client';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { sortRecords } from '@wabu/shared/entities/lists/list-sort';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { saveFile } from '@wabu/shared/page';
import { type Fragment, ProgressDialog, useStepRun } from '@wabu/shared/ui';
import { useTableState } from '@wabu/shared/ui/table';
import { useEffect, useRef } from 'react';
import { d1 } from '../api/suppliers-client.ts';
import type { SupplierSearch } from '../api/use-supplier-search.ts';
import { supplierTable } from '../table/supplier-table-spec.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { supplierCsv } from './supplier-csv.ts';

/** What to export. */
export interface ExportRequest {
  /** The suppliers that the browser has. */
  shown: readonly Supplier[];
  /** The number of all that the search finds: when it is larger, the server is asked for all of them. */
  count: number | null;
  search: SupplierSearch;
}

interface ExportDialogProps {
  request: ExportRequest;
  /** The state of the table, whose columns are exported in their order; null for the list, with all fields. */
  table: Fragment | null;
  onClose: () => void;
}

const noTable: Fragment = { params: new URLSearchParams(), put: () => undefined };

/** Saves the suppliers that are shown as a CSV file; shows progress while the server is asked for the rest. */
export function ExportDialog({ request, table, onClose }: ExportDialogProps) {
  const t = useSupplierWords();
  const { run, start, stop, resume } = useStepRun();
  const loaded = useRef<{ records: Supplier[]; next?: string | undefined }>({ records: [] });
  const [{ columns }] = useTableState(supplierTable, table ?? noTable);
  const { shown, count, search } = request;
  const total = count ?? shown.length;

  function save(suppliers: readonly Supplier[]): void {
    const day = new Date().toLocaleDateString('sv-SE');
    saveFile(
      `${t('tools.fileName')}-${day}.csv`,
      supplierCsv(t, suppliers, table ? columns : undefined),
    );
    onClose();
  }
  async function loadPage(_: number, signal: AbortSignal): Promise<number> {
    const { records, next: after } = loaded.current;
    const json = { ...search, limit: MAX_PAGE_ROWS, ...(after && { after }) };
    const page = await answer(d1.searchsuppliers.$post({ json }, { init: { signal } }));
    loaded.current = { records: [...records, ...page.records], next: page.next ?? undefined };
    // The list may have become longer or shorter meanwhile.
    return page.next === null ? total : Math.min(loaded.current.records.length, total - 1);
  }
  const ended = ({ state }: { state: string }) => {
    if (state === 'done') save(loaded.current.records);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (count === shown.length)
      save(sortRecords(shown, (supplier) => supplier[search.sort.field], search.sort));
    else void start({ total, step: loadPage }).then(ended);
  }, []);
  if (run === null) return null;
  return (
    <ProgressDialog
      title={t('tools.exporting')}
      run={run}
      explain={(error) => (error as { problem?: { message: string } }).problem?.message}
      onStop={stop}
      onResume={() => void resume()?.then(ended)}
      onClose={onClose}
    />
  );
}
