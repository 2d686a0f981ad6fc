import { useQueryClient } from '@tanstack/react-query';
import type { Supplier } from '@wabu/shared/entities/supplier';
import {
  type FoundRecords,
  type Fragment,
  lazyPart,
  type MenuAction,
  showToast,
  useFragmentAction,
  useUndoAction,
} from '@wabu/shared/ui';
import { type ReactNode, useState } from 'react';
import { ExportDialog } from '../export/load-export.ts';
import type { SupplierSearch, SupplierSort } from '../model/supplier-index.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

const ImportDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "import" */ '../import/import-dialog.tsx')).ImportDialog,
);

interface ShownList {
  found: FoundRecords<Supplier>;
  asked: { search: SupplierSearch; sort: SupplierSort };
  /** The state of the table; null for the list. */
  table: Fragment | null;
}

/** Import and export: the entries of the list's menu, and the dialog of the one that is open. */
export function useListTools(
  { found, asked, table }: ShownList,
  canWrite: boolean,
): { actions: MenuAction[]; dialog: ReactNode } {
  const t = useSupplierWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const close = () => setOpen(null);
  useFragmentAction('import', () => canWrite && setOpen('import'));
  const actions: MenuAction[] = [
    {
      id: 'import',
      label: t('tools.import'),
      ...(!canWrite && { disabledReason: t('tools.forbidden') }),
      onPress: () => setOpen('import'),
    },
    {
      id: 'export',
      label: t(table ? 'tools.exportTable' : 'tools.export'),
      onPress: () => setOpen('export'),
    },
  ];
  function showImported({ text, batch }: { text: string; batch: string }): void {
    void queries.invalidateQueries({ queryKey: ['suppliers'] });
    // Not counted down while the rows that were rejected are read.
    const actions = [undoAction(batch)];
    showToast({ kind: 'success', text, actions, waitsForDialogs: true });
  }
  const dialog =
    open !== null &&
    (open === 'import' ? (
      <ImportDialog onImported={showImported} onClose={close} />
    ) : (
      <ExportDialog
        request={{ ...asked, whole: found.whole, count: found.count ?? 0 }}
        table={table}
        onClose={close}
      />
    ));
  return { actions, dialog };
}
