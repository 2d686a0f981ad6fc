import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem, answer } from '@wabu/api/client';
import {
  frontendOfFolder,
  type TrashEntry,
  type Undeleted,
} from '@wabu/shared/entities/history/trash';
import { ADMIN_PATH } from '@wabu/shared/module';
import { useNavigate } from '@wabu/shared/routing';
import { useAlert, useConfirm, useOverlay, usePageToast } from '@wabu/shared/ui';
import { useState } from 'react';
import { d1 } from '../../session/api-client.ts';
import { hasHistory, recordPath } from '../activity/record-path.ts';
import { KeyDialog } from './key-dialog.tsx';
import { useTrashWords } from './words/it.ts';

/** Restores and deletes entries, asks what they need, and says what became of them. `onDone`: the entry is gone. */
export function useTrashActions(onDone: () => void) {
  const t = useTrashWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const showToast = usePageToast();
  const alert = useAlert();
  const confirm = useConfirm();
  const open = useOverlay();
  const [busy, setBusy] = useState<number | null>(null);

  const reasonOf = (error: unknown) =>
    error instanceof ApiProblem ? error.problem.message : t('offline');

  async function undelete(entry: TrashEntry, key?: string): Promise<void> {
    const json = key === undefined ? { id: entry.id } : { id: entry.id, key };
    const { label } = await answer<Undeleted>(d1.undelete.$post({ json }));
    const address = addressOf(entry);
    showToast({
      kind: 'success',
      text: t(`restored.${entry.entity}`, { name: label }),
      actions: address ? [{ label: t('open'), onPress: () => navigate(address) }] : [],
    });
    await leave();
  }

  /** Lists of other pages have changed too. */
  async function leave(): Promise<void> {
    await queries.invalidateQueries();
    onDone();
  }

  async function fail(title: string, error: unknown): Promise<void> {
    await alert({ title, detail: reasonOf(error) });
    if (error instanceof ApiProblem && error.status === 404) await leave();
  }

  const askForKey = (entry: TrashEntry, reason: string) =>
    open<void>((close) => (
      <KeyDialog
        entry={entry}
        reason={reason}
        onClose={close}
        onRestore={(key) => undelete(entry, key).then(() => null, reasonOf)}
      />
    ));

  async function restore(entry: TrashEntry): Promise<void> {
    setBusy(entry.id);
    const error = await undelete(entry).then(() => null, toError);
    setBusy(null);
    if (error === null) return;
    if (needsKey(error)) await askForKey(entry, reasonOf(error));
    else await fail(t('notRestored'), error);
  }

  async function purge(entry: TrashEntry): Promise<void> {
    const isSure = await confirm({
      danger: true,
      title: t('purgeQuestion', { name: entry.label }),
      detail: t('purgeDetail'),
      confirmLabel: t('purgeConfirm'),
    });
    if (!isSure) return;
    setBusy(entry.id);
    const sent = answer(d1.purge.$post({ json: { id: entry.id } }));
    const error = await sent.then(() => null, toError);
    setBusy(null);
    if (error !== null) return fail(t('notPurged'), error);
    showToast({ kind: 'success', text: t('purged', { name: entry.label }) });
    await leave();
  }

  return { busy, restore, purge };
}

const toError = (error: Error) => error;

const needsKey = (error: unknown) =>
  error instanceof ApiProblem &&
  error.status === 409 &&
  error.problem.errors?.some(({ field }) => field === 'key') === true;

/** The page that shows a restored record; null where no page does. */
function addressOf({ entity, recordId, place }: TrashEntry): string | null {
  if (hasHistory(entity)) return recordPath(entity, recordId);
  if (entity !== 'file') return null;
  const frontend = frontendOfFolder(place);
  return frontend && `${ADMIN_PATH}/frontends?${new URLSearchParams({ frontend })}`;
}
