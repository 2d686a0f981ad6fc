import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  BATCH_HEADER,
  type FieldPath,
  type HistoryEntry,
} from '../../../entities/history/history.ts';
import type { Restored } from '../../../entities/history/restore.ts';
import { randomId } from '../../../entities/random-id.ts';
import { useAlert } from '../../dialogs/use-alert.tsx';
import { useConfirm } from '../../dialogs/use-confirm.tsx';
import { useTimeFormat } from '../../feedback/format-time.ts';
import { showToast } from '../../feedback/toasts.ts';
import type { HistoryDialogProps } from '../record-history.tsx';
import { postJson, RejectedCall } from './call-api.ts';
import { type OpenedRecord, openRecord } from './use-history.ts';
import { useHistoryWords } from './words/it.ts';

export interface RestoredState {
  entry: HistoryEntry;
  /** The version before the entry instead. */
  before?: true;
}

/** A save since the history was opened rejects it, and the history shows that save. */
export function useRestore(
  props: HistoryDialogProps,
  opened: OpenedRecord | undefined,
  reload: () => void,
) {
  const { entity, restoring, loadVersion, labelOf, undoAction } = props;
  const t = useHistoryWords();
  const format = useTimeFormat();
  const confirm = useConfirm();
  const alert = useAlert();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const [isRestoring, setRestoring] = useState(false);

  async function restore(state: RestoredState, fields?: FieldPath[]): Promise<void> {
    if (!restoring || isBusy.current) return;
    isBusy.current = true;
    try {
      const isWhole = fields === undefined;
      const title = state.before
        ? t('questionBefore')
        : t('question', { time: format(state.entry.at) });
      const confirmLabel = t(state.before ? 'restoreAllBefore' : 'restoreAll');
      const detail = t('questionDetail');
      if (isWhole && !(await confirm({ title, detail, confirmLabel }))) return;
      const { hasUnsavedWork } = restoring;
      if (!(await restoring.leave())) return;
      setRestoring(true);
      // Leaving the form may have saved it.
      const now = hasUnsavedWork ? await openRecord(props) : opened;
      if (now) await send(now, state, fields);
    } catch (error) {
      await fail(error);
    } finally {
      isBusy.current = false;
      setRestoring(false);
    }
  }

  async function send(
    { id, version }: OpenedRecord,
    { entry, before }: RestoredState,
    fields: FieldPath[] | undefined,
  ): Promise<void> {
    const batch = randomId();
    const describe = loadVersion && (async () => ({ ...props, loadVersion }));
    const restored = await postJson<Restored>(
      '/api/d1/restore',
      { entity, id, entry: entry.id, before, fields },
      { 'If-Match': `"${version}"`, [BATCH_HEADER]: batch },
    );
    reload();
    void queries.invalidateQueries();
    showToast({ kind: 'success', text: textOf(restored), actions: [undoAction(batch, describe)] });
  }

  function textOf({ kept, missing }: Restored): string {
    const lines = [
      kept.length > 0 && t('kept', { fields: kept.map(labelOf).join(', ') }),
      missing.length > 0 && t('missing', { names: missing.join(', ') }),
    ].filter((line) => line !== false);
    return lines.join(' ') || t('restored');
  }

  async function fail(error: unknown): Promise<void> {
    const title = t('restoreFailed');
    if (!(error instanceof RejectedCall)) return alert({ title, detail: t('unreachable') });
    const { status, problem } = error;
    if (status !== 412) {
      const details = [problem.message, ...(problem.errors ?? []).map(({ message }) => message)];
      return alert({ title, detail: [...new Set(details)].filter(Boolean).join(' ') });
    }
    reload();
    const { changedBy: name, changedAt } = problem;
    const detail =
      name === undefined || changedAt === undefined
        ? t('changedUnknown')
        : t('changed', { name, time: format(changedAt) });
    return alert({ title, detail });
  }
  return { restore, isRestoring };
}
