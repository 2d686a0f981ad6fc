import type { Supplier } from '@wabu/shared/entities/supplier';
import { type Fragment, showToast } from '@wabu/shared/ui';
import { readChosen } from '@wabu/shared/ui/selection';
import { useEffect, useState } from 'react';
import { ExportDialog } from '../export/load-export.ts';
import type { ChosenSuppliers } from './bulk-calls.ts';
import { useBulkWords } from './words/bulk-words.ts';

interface ExportChosenProps {
  chosen: ChosenSuppliers;
  /** The state of the table, whose columns are exported; null for the list. */
  table: Fragment | null;
  onClose: () => void;
}

export function ExportChosen({ chosen, table, onClose }: ExportChosenProps) {
  const t = useBulkWords();
  const [suppliers, setSuppliers] = useState<readonly Supplier[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    readChosen(chosen, () => undefined, signal).then(
      (found) => signal.aborted || setSuppliers(found),
      () => {
        if (signal.aborted) return;
        showToast({ kind: 'error', text: t('exportFailed') });
        onClose();
      },
    );
    return () => reading.abort();
  }, []);
  if (suppliers === null) return null;
  const { search, sort } = chosen;
  const request = { whole: suppliers, count: suppliers.length, search, sort };
  return <ExportDialog request={request} table={table} onClose={onClose} />;
}
