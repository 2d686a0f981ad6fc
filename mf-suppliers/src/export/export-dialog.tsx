import { answer } from '@wabu/api/client';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { SupplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import { saveFile } from '@wabu/shared/page';
import { ProgressDialog, useStepRun } from '@wabu/shared/ui';
import { useEffect, useRef } from 'react';
import { d1 } from '../api/suppliers-client.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { supplierCsv } from './supplier-csv.ts';

/** What to export. */
export interface ExportRequest {
  /** The suppliers in the order of the screen, as far as the browser has them. */
  shown: readonly Supplier[];
  /** The number of all that the search finds: when it is larger, the server is asked for all of them. */
  count: number | null;
  search: string;
  filters: SupplierFilters;
  /** The columns of the table, in their order; default: all. */
  fields?: readonly SupplierField[];
}

interface ExportDialogProps {
  request: ExportRequest;
  onClose: () => void;
}

/** Saves the suppliers that are shown as a CSV file; shows progress while the server is asked for the rest. */
export function ExportDialog({ request, onClose }: ExportDialogProps) {
  const t = useSupplierWords();
  const { run, start, stop, resume } = useStepRun();
  const loaded = useRef<{ records: Supplier[]; next?: string | undefined }>({ records: [] });
  const { shown, count, search, filters, fields } = request;
  const total = count ?? shown.length;

  function save(suppliers: readonly Supplier[]): void {
    const day = new Date().toLocaleDateString('sv-SE');
    saveFile(`${t('tools.fileName')}-${day}.csv`, supplierCsv(t, suppliers, fields));
    onClose();
  }
  async function loadPage(_: number, signal: AbortSignal): Promise<number> {
    const { records, next: after } = loaded.current;
    const json = { text: search.trim(), filters, limit: MAX_PAGE_ROWS, ...(after && { after }) };
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
    if (count === shown.length) save(shown);
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
