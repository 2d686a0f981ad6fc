import { useQueryClient } from '@tanstack/react-query';
import { useStaffLocale } from '../../i18n/index.ts';
import { isolated } from '../../i18n/label.ts';
import { useOverlay } from '../dialogs/overlays.tsx';
import { useAlert } from '../dialogs/use-alert.tsx';
import { useTimeFormat } from '../feedback/format-time.ts';
import { showToast, type ToastAction } from '../feedback/toasts.ts';
import { useUiWords } from '../words/it.ts';
import type { StoppedUndo } from './dialog/undo-batch.tsx';
import type { RestorableRecord } from './record-history.tsx';

/** Absent for a creation or a deletion: then a later change rejects the undo. */
type DescribeRecord = () => Promise<RestorableRecord>;

/** «Annulla» in the toast of a write, sent with this batch (`BATCH_HEADER`). It stays when the page is left. */
export function useUndoAction(): (batch: string, describe?: DescribeRecord) => ToastAction {
  const t = useUiWords();
  const alert = useAlert();
  const resolve = useOverlay();
  const format = useTimeFormat();
  const queries = useQueryClient();
  const locale = useStaffLocale();
  const formatNumber = (value: number) => value.toLocaleString(locale);

  async function undo(
    batch: string,
    describe?: DescribeRecord,
    stopped?: StoppedUndo,
  ): Promise<void> {
    try {
      const { undoBatch } = await import(
        /* webpackChunkName: "dialogs" */ './dialog/undo-batch.tsx'
      );
      const undone = await undoBatch({ batch, describe, resolve, stopped });
      void queries.invalidateQueries();
      if (undone === 'whole') showToast({ kind: 'success', text: t('undo.done') });
      else if (undone !== 'cancelled' && 'stopped' in undone) {
        const { done, total } = undone.stopped.part;
        const goOn = () => void undo(batch, describe, undone.stopped);
        showToast({
          text: t('undo.stopped', { done: formatNumber(done), total: formatNumber(total) }),
          actions: [{ label: t('undo.goOn'), outlivesPage: true, onPress: goOn }],
        });
      } else if (undone !== 'cancelled') {
        const text = t('undo.merged', { name: isolated(undone.kept.changedBy ?? '') });
        showToast({ kind: 'success', text, actions: [undoAction(undone.batch, describe)] });
      }
    } catch (error) {
      await fail(error);
    }
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

  const undoAction = (batch: string, describe?: DescribeRecord): ToastAction => ({
    label: t('undo.label'),
    outlivesPage: true,
    onPress: () => void undo(batch, describe),
  });
  return undoAction;
}
