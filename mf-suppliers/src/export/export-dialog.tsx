import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { saveFile } from '@wabu/shared/page';
import { type Fragment, ProgressDialog, useStepRun } from '@wabu/shared/ui';
import { chosenHere, isChosen } from '@wabu/shared/ui/selection';
import { useTableState } from '@wabu/shared/ui/table';
import { useEffect, useRef } from 'react';
import type { ChosenSuppliers } from '../api/suppliers-list.ts';
import { supplierTable } from '../table/supplier-table-spec.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { supplierCsv } from './supplier-csv.ts';

interface ExportDialogProps {
  chosen: ChosenSuppliers;
  /** The state of the table, whose columns are exported in their order; null for the list, with all fields. */
  table: Fragment | null;
  onClose: () => void;
}

const noTable: Fragment = { params: new URLSearchParams(), put: () => undefined };

/** Saves the chosen suppliers as a CSV file; shows progress while the server is asked for the rest. */
export function ExportDialog({ chosen, table, onClose }: ExportDialogProps) {
  const t = useSupplierWords();
  const { run, start, stop, resume } = useStepRun();
  const loaded = useRef<{ records: Supplier[]; next?: string | undefined }>({ records: [] });
  const [{ columns }] = useTableState(supplierTable, table ?? noTable);
  const { list, search, sort } = chosen;
  const total = chosen.selection.count;

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
    const page = await list.find(search, { sort, limit: MAX_PAGE_ROWS, after }, signal);
    const read = [...records, ...page.records.filter(isChosen(chosen))];
    loaded.current = { records: read, next: page.next ?? undefined };
    // The list may have become longer or shorter meanwhile.
    return page.next === null ? total : Math.min(read.length, total - 1);
  }
  const ended = ({ state }: { state: string }) => {
    if (state === 'done') save(loaded.current.records);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const here = chosenHere(chosen);
    if (here) save(here);
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
