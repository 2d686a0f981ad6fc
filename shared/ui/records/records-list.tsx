import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import type { HistoryEntity } from '../../entities/history/history.ts';
import type { ListSort } from '../../entities/lists/list-sort.ts';
import { useStaffLocale } from '../../i18n/index.ts';
import { Button } from '../controls/button.tsx';
import { IconMore, IconSearch } from '../controls/icons.ts';
import { type MenuAction, MenuButton } from '../controls/menu-button.tsx';
import { DataList, type DataListProps } from '../grid/data-list.tsx';
import type { RowSelection } from '../grid/grid-keys.ts';
import type { RowFocus } from '../grid/use-grid.ts';
import { EmptyState } from '../lists/empty-state.tsx';
import { SearchField } from '../lists/search-field.tsx';
import type { FoundRecords } from '../paged-lists/use-found.ts';
import type { ListState } from '../paged-lists/use-list.ts';
import { useUiWords } from '../words/it.ts';
import { formatCount } from './format-count.ts';
import headStyles from './list-head.module.css';
import styles from './records-list.module.css';
import { TrashLink } from './trash-link.tsx';
import { ViewSwitch, type ViewSwitchProps } from './view-switch.tsx';

type Rows<Item> = Pick<DataListProps<Item>, 'nameOf' | 'children' | 'rowHeight' | 'hintOf'>;

interface ListHeadFilters {
  active: number;
  /** The controls. They are rendered while they are shown. */
  controls: () => ReactNode;
}

/** The list of a page of records, as `useListViews` gives it. */
export interface ShownList<Item>
  extends Pick<ListState<Item>, 'total' | 'status' | 'reload'>,
    Pick<ListOrderProps, 'sort' | 'onSort'> {
  found: FoundRecords<Item>;
  selection: RowSelection;
  selectAction: MenuAction;
  isTable: boolean;
  /** Absent where there is no room for a table. */
  views: ViewSwitchProps | undefined;
}

/** What a list or a table takes of the page of records. */
export interface ListPage {
  entity: HistoryEntity;
  opened: string | null;
  canWrite: boolean;
  /** The keys of the records that have a local draft. */
  drafts: ReadonlySet<string>;
  focusOn?: RowFocus | undefined;
  listRef: RefObject<HTMLDivElement | null>;
  actions: { open: (key: string | null) => void };
}

/**
 * The module's words for its list. Instead of rows: nothing is stored (`empty`), or nothing is found. `total` is the
 * number of all records, `count` how many of them are found; the numbers are formatted, and `count` is `all`.
 */
type TranslateList = (
  key: `list.${'title' | 'search' | 'empty' | 'noMatch' | 'total' | 'count'}`,
  values?: { count: number; all: string; shown?: string },
) => string;

interface RecordsListProps<Item> extends Rows<Item> {
  page: ListPage;
  list: ShownList<Item>;
  t: TranslateList;
  search: string;
  onSearch: (search: string) => void;
  filters: ListHeadFilters;
  /** By which the list can be sorted. */
  fields: ListOrderProps['fields'];
  onClear: () => void;
  onOpen: (item: Item) => void;
  listActions?: readonly MenuAction[];
  /** Between the head and the rows: what is done with selected rows. */
  notice?: ReactNode;
  /** Draws the records as a table; `empty` is shown instead of none. Absent: it is always a list. */
  drawTable?: (empty: ReactNode) => ReactNode;
}

/** The searchable list of a page of records, with its head. */
export function RecordsList<Item>(props: RecordsListProps<Item>) {
  const { list, page } = props;
  const { found } = list;
  const titleId = useId();
  const empty = <NothingShown {...props} />;
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <Head {...props} titleId={titleId} />
      {props.notice}
      <div className={styles.rows}>
        {list.isTable && props.drawTable ? (
          props.drawTable(empty)
        ) : (
          <DataList
            ref={page.listRef}
            focusOn={page.focusOn}
            label={props.t('list.title')}
            rows={found.rows}
            nameOf={props.nameOf}
            hintOf={props.hintOf}
            rowHeight={props.rowHeight}
            selected={page.opened}
            onOpen={props.onOpen}
            selection={list.selection}
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
  const { list, filters, listActions = [] } = props;
  const t = useUiWords();
  const filtersId = useId();
  const [isOpen, setOpen] = useState(filters.active > 0);
  return (
    <div className={headStyles.head}>
      <div className={headStyles.line}>
        <h2 id={props.titleId} className={headStyles.title}>
          {props.t('list.title')}
        </h2>
        {props.drawTable && list.views && (
          <ViewSwitch
            {...list.views}
            onChoose={(view) => {
              list.views?.onChoose(view);
              // An open record would take the place of the table.
              if (view === 'table') props.page.actions.open(null);
            }}
          />
        )}
        <MenuButton
          label={t('list.menu')}
          icon={<IconMore size={20} aria-hidden="true" />}
          actions={[list.selectAction, ...listActions]}
        />
      </div>
      <SearchField
        label={props.t('list.search')}
        value={props.search}
        onChange={props.onSearch}
        onLeave={() => props.page.listRef.current?.focus()}
      />
      <div className={headStyles.numbers}>
        <div className={headStyles.count}>
          <p role="status">
            <Count {...props} />
          </p>
          <TrashLink entity={props.page.entity} />
        </div>
        <ListOrder fields={props.fields} sort={list.sort} onSort={list.onSort} />
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

function Count<Item>({ list, t }: RecordsListProps<Item>) {
  const locale = useStaffLocale();
  const { count, isNarrowed } = list.found;
  if (list.status !== 'ready' || count === null) return null;
  const all = { count: list.total, all: formatCount(list.total, locale) };
  return isNarrowed
    ? t('list.count', { ...all, shown: formatCount(count, locale) })
    : t('list.total', all);
}

function NothingShown<Item>({ list, t: words, page, onClear }: RecordsListProps<Item>) {
  const t = useUiWords();
  if (list.total === 0) {
    const text = page.canWrite ? t('list.emptyHint') : undefined;
    return <EmptyState title={words('list.empty')} text={text} />;
  }
  return (
    <EmptyState
      icon={<IconSearch aria-hidden="true" />}
      title={words('list.noMatch')}
      text={t('list.noMatchHint')}
      action={<Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  );
}

interface ListOrderProps {
  fields: readonly { id: string; label: string }[];
  sort: ListSort<string>;
  /** One of the fields. */
  onSort(sort: ListSort<string>): void;
}

function ListOrder({ fields, sort, onSort }: ListOrderProps) {
  const t = useUiWords();
  const id = useId();
  const Direction = sort.descending ? ArrowDownWideNarrow : ArrowDownNarrowWide;
  return (
    <div className="wabu-row wabu-shrink">
      <label htmlFor={id} className="wabu-muted wabu-small wabu-nowrap">
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
