import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button } from '../controls/button.tsx';
import { IconAlert } from '../controls/icons.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useUiWords } from '../words/ui-words.ts';
import styles from './data-list.module.css';
import { EmptyState } from './empty-state.tsx';
import { nextRow, useTypeAhead } from './use-list-keys.ts';
import { type RowFocus, useRowFocus } from './use-row-focus.ts';
import { useReveal, useRowWindow } from './use-row-window.ts';

export interface DataListProps<Item> {
  /** The accessible name. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The text that type-ahead compares. */
  textOf: (item: Item) => string;
  /** Renders a row; all rows have the same height. */
  children: (item: Item) => ReactNode;
  selected: string | null;
  onSelect: (item: Item) => void;
  /** Height of a row, in rem. */
  rowHeight?: number;
  status?: 'loading' | 'failed' | 'ready';
  onRetry?: () => void;
  /** Shown instead of no rows. */
  empty?: ReactNode;
  /** The search text; a change scrolls to the top. */
  search?: string;
  /** Focuses a row, once per request. */
  focusOn?: RowFocus;
  ref?: Ref<HTMLDivElement>;
}

/** A virtualized listbox (WAI-ARIA APG): only visible rows are rendered, the keyboard reaches all. */
export function DataList<Item>(props: DataListProps<Item>) {
  const { items, status = 'ready', rowHeight = 3.75 } = props;
  const t = useUiWords();
  if (status === 'loading') return <Skeleton rows={8} rowHeight={rowHeight} />;
  if (status === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconAlert aria-hidden="true" />}
          title={t('list.failed')}
          action={props.onRetry && <Button onClick={props.onRetry}>{t('retry')}</Button>}
        />
      </div>
    );
  }
  if (items.length === 0) return props.empty ?? <EmptyState title={t('list.empty')} />;
  return <Rows {...props} rowHeight={rowHeight} />;
}

function Rows<Item>(props: DataListProps<Item> & { rowHeight: number }) {
  const { label, items, keyOf, textOf, selected, onSelect } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRowWindow(scroller, items.length, props.rowHeight);
  const [active, setActive] = useState<string | null>(null);
  const typeAhead = useTypeAhead(items, textOf);
  const rowOf = (key: string | null) =>
    key === null ? -1 : items.findIndex((item) => keyOf(item) === key);
  const current = rowOf(active ?? selected);

  useReveal(rows.reveal, props.search, [selected, rowOf(selected)], rowOf(active));
  useImperativeHandle(props.ref, () => scroller.current as HTMLDivElement);
  useRowFocus(scroller, props.focusOn, setActive);

  const move = (row: number) => {
    const item = items[row];
    if (!item) return;
    setActive(keyOf(item));
    rows.reveal(row);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = items[current];
    const next = nextRow(event.key, current, items.length, rows.page);
    if (next !== null) move(next);
    else if ((event.key === 'Enter' || event.key === ' ') && item) onSelect(item);
    else if (event.key.length === 1 && event.key !== '/') move(typeAhead(event.key, current));
    else return;
    event.preventDefault();
  };

  const visible = items.slice(rows.first, rows.last);
  return (
    <div
      ref={scroller}
      className={styles.list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={current < 0 ? undefined : `${id}-${current}`}
      onKeyDown={handleKeyDown}
      onFocus={(event) => event.target.matches(':focus-visible') && current < 0 && move(0)}
      onBlur={() => setActive(null)}
    >
      <div role="presentation" style={{ blockSize: rows.totalHeight }} className={styles.ground}>
        {visible.map((item, at) => {
          const row = rows.first + at;
          const key = keyOf(item);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant
            <div
              key={key}
              id={`${id}-${row}`}
              role="option"
              className={styles.row}
              style={{ blockSize: rows.rowHeight, insetBlockStart: row * rows.rowHeight }}
              aria-selected={key === selected}
              aria-setsize={items.length}
              aria-posinset={row + 1}
              data-active={row === current || undefined}
              onClick={() => {
                setActive(key);
                onSelect(item);
              }}
            >
              {props.children(item)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
