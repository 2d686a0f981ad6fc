import { useQueryClient } from '@tanstack/react-query';
import { useAlert } from '../dialogs/use-alert.tsx';
import { useTimeFormat } from '../feedback/format-time.ts';
import { showToast, type ToastAction } from '../feedback/toasts.ts';
import { useUiWords } from '../words/ui-words.ts';

/**
 * «Annulla» in the toast of a write: `actions: [undoAction(batch)]`, where `batch` is the id that the write was
 * sent with (`BATCH_HEADER`). It stays when the page is left. After the undo all loaded data is read again.
 */
export function useUndoAction(): (batch: string, onUndone?: () => void) => ToastAction {
  const t = useUiWords();
  const alert = useAlert();
  const format = useTimeFormat();
  const queries = useQueryClient();

  async function undo(batch: string, onUndone?: () => void): Promise<void> {
    try {
      const { postJson } = await import(/* webpackChunkName: "history" */ './dialog/call-api.ts');
      await postJson('/api/d1/undo', { batch });
    } catch (error) {
      await fail(error);
      return;
    }
    onUndone?.();
    void queries.invalidateQueries();
    showToast({ kind: 'success', text: t('undo.done') });
  }

  async function fail(error: unknown): Promise<void> {
    const { problem } = error as {
      problem?: { message: string; changedBy?: string; changedAt?: number };
    };
    const { changedBy: name, changedAt } = problem ?? {};
    // What was changed since is shown too.
    if (problem) void queries.invalidateQueries();
    const isChanged = name !== undefined && changedAt !== undefined;
    const detail = isChanged
      ? t('undo.changed', { name, time: format(changedAt) })
      : (problem?.message ?? t('undo.unreachable'));
    await alert({ title: t('undo.failed'), detail });
  }

  return (batch, onUndone) => ({
    label: t('undo.label'),
    outlivesPage: true,
    onPress: () => void undo(batch, onUndone),
  });
}
