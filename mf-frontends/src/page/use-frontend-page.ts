import { useQueryClient } from '@tanstack/react-query';
import { can } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import {
  type ListPageState,
  useFailureAlert,
  useFragmentAction,
  useRecordsPage,
} from '@wabu/shared/ui';
import { useRef } from 'react';
import { deleteFrontend, frontendQuery } from '../api/frontend-calls.ts';
import { useFrontend } from '../api/use-frontend.ts';
import type { EditorState } from '../model/draft/editor-state.ts';
import type { StoredFrontend } from '../model/draft/new-draft.ts';
import { frontendPath } from '../model/frontend-path.ts';
import { usePublication } from '../publication/use-publication.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { useRouteState } from './use-route-state.ts';

/** What the page of records does with frontends. */
export function useFrontendPage({ clear, fragment }: ListPageState<'only'>) {
  const t = useFrontendsWords();
  const fail = useFailureAlert();
  const queries = useQueryClient();
  const role = useSession().user?.role;
  const routing = useRouteState(fragment);
  const record = useFrontend(routing.opened);
  const { publish } = usePublication({
    url: routing.opened ?? '',
    version: record.data?.version ?? 0,
  });
  const isToBePublished = useRef(false);
  const page = useRecordsPage<StoredFrontend, EditorState>({
    entity: 'frontend',
    routing,
    canWrite: can(role, 'frontends.write'),
    stored: record.data,
    keyOf: ({ URL }) => URL,
    staysOpen: true,
    identify: ({ URL }) => ({ label: URL, path: frontendPath(URL), recordKey: URL }),
    clear,
    deletion: {
      ask: ({ URL }) => ({
        title: t('delete.question', { url: URL }),
        detail: t('delete.detail'),
        confirmLabel: t('actions.delete'),
      }),
      send: ({ URL, version }, batch) => deleteFrontend(URL, version, batch),
      done: ({ URL }) => t('delete.done', { url: URL }),
      onFailed: (error) => fail(t('delete.failed'), error),
      onDeleted() {
        // The deleted record would answer 404.
        const isOthers = ({ queryKey: [, kind] }: { queryKey: readonly unknown[] }) =>
          kind !== 'one';
        void queries.invalidateQueries({ queryKey: ['frontends'], predicate: isOthers });
      },
    },
    onSaved(saved) {
      // Shown until it is loaded with the origins of its texts.
      queries.setQueryData(frontendQuery(saved.URL).queryKey, (before) => ({
        ledger: before?.ledger ?? [],
        ...saved,
      }));
      void queries.invalidateQueries({ queryKey: ['frontends'] });
      if (isToBePublished.current) void publish(saved);
    },
    savedText({ stored, as, isMerged }) {
      if (as === 'new') return t('save.added');
      return isMerged ? t('save.merged') : t('save.saved', { url: stored.URL });
    },
    historyOf: async (frontend) => (await import('./frontend-history.tsx')).historyOf(t, frontend),
  });
  async function saveAndPublish(): Promise<void> {
    isToBePublished.current = true;
    await page.form?.save('view');
    isToBePublished.current = false;
  }
  // A link of a supplier opens the form of its microsite.
  useFragmentAction('supplier', async (name) => {
    const { stateForSupplier } = await import(
      /* webpackChunkName: 'copy' */ '../templates/copy/state-for-supplier.ts'
    );
    page.actions.addFrom(await stateForSupplier(name));
  });
  return { ...page, record, saveAndPublish, canPublish: can(role, 'frontends.publish') };
}

export type FrontendPageState = ReturnType<typeof useFrontendPage>;
