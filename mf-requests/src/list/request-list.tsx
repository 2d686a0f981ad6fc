import type { ListedRequest } from '@wabu/shared/entities/requests/request';
import { useStaffLocale } from '@wabu/shared/i18n';
import { RecordsList, type ShownList, timeAgo } from '@wabu/shared/ui';
import type { ComponentProps } from 'react';
import { filterFields, type RequestSearch, sortFields } from '../model/request-index.ts';
import { useRequestWords } from '../words/request-words.ts';
import { RequestFilterFields } from './request-filters.tsx';
import { RequestListItem } from './request-list-item.tsx';

type Given = 'page' | 'search' | 'onSearch' | 'onOpen' | 'listActions' | 'notice';

interface RequestListProps extends Pick<ComponentProps<typeof RecordsList<ListedRequest>>, Given> {
  list: ShownList<ListedRequest>;
  filters: RequestSearch['filters'];
  onFilter: (filters: RequestSearch['filters']) => void;
}

/** The searchable list of requests, the newest message first unless another order is chosen. */
export function RequestList({ filters, onFilter, ...given }: RequestListProps) {
  const t = useRequestWords();
  const locale = useStaffLocale();
  const now = Date.now();
  const active = filterFields.filter((field) => filters[field]);
  return (
    <RecordsList
      {...given}
      // Visitors write them: an empty list offers no way to add one.
      page={{ ...given.page, canWrite: false }}
      rowHeight={5}
      t={t}
      filters={{
        active: active.length,
        controls: () => <RequestFilterFields filters={filters} onChange={onFilter} />,
      }}
      fields={sortFields.map((id) => ({ id, label: t(`sort.${id}`) }))}
      onClear={() => {
        given.onSearch('');
        onFilter({});
      }}
      nameOf={({ name }) => name}
    >
      {(request) => (
        <RequestListItem
          request={request}
          kind={t(`kind.${request.kind}`)}
          state={t(`state.${request.state}`)}
          age={timeAgo(locale, request.lastAt, now)}
          unread={t('list.unread')}
          hasDraft={given.page.drafts.has(request.id)}
        />
      )}
    </RecordsList>
  );
}
