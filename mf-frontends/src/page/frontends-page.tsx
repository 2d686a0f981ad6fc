import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { isFrontendFilter } from '@wabu/shared/entities/lists/frontend-search';
import {
  Button,
  EmptyState,
  type ListPageState,
  lazyPart,
  RecordsPage,
  SectionLinks,
  Skeleton,
  ToolbarButton,
  useListState,
} from '@wabu/shared/ui';
import { useListViews } from '@wabu/shared/ui/selection';
import { Globe, LayoutTemplate } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { frontendsList } from '../api/frontends-list.ts';
import type { EditorStore } from '../editor/editor-store.tsx';
import { FrontendsList } from '../list/frontends-list.tsx';
import type { FormTarget } from '../model/publication/form-target.ts';
import { partIds } from '../model/record-parts.ts';
import type { Review } from '../model/search-frontends.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FrontendDetail } from './frontend-detail.tsx';
import { type FrontendPageState, useFrontendPage } from './use-frontend-page.ts';
import { type FrontendTools, useFrontendTools } from './use-frontend-tools.tsx';

// The form is a separate chunk: read-only users do not load it.
const EditingPanel = lazyPart(
  async () => (await import('./editing-panel.tsx')).EditingPanel,
  <Skeleton />,
);
const ReviewBanner = lazyPart(
  async () => (await import('../list/bulk/review-banner.tsx')).ReviewBanner,
);
const FrontendsBulkBar = lazyPart(
  async () => (await import('../list/bulk/bulk-bar.tsx')).FrontendsBulkBar,
);
const FrontendTable = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'table' */ '../list/frontend-table.tsx')).FrontendTable,
);

const filterFields = ['only'] as const;

export function FrontendsPage() {
  const t = useFrontendsWords();
  const state = useListState(filterFields);
  // It goes on after each save, until the person ends it.
  const [review, setReview] = useState<Review>();
  const list = useFrontendList(state, review);
  const page = useFrontendPage(state);
  const { stored, record, canWrite, canPublish } = page;
  const { store, target, editAt, takeStore } = useOpenEditor(page.actions.edit);
  const tools = useFrontendTools(page, store, list.takenUrls);
  const isOpen = page.isWriting ? store !== null : !!stored;
  return (
    <>
      <RecordsPage
        page={page}
        title={t('title')}
        about={t('about')}
        loader={frontendsList}
        unknownUser={t('unknownUser')}
        toolbar={{
          label: t('actions.toolbar'),
          notAllowed: 'hidden',
          recordActions: tools.recordActions,
          besideSave: canPublish && <SaveAndPublish onPress={page.saveAndPublish} />,
          children: isOpen && tools.preview,
        }}
        list={
          <Frontends
            state={state}
            review={review}
            onReview={(next) => {
              state.clear();
              setReview(next);
            }}
            list={list}
            page={page}
            tools={tools}
          />
        }
        isWide={list.isTable}
        detailLabel={t('detail.title')}
        recordTitle={page.route.mode === 'new' ? t('detail.new') : page.opened}
        links={isOpen && <PartLinks />}
        {...useMissing(page)}
        form={(start) => (
          <EditingPanel
            key={start.visit}
            start={start}
            host={page.host}
            record={stored}
            takenUrls={list.takenUrls}
            canPublish={canPublish}
            target={target}
            onStore={takeStore}
          />
        )}
      >
        {() =>
          record.data && (
            <FrontendDetail
              frontend={record.data}
              canPublish={canPublish}
              onGo={canWrite ? editAt : undefined}
            />
          )
        }
      </RecordsPage>
      {tools.dialogs}
    </>
  );
}

function SaveAndPublish({ onPress }: { onPress: () => Promise<void> }) {
  const t = useFrontendsWords();
  return (
    <ToolbarButton
      label={t('publication.saveAndPublish')}
      icon={<Globe size={18} />}
      onPress={() => void onPress()}
    />
  );
}

function useMissing({ opened, record }: FrontendPageState) {
  const t = useFrontendsWords();
  const nothing = (
    <EmptyState icon={<LayoutTemplate aria-hidden="true" />} title={t('detail.nothing')} />
  );
  const gone = <EmptyState title={t('detail.gone', { url: opened ?? '' })} />;
  const retry = <Button onClick={() => void record.refetch()}>{t('actions.retry')}</Button>;
  const failed = record.isError && (
    <div role="alert">
      <EmptyState title={t('detail.failed')} action={retry} />
    </div>
  );
  return { nothing, gone, failed };
}

interface FrontendsProps {
  state: ListPageState<'only'>;
  review: Review | undefined;
  onReview: (review?: Review) => void;
  list: ReturnType<typeof useFrontendList>;
  page: FrontendPageState;
  tools: FrontendTools;
}

function Frontends({ state, review, onReview, list, page, tools }: FrontendsProps) {
  const open = review ? tools.openSheet : page.actions.open;
  const given = { page, list, onOpen: ({ URL }: FrontendSummary) => open(URL) };
  return (
    <FrontendsList
      {...given}
      search={state.search}
      onSearch={state.setSearch}
      only={list.only}
      onFilter={(only) => state.setFilters({ only: only ?? '' })}
      listActions={tools.listActions}
      notice={
        <>
          {review && <ReviewBanner review={review} onEnd={() => onReview()} />}
          {list.hasBar && (
            <FrontendsBulkBar
              chosen={list.chosen}
              canWrite={page.canWrite}
              canPublish={page.canPublish}
              onReview={onReview}
            />
          )}
        </>
      }
      drawTable={(empty) => <FrontendTable {...given} empty={empty} />}
    />
  );
}

function useFrontendList(state: ListPageState<'only'>, review: Review | undefined) {
  const text = state.search.trim();
  const { only: asked = '' } = state.filters;
  const only = isFrontendFilter(asked) ? asked : null;
  const search = useMemo(() => ({ text, only, review }), [text, only, review]);
  const list = useListViews({ list: frontendsList, search, fragment: state.fragment });
  const { records } = list;
  const takenUrls: ReadonlySet<string> = useMemo(
    () => new Set(records.map(({ URL }) => normaliseFrontendUrl(URL))),
    [records],
  );
  return { ...list, only, takenUrls };
}

/** The values of the open form, and the part of it that it shows first. */
function useOpenEditor(edit: () => void) {
  const [store, setStore] = useState<EditorStore | null>(null);
  const [target, setTarget] = useState<FormTarget | null>(null);
  return {
    store,
    target,
    editAt(at: FormTarget) {
      setTarget(at);
      edit();
    },
    takeStore: useCallback((next: EditorStore | null) => {
      setStore(next);
      setTarget(null);
    }, []),
  };
}

function PartLinks() {
  const t = useFrontendsWords();
  const parts = [
    { id: partIds.data, label: t('detail.data') },
    { id: partIds.images, label: t('detail.pictures') },
    { id: partIds.sections, label: t('fields.Sezioni') },
  ];
  return <SectionLinks parts={parts} />;
}
