import { useQueryClient } from '@tanstack/react-query';
import {
  type Fragment,
  lazyPart,
  type MenuAction,
  showToast,
  useFragmentAction,
  useUndoAction,
} from '@wabu/shared/ui';
import { type ReactNode, useState } from 'react';
import type { ChosenSuppliers } from '../api/suppliers-list.ts';
import { ExportDialog } from '../export/load-export.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

const ImportDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "import" */ '../import/import-dialog.tsx')).ImportDialog,
);

const everything = { isAll: true, except: new Set<string>() };

/** Import and export: the entries of the menu, and the dialog that is open. `table`: as `ExportDialog` takes it. */
export function useListTools(
  chosen: ChosenSuppliers,
  table: Fragment | null,
  canWrite: boolean,
): { actions: MenuAction[]; dialog: ReactNode } {
  const t = useSupplierWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const close = () => setOpen(null);
  const count = chosen.found.count ?? 0;
  useFragmentAction('import', () => canWrite && setOpen('import'));
  const actions: MenuAction[] = [
    ...(canWrite
      ? [{ id: 'import', label: t('tools.import'), onPress: () => setOpen('import') }]
      : []),
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
        chosen={{ ...chosen, selection: { ...chosen.selection, ...everything, count } }}
        table={table}
        onClose={close}
      />
    ));
  return { actions, dialog };
}
