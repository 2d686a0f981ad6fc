import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { useSession } from '@wabu/shared/session';
import {
  lazyPart,
  RecordHistories,
  RecordsPage,
  RecordsToolbar,
  SectionLinks,
  ToolbarButton,
  useDraftRecords,
} from '@wabu/shared/ui';
import { useViews } from '@wabu/shared/ui/selection';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { frontendsList } from '../api/frontends-list.ts';
import { FrontendsList } from '../list/frontends-list.tsx';
import { partIds } from '../model/record-parts.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FrontendDetail } from './frontend-detail.tsx';
import { useFrontendTools } from './use-frontend-tools.tsx';
import { type FrontendsPageState, useFrontendsPage } from './use-frontends-page.ts';

const PreviewDrawer = lazyPart(
  async () => (await import('../publication/preview-drawer.tsx')).PreviewDrawer,
);
const FrontendHistory = lazyPart(
  async () => (await import('./frontend-history.tsx')).FrontendHistory,
);

export function FrontendsPage() {
  const t = useFrontendsWords();
  const page = useFrontendsPage();
  const { route, list, editor, record } = page;
  const { user } = useSession();
  const drafts = useDraftRecords(user && `${user.username}/frontend/`);
  const [isPreviewing, setPreviewing] = useState(false);
  const tools = useFrontendTools(page);
  const open = page.search.review ? tools.openSheet : page.open;
  const { selection, selectAction, ...views } = useFrontendViews(page, open);
  const isOpen = page.isWriting ? editor.store !== null : record.data !== undefined;
  return (
    <>
      <RecordsPage
        title={t('title')}
        loader={frontendsList}
        unknownUser={t('unknownUser')}
        toolbar={
          <RecordsToolbar
            label={t('actions.toolbar')}
            mode={page.isWriting || isOpen ? route.mode : 'none'}
            canWrite={page.canWrite}
            isSaving={editor.isSaving}
            notAllowed="hidden"
            actions={page.actions}
            recordActions={tools.recordActions}
          >
            {isOpen && (
              <ToolbarButton
                label={t('actions.preview')}
                icon={<Eye size={18} />}
                onPress={() => setPreviewing(true)}
              />
            )}
          </RecordsToolbar>
        }
        list={
          <FrontendsList
            list={list}
            search={page.search}
            onSearch={page.setSearch}
            canAdd={page.canWrite}
            sort={page.sort}
            onSort={page.setSort}
            listActions={[selectAction, ...tools.listActions]}
            focusOn={page.focusOn}
            drafts={drafts}
            selected={'url' in route ? route.url : null}
            onSelect={open}
            selection={selection}
            {...views}
            listRef={page.listRef}
          />
        }
        isWide={page.view.isTable}
        detailLabel={t('detail.title')}
        recordTitle={route.mode === 'new' ? t('detail.new') : 'url' in route ? route.url : null}
        links={isOpen && <PartLinks />}
        isOpen={route.mode !== 'none'}
        onBack={page.close}
      >
        <FrontendDetail page={page} />
      </RecordsPage>
      <RecordHistories
        History={FrontendHistory}
        history={page.history}
        form={page.canWrite ? editor : null}
      />
      {tools.dialogs}
      {isPreviewing && <Preview page={page} onClose={() => setPreviewing(false)} />}
    </>
  );
}

function Preview({ page, onClose }: { page: FrontendsPageState; onClose: () => void }) {
  return <PreviewDrawer store={page.editor.store} frontend={page.record.data} onClose={onClose} />;
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

const ReviewBanner = lazyPart(
  async () => (await import('../list/bulk/review-banner.tsx')).ReviewBanner,
);
const BulkBar = lazyPart(async () => (await import('../list/bulk/bulk-bar.tsx')).BulkBar);
const FrontendTable = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'table' */ '../list/frontend-table.tsx')).FrontendTable,
);

function useFrontendViews(page: FrontendsPageState, onOpen: (url: string) => void) {
  const { list, search, setSearch, view } = page;
  const { found, asked } = list;
  const { selection, selectAction, views, ...rest } = useViews<FrontendSummary>({
    view,
    found,
    search: JSON.stringify(search),
  });
  const bar = (
    <>
      <BulkBar
        {...asked}
        selection={selection}
        loaded={list.records}
        found={found}
        canWrite={page.canWrite}
        canPublish={page.canPublish}
        onReview={(review) => setSearch({ text: '', only: null, review })}
      />
    </>
  );
  const drawRows = (empty: ReactNode) => (
    <>
      <FrontendTable
        found={found}
        prepare={list.prepare}
        onRetry={list.reload}
        sort={page.sort}
        onSort={page.setSort}
        fragment={page.fragment}
        selection={selection}
        onOpen={({ URL }) => onOpen(URL)}
        {...rest.columnsChoice}
        empty={empty}
        listRef={page.listRef}
        focusOn={page.focusOn}
      />
    </>
  );
  return {
    selection,
    selectAction,
    views,
    notice: (
      <>
        {search.review && (
          <ReviewBanner review={search.review} onEnd={() => setSearch({ text: '', only: null })} />
        )}
        {rest.hasBar && bar}
      </>
    ),
    drawRows: view.isTable ? drawRows : undefined,
  };
}
