import { useQueryClient } from '@tanstack/react-query';
import { randomId } from '@wabu/shared/entities/random-id';
import { showToast, useUndoAction } from '@wabu/shared/ui';
import { type ReactNode, useState } from 'react';
import type { Chosen } from './read-chosen.ts';
import { SelectionBar } from './selection-bar.tsx';

/** What the dialog of an action on many records takes. */
export interface BulkAction<T, Search, Field extends string> {
  chosen: Chosen<T, Search, Field>;
  /** The id by which the whole action can be undone. */
  batch: string;
  /** Called with what was done, in words. */
  onDone: (text: string) => void;
  onClose: () => void;
}

interface BulkBarProps<T, Search, Field extends string, Action extends string> {
  chosen: Chosen<T, Search, Field>;
  actions: readonly { id: Action; label: string; icon: ReactNode }[];
  /** The dialog of an action. */
  children: (action: Action, dialog: BulkAction<T, Search, Field>) => ReactNode;
}

/** The bar of the chosen records, and the dialog of its action that is open. */
export function BulkBar<T, Search, Field extends string, Action extends string>(
  props: BulkBarProps<T, Search, Field, Action>,
) {
  const { chosen, actions } = props;
  const { selection, found, list } = chosen;
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [open, setOpen] = useState<{ action: Action; batch: string } | null>(null);
  const onClose = () => setOpen(null);

  function showDone(text: string, batch: string): void {
    void queries.invalidateQueries({ queryKey: [list.source.name] });
    showToast({ kind: 'success', text, actions: [undoAction(batch)] });
    selection.clear();
  }
  return (
    <>
      {selection.isActive && (
        <SelectionBar
          selection={selection}
          total={found.count ?? found.rows.count}
          actions={actions.map((action) => ({
            ...action,
            onPress: () => setOpen({ action: action.id, batch: randomId() }),
          }))}
        />
      )}
      {open &&
        props.children(open.action, {
          chosen,
          batch: open.batch,
          onDone: (text) => showDone(text, open.batch),
          onClose,
        })}
    </>
  );
}
