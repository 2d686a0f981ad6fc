import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendFilter,
  publicationFilters,
} from '@wabu/shared/entities/lists/frontend-search';
import { languages } from '@wabu/shared/i18n/languages';
import {
  DataList,
  EmptyState,
  type FoundRecords,
  type ListState,
  type RowFocus,
  SearchField,
  Select,
} from '@wabu/shared/ui';
import { useRef } from 'react';
import type { FrontendSearch } from '../model/search-frontends.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontends-list.module.css';
import { FrontendsListItem } from './frontends-list-item.tsx';

interface FrontendsListProps {
  list: ListState<FrontendSummary> & { found: FoundRecords<FrontendSummary> };
  search: FrontendSearch;
  onSearch: (search: FrontendSearch) => void;
  /** URLs of the frontends with a stored draft. */
  drafts: ReadonlySet<string>;
  selected: string | null;
  focusOn?: RowFocus;
  onSelect: (url: string) => void;
}

/** The searchable list of frontends, sorted by URL. */
export function FrontendsList(props: FrontendsListProps) {
  const { list, search, onSearch, selected, onSelect } = props;
  const { shown, count, status, isNarrowed } = list.found;
  const t = useFrontendsWords();
  const rows = useRef<HTMLDivElement>(null);
  const hasMore = count !== null && shown.length < count && !list.isFilling;
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t('list.search')}
          value={search.text}
          onChange={(text) => onSearch({ ...search, text })}
          onLeave={() => rows.current?.focus()}
        />
        <Select
          aria-label={t('list.filter')}
          value={search.only ?? ''}
          onChange={({ target }) =>
            onSearch({ ...search, only: (target.value || null) as FrontendFilter | null })
          }
        >
          <option value="">{t('list.all')}</option>
          {publicationFilters.map((state) => (
            <option key={state} value={state}>
              {t(`list.${state}`)}
            </option>
          ))}
          {languages.map(({ code, label }) => (
            <option key={code} value={code}>
              {t('list.lacking', { language: label })}
            </option>
          ))}
        </Select>
      </div>
      <p className={styles.count} role="status">
        {isNarrowed && count !== null && t('list.count', { shown: count, all: list.total })}
        {hasMore && ` · ${t('list.more', { shown: shown.length })}`}
      </p>
      <div className={styles.rows}>
        <DataList
          ref={rows}
          focusOn={props.focusOn}
          label={t('list.title')}
          items={shown}
          keyOf={({ URL }) => URL}
          textOf={({ URL }) => URL}
          rowHeight={4}
          status={status}
          onRetry={list.reload}
          search={`${search.text}/${search.only}`}
          selected={selected}
          onSelect={({ URL }) => onSelect(URL)}
          empty={<EmptyState title={t(isNarrowed ? 'list.notFound' : 'list.none')} />}
        >
          {(frontend) => (
            <FrontendsListItem frontend={frontend} hasDraft={props.drafts.has(frontend.URL)} />
          )}
        </DataList>
      </div>
    </>
  );
}
