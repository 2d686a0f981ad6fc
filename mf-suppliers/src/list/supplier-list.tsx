import type { SupplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useStaffLocale } from '@wabu/shared/i18n';
import {
  Button,
  DataList,
  EmptyState,
  type FoundRecords,
  IconSearch,
  type RowFocus,
  SearchField,
} from '@wabu/shared/ui';
import type { RefObject } from 'react';
import type { LoadedSuppliers } from '../api/use-suppliers.ts';
import { formatCount } from '../model/format-count.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { SupplierFiltersBar } from './supplier-filters-bar.tsx';
import styles from './supplier-list.module.css';
import { SupplierListItem } from './supplier-list-item.tsx';

interface SupplierListProps {
  suppliers: LoadedSuppliers;
  found: FoundRecords<Supplier>;
  search: string;
  onSearch: (search: string) => void;
  filters: SupplierFilters;
  onFilter: (filters: SupplierFilters) => void;
  /** Tax ids of the suppliers that have a local draft. */
  drafts: ReadonlySet<string>;
  selected: string | null;
  onSelect: (supplier: Supplier) => void;
  listRef: RefObject<HTMLDivElement | null>;
  focusOn?: RowFocus;
}

/** The searchable list. */
export function SupplierList(props: SupplierListProps) {
  const { suppliers, found, search, filters, listRef } = props;
  const t = useSupplierWords();
  const locale = useStaffLocale();
  const all = suppliers.total;
  const { shown, count } = found;
  const words = found.isNarrowed
    ? t('list.count', {
        count: all,
        shown: formatCount(count ?? 0, locale),
        all: formatCount(all, locale),
      })
    : t('list.total', { count: all, all: formatCount(all, locale) });
  const hasMore = count !== null && shown.length < count && !suppliers.isFilling;
  const clear = () => {
    props.onSearch('');
    props.onFilter({});
  };
  return (
    <section aria-label={t('list.label')} className={styles.panel}>
      <div className={styles.head}>
        <SearchField
          label={t('list.search')}
          value={search}
          onChange={props.onSearch}
          onLeave={() => listRef.current?.focus()}
        />
        <SupplierFiltersBar
          index={suppliers.index}
          filters={filters}
          onChange={props.onFilter}
          count={
            <p className={styles.count} role="status">
              {suppliers.status === 'ready' && count !== null && words}
              {hasMore && ` · ${t('list.more', { shown: formatCount(shown.length, locale) })}`}
            </p>
          }
        />
      </div>
      <div className={styles.rows}>
        <DataList
          ref={listRef}
          focusOn={props.focusOn}
          label={t('list.label')}
          items={shown}
          keyOf={(supplier) => supplier.PIVA}
          textOf={(supplier) => supplier.Nome}
          selected={props.selected}
          onSelect={props.onSelect}
          status={found.status}
          onRetry={suppliers.reload}
          search={search}
          empty={<NothingShown hasSuppliers={all > 0} onClear={clear} />}
        >
          {(supplier) => (
            <SupplierListItem
              supplier={supplier}
              type={t(`choice.${supplier.Tipologia}`)}
              hasDraft={props.drafts.has(supplier.PIVA)}
            />
          )}
        </DataList>
      </div>
    </section>
  );
}

interface NothingShownProps {
  hasSuppliers: boolean;
  /** Clears search and filters. */
  onClear: () => void;
}

function NothingShown({ hasSuppliers, onClear }: NothingShownProps) {
  const t = useSupplierWords();
  if (!hasSuppliers) return <EmptyState title={t('list.empty')} text={t('list.emptyHint')} />;
  return (
    <EmptyState
      icon={<IconSearch aria-hidden="true" />}
      title={t('list.noMatch')}
      text={t('list.noMatchHint')}
      action={<Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  );
}
