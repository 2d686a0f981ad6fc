import { useQueryClient } from '@tanstack/react-query';
import { can } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import type { RequestChange, VisitorRequest } from '@wabu/shared/entities/requests/request';
import { useSession } from '@wabu/shared/session';
import { type RecordRouting, useFailureAlert, useHotkey, useRecordsPage } from '@wabu/shared/ui';
import { useEffect } from 'react';
import { removeRequest, sendChange, useRequest } from '../api/request-calls.ts';
import { requestPath } from '../model/request-path.ts';
import { useRequestWords } from '../words/request-words.ts';
import { useDelivery } from './use-delivery.ts';

// Few visits open it.
const loadHistory = () => import(/* webpackChunkName: "on-demand" */ './request-history.tsx');

/** What the page of records does with requests. */
export function useRequestPage(routing: RecordRouting) {
  const t = useRequestWords();
  const queries = useQueryClient();
  const fail = useFailureAlert();
  const { user } = useSession();
  const canWrite = can(user?.role, 'requests.write');
  const { route } = routing;
  const { stored, isFailed } = useRequest('key' in route ? route.key : null);
  const delivery = useDelivery(stored);
  const reload = () => void queries.invalidateQueries({ queryKey: ['requests'] });
  const page = useRecordsPage<VisitorRequest, never>({
    entity: 'request',
    routing,
    canWrite,
    stored,
    keyOf: ({ id }) => id,
    identify: ({ id, name }) => ({ label: name, path: requestPath(id), recordKey: id }),
    // The next request of the same list follows.
    clear: () => undefined,
    deletion: {
      ask: ({ name }) => ({
        title: t('delete.question', { name }),
        detail: t('delete.toTrash'),
        confirmLabel: t('delete.yes'),
      }),
      send: ({ id }, batch) => removeRequest(queries, id, batch),
      done: ({ name }) => t('done.deleted', { name }),
      onDeleted: reload,
      onFailed: (error) => fail(t('failed.delete'), error),
    },
    onSaved: reload,
    savedText: ({ stored: { name, state, assignee } }) =>
      t('done.changed', {
        name,
        what: [t(`state.${state}`), assignee].filter(Boolean).join(' · '),
      }),
    historyOf: async (request) => (await loadHistory()).historyOf(t, request),
  });

  async function change(fields: Omit<RequestChange, 'id'>): Promise<void> {
    if (!stored) return;
    const batch = randomId();
    try {
      const saved = await sendChange(queries, { id: stored.id, ...fields }, batch);
      page.showSaved({ stored: saved, isMerged: false, batch });
    } catch (error) {
      await fail(t('failed.change'), error);
    }
  }
  /** What nobody undoes, and what is tried again the next time when it fails. */
  const note = (fields: Omit<RequestChange, 'id'>) =>
    stored ? sendChange(queries, { id: stored.id, ...fields }).catch(() => undefined) : undefined;

  const isNew = canWrite && stored?.unread === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request that is opened
  useEffect(() => {
    if (isNew) void note({ unread: false });
  }, [stored?.id]);

  const actions = {
    take: () => change({ assignee: user?.username ?? '' }),
    close: () => change({ state: stored?.state === 'closed' ? 'open' : 'closed' }),
    hold: () => change({ state: stored?.state === 'held' ? 'open' : 'held' }),
    async markUnread() {
      await note({ unread: true });
      page.actions.open(null);
    },
  };
  const keys = { enabled: canWrite && Boolean(stored) };
  const closing = t(stored?.state === 'closed' ? 'action.reopen' : 'action.close');
  useHotkey('alt+a', () => void actions.take(), { ...keys, label: t('action.take') });
  useHotkey('alt+c', () => void actions.close(), { ...keys, label: closing });
  useHotkey('alt+u', () => void actions.markUnread(), { ...keys, label: t('action.unread') });
  return { ...page, isFailed, reload, change, note, ...delivery, ...actions };
}
