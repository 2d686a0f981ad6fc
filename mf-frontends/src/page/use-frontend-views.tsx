import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { lazyPart } from '@wabu/shared/ui';
import { useViews } from '@wabu/shared/ui/selection';
import type { ReactNode } from 'react';
import { keyOf } from '../api/use-frontends.ts';
import type { FrontendsPageState } from './use-frontends-page.ts';

const ReviewBanner = lazyPart(async () => (await import('../bulk/review-banner.tsx')).ReviewBanner);
const BulkBar = lazyPart(async () => (await import('../bulk/bulk-bar.tsx')).BulkBar);
const FrontendTable = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'table' */ '../table/frontend-table.tsx')).FrontendTable,
);

export function useFrontendViews(page: FrontendsPageState, onOpen: (url: string) => void) {
  const { list, search, setSearch, view } = page;
  const { found } = list;
  const { selection, selectAction, views, ...rest } = useViews<FrontendSummary>({
    view,
    keyOf,
    found,
    search: JSON.stringify(search),
  });
  const bar = (
    <>
      <BulkBar
        selection={selection}
        loaded={list.records}
        search={search}
        total={found.count ?? found.shown.length}
        canWrite={page.canWrite}
        canPublish={page.canPublish}
        onReview={(review) => setSearch({ text: '', only: null, review })}
      />
    </>
  );
  const drawRows = (empty: ReactNode) => (
    <>
      <FrontendTable
        list={list}
        search={search}
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
