import { useQueryClient } from '@tanstack/react-query';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { randomId } from '@wabu/shared/entities/random-id';
import { type FoundRecords, IconDelete, showToast, useUndoAction } from '@wabu/shared/ui';
import { type Selection, SelectionBar } from '@wabu/shared/ui/selection';
import { EyeOff, Languages, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Review } from '../../model/search-frontends.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ChosenFrontends } from './read-whole.ts';
import { TranslateManyDialog } from './translate-many-dialog.tsx';
import { useBulkWords } from './words/bulk-words.ts';

interface BulkBarProps extends Omit<ChosenFrontends, 'selection' | 'found'> {
  selection: Selection<FrontendSummary>;
  found: FoundRecords<FrontendSummary>;
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
type Action = keyof typeof icons;

export function BulkBar({ canPublish, canWrite, onReview, ...chosen }: BulkBarProps) {
  const t = useBulkWords();
  const { selection, found } = chosen;
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [open, setOpen] = useState<{ action: Action; batch: string } | null>(null);

  function handleDone(text: string): void {
    if (open === null) return;
    void queries.invalidateQueries({ queryKey: ['frontends'] });
    showToast({ kind: 'success', text, actions: [undoAction(open.batch)] });
    selection.clear();
  }

  const actions: Action[] = [
    ...(canPublish ? (['publish', 'withdraw'] as const) : []),
    ...(canWrite ? (['translate', 'delete'] as const) : []),
  ];
  const dialog = open && {
    chosen: { ...chosen, selection },
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
          actions={actions.map((id) => ({
            id,
            label: t(`action.${id}`),
            icon: icons[id],
            onPress: () => setOpen({ action: id, batch: randomId() }),
          }))}
        />
      )}
      {dialog && open.action !== 'translate' && <ActionDialog {...dialog} action={open.action} />}
      {dialog && open.action === 'translate' && (
        <TranslateManyDialog
          {...dialog}
          onReview={(review) => {
            setOpen(null);
            onReview(review);
          }}
        />
      )}
    </>
  );
}
