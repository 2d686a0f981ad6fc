import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendFilter,
  publicationFilters,
} from '@wabu/shared/entities/lists/frontend-search';
import { languages } from '@wabu/shared/i18n/languages';
import { DataList, EmptyState, type RowFocus, SearchField, Select } from '@wabu/shared/ui';
import { useMemo, useRef } from 'react';
import { type FrontendSearch, indexFrontends, searchFrontends } from '../model/search-frontends.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontends-list.module.css';
import { FrontendsListItem } from './frontends-list-item.tsx';

interface FrontendsListProps {
  frontends: readonly FrontendSummary[];
  status: 'loading' | 'failed' | 'ready';
  onRetry: () => void;
  search: FrontendSearch;
  onSearch: (search: FrontendSearch) => void;
  /** URLs of the frontends with a stored draft. */
  drafts: ReadonlySet<string>;
  selected: string | null;
  focusOn?: RowFocus;
  onSelect: (url: string) => void;
}

/** The list of all frontends, sorted by URL and filtered synchronously. */
export function FrontendsList(props: FrontendsListProps) {
  const { frontends, status, search, onSearch, selected, onSelect } = props;
  const t = useFrontendsWords();
  const list = useRef<HTMLDivElement>(null);
  const index = useMemo(() => indexFrontends(frontends), [frontends]);
  const found = useMemo(() => searchFrontends(index, search), [index, search]);
  const isFiltered = search.text.trim() !== '' || search.only !== null;
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t('list.search')}
          value={search.text}
          onChange={(text) => onSearch({ ...search, text })}
          onLeave={() => list.current?.focus()}
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
        {isFiltered && t('list.count', { shown: found.length, all: frontends.length })}
      </p>
      <div className={styles.rows}>
        <DataList
          ref={list}
          focusOn={props.focusOn}
          label={t('list.title')}
          items={found}
          keyOf={({ URL }) => URL}
          textOf={({ URL }) => URL}
          rowHeight={4}
          status={status}
          onRetry={props.onRetry}
          search={`${search.text}/${search.only}`}
          selected={selected}
          onSelect={({ URL }) => onSelect(URL)}
          empty={<EmptyState title={t(isFiltered ? 'list.notFound' : 'list.none')} />}
        >
          {(frontend) => (
            <FrontendsListItem frontend={frontend} hasDraft={props.drafts.has(frontend.URL)} />
          )}
        </DataList>
      </div>
    </>
  );
}
