import { type ReactNode, useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconMore } from '../controls/icons.ts';
import { type MenuAction, MenuButton } from '../controls/menu-button.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useUiWords } from '../words/ui-words.ts';
import styles from './list-head.module.css';
import { ListOrder, type ListOrderProps } from './list-order.tsx';

export interface ListHeadFilters {
  /** The number of filters that are set. */
  active: number;
  /** Another text for other filters: the rows then begin at the top. */
  key: string;
  /** The controls. They are rendered while they are shown. */
  controls: () => ReactNode;
}

interface ListHeadProps {
  title: string;
  titleId: string;
  search: { label: string; text: string; onChange: (text: string) => void };
  /** Called for Arrow down and Enter in the search: focuses the rows. */
  onLeaveSearch: () => void;
  filters: ListHeadFilters;
  /** Absent: the list has one order. */
  order?: ListOrderProps | undefined;
  /** The number of records, in words. */
  count: ReactNode;
  views?: ReactNode;
  /** The entries of «⋯». */
  actions?: readonly MenuAction[];
}

/** The head of a list: title, views, menu, search, number of records, order and filters. */
export function ListHead(props: ListHeadProps) {
  const { search, filters, actions = [] } = props;
  const t = useUiWords();
  const filtersId = useId();
  const [isOpen, setOpen] = useState(filters.active > 0);
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h2 id={props.titleId} className={styles.title}>
          {props.title}
        </h2>
        {props.views}
        {actions.length > 0 && (
          <MenuButton
            label={t('list.menu')}
            icon={<IconMore size={20} aria-hidden="true" />}
            actions={actions}
          />
        )}
      </div>
      <SearchField
        label={search.label}
        value={search.text}
        onChange={search.onChange}
        onLeave={props.onLeaveSearch}
      />
      <div className={styles.numbers}>
        <p className={styles.count} role="status">
          {props.count}
        </p>
        {props.order && <ListOrder {...props.order} />}
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
      <div id={filtersId} className={styles.filters}>
        {isOpen && filters.controls()}
      </div>
    </div>
  );
}
