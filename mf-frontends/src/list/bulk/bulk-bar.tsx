import { IconDelete } from '@wabu/shared/ui';
import { BulkBar } from '@wabu/shared/ui/selection';
import { EyeOff, Languages, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Review } from '../../model/search-frontends.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ChosenFrontends } from './read-whole.ts';
import { TranslateManyDialog } from './translate-many-dialog.tsx';
import { useBulkWords } from './words/it.ts';

interface FrontendsBulkBarProps {
  chosen: ChosenFrontends;
  canPublish: boolean;
  canWrite: boolean;
  onReview: (review: Review) => void;
}

const icons = {
  publish: <Upload size={16} aria-hidden="true" />,
  withdraw: <EyeOff size={16} aria-hidden="true" />,
  translate: <Languages size={16} aria-hidden="true" />,
  delete: <IconDelete size={16} aria-hidden="true" />,
} satisfies Record<string, ReactNode>;

export function FrontendsBulkBar(props: FrontendsBulkBarProps) {
  const { chosen, canPublish, canWrite, onReview } = props;
  const t = useBulkWords();
  const actions = [
    ...(canPublish ? (['publish', 'withdraw'] as const) : []),
    ...(canWrite ? (['translate', 'delete'] as const) : []),
  ];
  return (
    <BulkBar
      chosen={chosen}
      actions={actions.map((id) => ({ id, label: t(`action.${id}`), icon: icons[id] }))}
    >
      {(action, dialog) => {
        if (action !== 'translate') return <ActionDialog {...dialog} action={action} />;
        const review = (found: Review) => {
          dialog.onClose();
          onReview(found);
        };
        return <TranslateManyDialog {...dialog} onReview={review} />;
      }}
    </BulkBar>
  );
}
