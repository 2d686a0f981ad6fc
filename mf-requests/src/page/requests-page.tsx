import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import {
  Button,
  EmptyState,
  Fact,
  lazyPart,
  type MenuAction,
  RecordFacts,
  RecordsPage,
  Skeleton,
  useListState,
} from '@wabu/shared/ui';
import { useListViews } from '@wabu/shared/ui/selection';
import { Mail } from 'lucide-react';
import { useMemo, useState } from 'react';
import { requestsList } from '../api/requests-list.ts';
import { RequestList } from '../list/request-list.tsx';
import { filterFields } from '../model/request-index.ts';
import { ReadyAnswersDialog } from '../ready/ready-answers.ts';
import { RequestControls } from '../thread/request-controls.tsx';
import { RequestFacts } from '../thread/request-facts.tsx';
import { useRequestWords } from '../words/request-words.ts';
import { useRequestPage } from './use-request-page.ts';

// With the formatted texts a chunk of its own: the list does not wait for it.
const Thread = lazyPart(
  async () => (await import(/* webpackChunkName: "thread" */ '../thread/thread.tsx')).Thread,
  <Skeleton />,
);
const AnswerForm = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "thread" */ '../answer/answer-form.tsx')).AnswerForm,
);
const MergeDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand" */ '../merge/merge-dialog.tsx')).MergeDialog,
);
const AddRequestDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand" */ '../add/add-request-dialog.tsx'))
      .AddRequestDialog,
);
const RequestsBulkBar = lazyPart(
  async () => (await import(/* webpackChunkName: "bulk" */ '../bulk/bulk-bar.tsx')).RequestsBulkBar,
);

/** The requests page: toolbar, list, and the thread that is open. */
export function RequestsPage() {
  const t = useRequestWords();
  const state = useListState(filterFields);
  const { filters, fragment } = state;
  const text = state.search.trim();
  const search = useMemo(() => ({ text, filters }), [text, filters]);
  const list = useListViews({ list: requestsList, search, fragment });
  const page = useRequestPage(state.routing);
  const [shown, setShown] = useState<'add' | 'merge' | 'ready' | null>(null);
  const close = () => setShown(null);
  const showSaved = (saved: VisitorRequest, batch: string) =>
    page.showSaved({ stored: saved, isMerged: false, batch });
  const { stored, canWrite } = page;
  return (
    <>
      <RecordsPage
        page={page}
        title={t('title')}
        loader={requestsList}
        toolbar={{
          label: t('toolbar'),
          notAllowed: 'hidden',
          recordActions: canWrite && stored ? actionsOf(t, page, () => setShown('merge')) : [],
        }}
        list={
          <RequestList
            page={page}
            list={list}
            search={state.search}
            onSearch={state.setSearch}
            filters={filters}
            onFilter={state.setFilters}
            onOpen={({ id }) => page.actions.open(id)}
            listActions={
              canWrite
                ? [
                    { id: 'add', label: t('add.title'), onPress: () => setShown('add') },
                    { id: 'ready', label: t('ready.title'), onPress: () => setShown('ready') },
                  ]
                : []
            }
            notice={list.hasBar && canWrite && <RequestsBulkBar chosen={list.chosen} />}
          />
        }
        detailLabel={t('detail.panel')}
        recordTitle={stored?.name ?? null}
        nothing={<Nothing title={t('detail.none')} />}
        gone={<Nothing title={t('detail.gone')} />}
        failed={
          page.isFailed ? (
            <EmptyState
              title={t('failed.load')}
              action={<Button onClick={page.reload}>{t('failed.retry')}</Button>}
            />
          ) : undefined
        }
      >
        {(request) => <RequestDetail key={request.id} request={request} page={page} />}
      </RecordsPage>
      {shown === 'add' && (
        <AddRequestDialog
          onAdded={(added, batch) => {
            page.actions.open(added.id);
            showSaved(added, batch);
          }}
          onClose={close}
        />
      )}
      {shown === 'ready' && <ReadyAnswersDialog onClose={close} />}
      {shown === 'merge' && stored && (
        <MergeDialog request={stored} onMerged={showSaved} onClose={close} />
      )}
    </>
  );
}

interface RequestDetailProps {
  request: VisitorRequest;
  page: ReturnType<typeof useRequestPage>;
}

function RequestDetail({ request, page }: RequestDetailProps) {
  const t = useRequestWords();
  const { canWrite, change, note } = page;
  return (
    <>
      {canWrite ? (
        <RequestControls request={request} onChange={(fields) => void change(fields)} />
      ) : (
        <RecordFacts>
          <Fact label={t('field.state')}>{t(`state.${request.state}`)}</Fact>
          <Fact label={t('field.assignee')}>{request.assignee || t('detail.nobody')}</Fact>
        </RecordFacts>
      )}
      <RequestFacts
        request={request}
        onWithdraw={canWrite ? () => void page.withdraw() : undefined}
      />
      <Thread
        request={request}
        act={
          canWrite
            ? {
                onTranslated: (message, html) =>
                  void note({ translated: { message, language: 'it', html } }),
                approve: (message) => void change({ approve: message }),
                resend: () => void page.resend(),
              }
            : undefined
        }
      />
      {canWrite && <AnswerForm request={request} host={page.host} />}
    </>
  );
}

function actionsOf(
  t: ReturnType<typeof useRequestWords>,
  page: ReturnType<typeof useRequestPage>,
  merge: () => void,
): MenuAction[] {
  const { state } = page.stored ?? {};
  const closing = state === 'closed' ? 'action.reopen' : 'action.close';
  return [
    { id: 'take', label: t('action.take'), shortcut: 'alt+a', onPress: () => void page.take() },
    { id: 'close', label: t(closing), shortcut: 'alt+c', onPress: () => void page.close() },
    {
      id: 'unread',
      label: t('action.unread'),
      shortcut: 'alt+u',
      onPress: () => void page.markUnread(),
    },
    {
      id: 'hold',
      label: t(state === 'held' ? 'action.release' : 'action.hold'),
      onPress: () => void page.hold(),
    },
    { id: 'merge', label: t('action.merge'), onPress: merge },
    ...(page.stored?.Fornitore
      ? [{ id: 'forward', label: t('action.forward'), onPress: () => void page.forward() }]
      : []),
  ];
}

const Nothing = ({ title }: { title: string }) => (
  <EmptyState icon={<Mail aria-hidden="true" />} title={title} />
);
