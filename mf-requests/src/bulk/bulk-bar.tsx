import { IconDelete } from '@wabu/shared/ui';
import { BulkBar } from '@wabu/shared/ui/selection';
import { Check, UserCheck } from 'lucide-react';
import type { ChosenRequests } from '../api/requests-list.ts';
import { BulkActionDialog, bulkActions } from './bulk-action-dialog.tsx';
import { useBulkWords } from './words/it.ts';

const icons = {
  close: <Check size={16} aria-hidden="true" />,
  assign: <UserCheck size={16} aria-hidden="true" />,
  delete: <IconDelete size={16} aria-hidden="true" />,
};

/** The bar of the chosen requests, and the dialogs of its actions. */
export function RequestsBulkBar({ chosen }: { chosen: ChosenRequests }) {
  const t = useBulkWords();
  return (
    <BulkBar
      chosen={chosen}
      actions={bulkActions.map((id) => ({ id, label: t(`action.${id}`), icon: icons[id] }))}
    >
      {(action, dialog) => <BulkActionDialog {...dialog} action={action} />}
    </BulkBar>
  );
}
