import { usePageToast } from '../feedback/toasts.ts';
import type { RestorableRecord } from '../history/record-history.tsx';
import { useUndoAction } from '../history/use-undo-action.ts';
import { useUiWords } from '../words/ui-words.ts';

interface Result {
  /** Default: that unsaved changes were dropped. */
  text?: string;
  /** Of a write: «Annulla» undoes it. */
  batch?: string;
  /** The record that was written; absent for a deletion. */
  describe?: () => Promise<RestorableRecord>;
  /** «Riapri». */
  reopen?: () => unknown;
}

/** Shows the result of a save, a deletion or a cancel in a toast. */
export function useResultToast(): (result: Result) => void {
  const t = useUiWords();
  const showToast = usePageToast();
  const undoAction = useUndoAction();
  return ({ text = t('record.cancelled'), batch, describe, reopen }) => {
    const actions = [
      batch !== undefined && undoAction(batch, describe),
      reopen && { label: t('record.reopen'), onPress: () => void reopen() },
    ].filter((action) => !!action);
    showToast({ kind: batch === undefined ? 'info' : 'success', text, actions });
  };
}
