import { type Fragment, IconDelete, IconEdit } from '@wabu/shared/ui';
import { BulkBar } from '@wabu/shared/ui/selection';
import { Download } from 'lucide-react';
import type { ChosenSuppliers } from '../api/suppliers-list.ts';
import { ExportDialog } from '../export/load-export.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useBulkWords } from './words/it.ts';

interface SupplierBulkBarProps {
  chosen: ChosenSuppliers;
  canWrite: boolean;
  /** The state of the table, whose columns are exported; null for the list. */
  table: Fragment | null;
}

const icons = {
  export: <Download size={16} aria-hidden="true" />,
  change: <IconEdit size={16} aria-hidden="true" />,
  delete: <IconDelete size={16} aria-hidden="true" />,
};
const writing = ['export', 'change', 'delete'] as const;
const reading = ['export'] as const;

/** The bar of the chosen suppliers, and the dialogs of its actions. */
export function SupplierBulkBar({ chosen, canWrite, table }: SupplierBulkBarProps) {
  const t = useBulkWords();
  const actions = canWrite ? writing : reading;
  return (
    <BulkBar
      chosen={chosen}
      actions={actions.map((id) => ({ id, label: t(`action.${id}`), icon: icons[id] }))}
    >
      {(action, dialog) => {
        if (action === 'delete') return <DeleteDialog {...dialog} />;
        if (action === 'change') return <ChangeDialog {...dialog} />;
        return <ExportDialog chosen={chosen} table={table} onClose={dialog.onClose} />;
      }}
    </BulkBar>
  );
}
