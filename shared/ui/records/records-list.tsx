import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import type { ListSort } from '../../entities/lists/list-sort.ts';
import { useStaffLocale } from '../../i18n/index.ts';
import { Button } from '../controls/button.tsx';
import { IconMore, IconSearch } from '../controls/icons.ts';
import { type MenuAction, MenuButton } from '../controls/menu-button.tsx';
import { DataList, type DataListProps } from '../grid/data-list.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { SearchField } from '../lists/search-field.tsx';
import type { FoundRecords } from '../paged-lists/use-found.ts';
import type { ListState } from '../paged-lists/use-list.ts';
import { useUiWords } from '../words/ui-words.ts';
import { formatCount } from './format-count.ts';
import headStyles from './list-head.module.css';
import styles from './records-list.module.css';

type Rows<Item> = Pick<
  DataListProps<Item>,
  'nameOf' | 'children' | 'selected' | 'onOpen' | 'selection' | 'rowHeight' | 'focusOn' | 'hintOf'
>;

export interface ListHeadFilters {
  active: number;
  /** The controls. They are rendered while they are shown. */
  controls: () => ReactNode;
}

interface RecordsListProps<Item> extends Rows<Item> {
  list: Pick<ListState<unknown>, 'total' | 'status' | 'reload'>;
  found: FoundRecords<Item>;
  words: {
    title: string;
    search: string;
    /** Instead of rows: nothing is stored, or nothing is found. */
    empty: string;
    noMatch: string;
  };
  /** The number of all records in words, or how many of them are found. The numbers are formatted; `count` is `all`. */
  countOf: (numbers: { count: number; all: string; shown?: string }) => string;
  search: string;
  onSearch: (search: string) => void;
  filters: ListHeadFilters;
  /** Absent: the list has one order. */
  order?: ListOrderProps;
  onClear: () => void;
  canAdd: boolean;
  views?: ReactNode;
  listActions?: readonly MenuAction[];
  /** Between the head and the rows: what is done with selected rows. */
  notice?: ReactNode;
  /** Draws the records in another way than as a list; `empty` is shown instead of none. */
  drawRows?: ((empty: ReactNode) => ReactNode) | undefined;
  listRef: RefObject<HTMLDivElement | null>;
}

/** The searchable list of a page of records, with its head. */
export function RecordsList<Item>(props: RecordsListProps<Item>) {
  const { list, found, words, listRef } = props;
  const titleId = useId();
  const empty = <NothingShown {...props} />;
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <Head {...props} titleId={titleId} />
      {props.notice}
      <div className={styles.rows}>
        {props.drawRows?.(empty) ?? (
          <DataList
            ref={listRef}
            focusOn={props.focusOn}
            label={words.title}
            rows={found.rows}
            nameOf={props.nameOf}
            hintOf={props.hintOf}
            rowHeight={props.rowHeight}
            selected={props.selected}
            onOpen={props.onOpen}
            selection={props.selection}
            status={found.status}
            onRetry={list.reload}
            order={found.order}
            empty={empty}
          >
            {props.children}
          </DataList>
        )}
      </div>
    </section>
  );
}

function Head<Item>(props: RecordsListProps<Item> & { titleId: string }) {
  const { words, search, filters, order, listActions = [] } = props;
  const t = useUiWords();
  const filtersId = useId();
  const [isOpen, setOpen] = useState(filters.active > 0);
  return (
    <div className={headStyles.head}>
      <div className={headStyles.line}>
        <h2 id={props.titleId} className={headStyles.title}>
          {words.title}
        </h2>
        {props.views}
        {listActions.length > 0 && (
          <MenuButton
            label={t('list.menu')}
            icon={<IconMore size={20} aria-hidden="true" />}
            actions={listActions}
          />
        )}
      </div>
      <SearchField
        label={words.search}
        value={search}
        onChange={props.onSearch}
        onLeave={() => props.listRef.current?.focus()}
      />
      <div className={headStyles.numbers}>
        <p className={headStyles.count} role="status">
          <Count {...props} />
        </p>
        {order && <ListOrder {...order} />}
        <Button
          look="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('list.filters')}
          {filters.active > 0 && ` (${filters.active})`}
        </Button>
      </div>
      <div id={filtersId} className={headStyles.filters}>
        {isOpen && filters.controls()}
      </div>
    </div>
  );
}

function Count<Item>({ list, found, countOf }: RecordsListProps<Item>) {
  const locale = useStaffLocale();
  const { count, isNarrowed } = found;
  if (list.status !== 'ready' || count === null) return null;
  return countOf({
    count: list.total,
    all: formatCount(list.total, locale),
    ...(isNarrowed && { shown: formatCount(count, locale) }),
  });
}

function NothingShown<Item>({ list, words, canAdd, onClear }: RecordsListProps<Item>) {
  const t = useUiWords();
  if (list.total === 0)
    return <EmptyState title={words.empty} text={canAdd ? t('list.emptyHint') : undefined} />;
  return (
    <EmptyState
      icon={<IconSearch aria-hidden="true" />}
      title={words.noMatch}
      text={t('list.noMatchHint')}
      action={<Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  );
}

interface ListOrderProps {
  fields: readonly { id: string; label: string }[];
  sort: ListSort<string>;
  onSort: (sort: ListSort<string>) => void;
}

function ListOrder({ fields, sort, onSort }: ListOrderProps) {
  const t = useUiWords();
  const id = useId();
  const Direction = sort.descending ? ArrowDownWideNarrow : ArrowDownNarrowWide;
  return (
    <div className={styles.order}>
      <label htmlFor={id} className={styles.label}>
        {t('list.order')}
      </label>
      <select
        id={id}
        className={styles.field}
        value={sort.field}
        // Another field begins ascending.
        onChange={({ target }) => onSort({ field: target.value, descending: false })}
      >
        {fields.map((field) => (
          <option key={field.id} value={field.id}>
            {field.label}
          </option>
        ))}
      </select>
      <Button
        round
        look="quiet"
        size="sm"
        aria-label={t('list.descending')}
        title={t('list.descending')}
        aria-pressed={sort.descending}
        onClick={() => onSort({ ...sort, descending: !sort.descending })}
      >
        <Direction size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
