import { useQueryClient } from '@tanstack/react-query';
import { randomId } from '@wabu/shared/entities/random-id';
import type { Supplier } from '@wabu/shared/entities/supplier';
import {
  type FoundRecords,
  type Fragment,
  IconDelete,
  IconEdit,
  showToast,
  useUndoAction,
} from '@wabu/shared/ui';
import { type Selection, type SelectionAction, SelectionBar } from '@wabu/shared/ui/selection';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ChosenSuppliers } from './bulk-calls.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportChosen } from './export-chosen.tsx';
import { useBulkWords } from './words/bulk-words.ts';

interface BulkBarProps extends Omit<ChosenSuppliers, 'selection' | 'found'> {
  selection: Selection<Supplier>;
  found: FoundRecords<Supplier>;
  canWrite: boolean;
  /** The state of the table, whose columns are exported; null for the list. */
  table: Fragment | null;
}

type Action = 'delete' | 'change' | 'export';

/** The bar of the chosen suppliers, and the dialogs of its actions. */
export function BulkBar({ canWrite, table, ...chosen }: BulkBarProps) {
  const t = useBulkWords();
  const { selection, found } = chosen;
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [open, setOpen] = useState<{ action: Action; batch: string } | null>(null);
  const start = (action: Action) => setOpen({ action, batch: randomId() });

  function handleDone(text: string): void {
    if (open === null) return;
    void queries.invalidateQueries({ queryKey: ['suppliers'] });
    showToast({ kind: 'success', text, actions: [undoAction(open.batch)] });
    selection.clear();
  }

  const actions: SelectionAction[] = [
    {
      id: 'export',
      label: t('action.export'),
      icon: <Download size={16} aria-hidden="true" />,
      onPress: () => start('export'),
    },
    ...(canWrite
      ? [
          {
            id: 'change',
            label: t('action.change'),
            icon: <IconEdit size={16} aria-hidden="true" />,
            onPress: () => start('change'),
          },
          {
            id: 'delete',
            label: t('action.delete'),
            icon: <IconDelete size={16} aria-hidden="true" />,
            onPress: () => start('delete'),
          },
        ]
      : []),
  ];
  const dialog = open && {
    chosen,
    batch: open.batch,
    onDone: handleDone,
    onClose: () => setOpen(null),
  };
  return (
    <>
      {selection.isActive && (
        <SelectionBar
          selection={selection}
          total={found.count ?? found.rows.count}
          actions={actions}
        />
      )}
      {dialog && open.action === 'delete' && <DeleteDialog {...dialog} />}
      {dialog && open.action === 'change' && <ChangeDialog {...dialog} />}
      {dialog && open.action === 'export' && (
        <ExportChosen chosen={chosen} table={table} onClose={dialog.onClose} />
      )}
    </>
  );
}
