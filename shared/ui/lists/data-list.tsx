import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { IconCheck } from '../controls/icons.ts';
import styles from './data-list.module.css';
import { ListStates, type ListStatesProps } from './list-states.tsx';
import { useRowHint } from './row-hint.tsx';
import { type RowSelection, selectByPress } from './row-selection.ts';
import { type RowAction, useRowKeys } from './use-list-keys.ts';
import { type RowFocus, useRowFocus } from './use-row-focus.ts';
import { useReveal, useRowWindow } from './use-row-window.ts';

export interface DataListProps<Item> extends ListStatesProps {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  textOf: (item: Item) => string;
  /** Renders a row; all rows have the same height. */
  children: (item: Item) => ReactNode;
  selected: string | null;
  onSelect: (item: Item) => void;
  selection?: RowSelection;
  /** What further keys do with the row. The same object until it changes. */
  rowAction?: RowAction<Item>;
  /** Explains the row's element with `data-hint`. What it says must stand in the row too, for screen readers. */
  hintOf?: (item: Item) => ReactNode;
  /** Height of a row, in rem. */
  rowHeight?: number;
  /** The search text; a change scrolls to the top. */
  search?: string;
  /** Called with the rows that are rendered, `last` excluded: what follows the items can be loaded. */
  onShow?: ((first: number, last: number) => void) | undefined;
  /** Focuses a row, once per request. */
  focusOn?: RowFocus;
  ref?: Ref<HTMLDivElement>;
}

/** A virtualized listbox (WAI-ARIA APG): only visible rows are rendered, the keyboard reaches all. */
export function DataList<Item>(props: DataListProps<Item>) {
  const { items, status, onRetry, empty, rowHeight = 3.75 } = props;
  return (
    <ListStates
      status={status}
      onRetry={onRetry}
      empty={empty}
      count={items.length}
      skeleton={{ rows: 8, rowHeight }}
    >
      {() => <Rows {...props} rowHeight={rowHeight} />}
    </ListStates>
  );
}

function Rows<Item>(props: DataListProps<Item> & { rowHeight: number }) {
  const { label, items, keyOf, textOf, selected, onSelect, selection } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRowWindow(scroller, items.length, props.rowHeight);
  const { current, move, setActive } = useActiveRow(props, rows.reveal);
  useImperativeHandle(props.ref, () => scroller.current as HTMLDivElement);
  useRowFocus(scroller, props.focusOn, setActive);
  const { onShow } = props;
  useEffect(() => onShow?.(rows.first, rows.last), [onShow, rows.first, rows.last]);

  const { pointing, hint, ...hints } = useRowHint(scroller, rows, current, (row) => {
    const item = items[row];
    return item && props.hintOf?.(item);
  });

  const rowKeys = useRowKeys(items, textOf, {
    row: current,
    page: rows.page,
    move,
    onSelect,
    selection,
    rowAction: props.rowAction,
  });

  const visible = items.slice(rows.first, rows.last);
  return (
    <div
      ref={scroller}
      className={styles.list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={selection?.isActive || undefined}
      aria-activedescendant={current < 0 ? undefined : `${id}-${current}`}
      onKeyDown={(event) => {
        hints.onKeyDown(event);
        rowKeys(event);
      }}
      onFocus={(event) => event.target.matches(':focus-visible') && current < 0 && move(0)}
      onBlur={() => setActive(null)}
    >
      <div
        role="presentation"
        style={{ blockSize: rows.totalHeight }}
        className={styles.ground}
        {...pointing}
      >
        {visible.map((item, at) => {
          const row = rows.first + at;
          const key = keyOf(item);
          return (
            <Option
              key={key}
              id={`${id}-${row}`}
              row={row}
              count={items.length}
              height={rows.rowHeight}
              itemKey={key}
              isOpen={key === selected}
              isActive={row === current}
              selection={selection}
              onPress={(event) => {
                setActive(key);
                if (!selectByPress(selection, event, row, current)) onSelect(item);
              }}
            >
              {props.children(item)}
            </Option>
          );
        })}
        {hint}
      </div>
    </div>
  );
}

function useActiveRow<Item>(
  { items, keyOf, selected, search }: DataListProps<Item>,
  reveal: (row: number) => void,
) {
  const [active, setActive] = useState<string | null>(null);
  const rowOf = (key: string | null) =>
    key === null ? -1 : items.findIndex((item) => keyOf(item) === key);
  useReveal(reveal, search, [selected, rowOf(selected)], rowOf(active));
  const move = (row: number) => {
    const item = items[row];
    if (!item) return;
    setActive(keyOf(item));
    reveal(row);
  };
  return { current: rowOf(active ?? selected), move, setActive };
}

interface OptionProps {
  id: string;
  itemKey: string;
  row: number;
  count: number;
  height: number;
  isOpen: boolean;
  isActive: boolean;
  selection: RowSelection | undefined;
  onPress: (event: MouseEvent) => void;
  children: ReactNode;
}

function Option({ selection, row, itemKey, isOpen, ...props }: OptionProps) {
  const isChoosing = selection?.isActive === true;
  const isChosen = isChoosing && selection.has(itemKey);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant
    <div
      id={props.id}
      role="option"
      className={styles.row}
      style={{ blockSize: props.height, insetBlockStart: row * props.height }}
      aria-selected={isChoosing ? isChosen : isOpen}
      aria-current={(isChoosing && isOpen) || undefined}
      aria-setsize={props.count}
      aria-posinset={row + 1}
      data-active={props.isActive || undefined}
      onClick={props.onPress}
    >
      {isChoosing && <RowBox isChosen={isChosen} onToggle={() => selection.toggle(row)} />}
      {props.children}
    </div>
  );
}

function RowBox({ isChosen, onToggle }: { isChosen: boolean; onToggle: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the list has the keys
    <span
      className={styles.box}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) return;
        event.stopPropagation();
        onToggle();
      }}
    >
      <span className={styles.check} data-chosen={isChosen || undefined}>
        {isChosen && <IconCheck size={14} strokeWidth={3} aria-hidden="true" />}
      </span>
    </span>
  );
}
