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
import type { RecordRows } from '../paged-lists/record-rows.ts';
import { type ActiveRow, activeAt, rowOf } from './active-row.ts';
import styles from './data-list.module.css';
import { ListStates, type ListStatesProps } from './list-states.tsx';
import { useRowHint } from './row-hint.tsx';
import { type RowSelection, selectByPress } from './row-selection.ts';
import { type RowAction, useRowKeys } from './use-list-keys.ts';
import { type RowFocus, useRowFocus } from './use-row-focus.ts';
import { useReveal, useRowWindow } from './use-row-window.ts';

export interface DataListProps<Item> extends ListStatesProps {
  label: string;
  rows: RecordRows<Item>;
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
  /** Focuses a row, once per request. */
  focusOn?: RowFocus;
  ref?: Ref<HTMLDivElement>;
}

/** A virtualized listbox (WAI-ARIA APG): only visible rows are rendered, the keyboard reaches all. */
export function DataList<Item>(props: DataListProps<Item>) {
  const { rows, status, onRetry, empty, rowHeight = 3.75 } = props;
  return (
    <ListStates
      status={status}
      onRetry={onRetry}
      empty={empty}
      count={rows.count}
      skeleton={{ rows: 8, rowHeight }}
    >
      {() => <Options {...props} rowHeight={rowHeight} />}
    </ListStates>
  );
}

function Options<Item>(props: DataListProps<Item> & { rowHeight: number }) {
  const { label, rows, textOf, selected, onSelect, selection } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRowWindow(scroller, rows.count, props.rowHeight);
  const { current, move, setActive } = useActiveRow(props, view.reveal);
  useImperativeHandle(props.ref, () => scroller.current as HTMLDivElement);
  useRowFocus(scroller, props.focusOn, (key) => setActive({ row: rows.find(key), key }));
  const { onShow } = rows;
  useEffect(() => onShow?.(view.first, view.last), [onShow, view.first, view.last]);

  const { pointing, hint, ...hints } = useRowHint(scroller, view, current, (row) => {
    const item = rows.at(row);
    return item && props.hintOf?.(item);
  });

  const rowKeys = useRowKeys(rows, textOf, {
    row: current,
    page: view.page,
    move,
    onSelect,
    selection,
    rowAction: props.rowAction,
  });

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
        style={{ blockSize: view.totalHeight }}
        className={styles.ground}
        {...pointing}
      >
        {Array.from({ length: Math.max(0, view.last - view.first) }, (_, at) => {
          const row = view.first + at;
          const item = rows.at(row);
          const key = item === undefined ? null : rows.keyOf(item);
          return (
            <Option
              key={row}
              id={`${id}-${row}`}
              row={row}
              count={rows.count}
              height={view.rowHeight}
              itemKey={key}
              isOpen={key !== null && key === selected}
              isActive={row === current}
              selection={selection}
              onPress={(event) => {
                if (item === undefined) return;
                setActive({ row, key });
                if (!selectByPress(selection, event, row, current)) onSelect(item);
              }}
            >
              {item !== undefined && props.children(item)}
            </Option>
          );
        })}
        {hint}
      </div>
    </div>
  );
}

function useActiveRow<Item>(
  { rows, selected, search }: DataListProps<Item>,
  reveal: (row: number) => void,
) {
  const [active, setActive] = useState<ActiveRow | null>(null);
  const selectedRow = selected === null ? -1 : rows.find(selected);
  const activeRow = active === null ? -1 : rowOf(active, rows);
  useReveal(reveal, search, [selected, selectedRow], activeRow);
  const move = (row: number) => {
    setActive(activeAt(row, rows));
    reveal(row);
  };
  return { current: active === null ? selectedRow : activeRow, move, setActive };
}

interface OptionProps {
  id: string;
  /** Null while the row is loading. */
  itemKey: string | null;
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
  const isChosen = isChoosing && itemKey !== null && selection.has(itemKey);
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
      aria-busy={itemKey === null || undefined}
      aria-setsize={props.count}
      aria-posinset={row + 1}
      data-active={props.isActive || undefined}
      onClick={props.onPress}
    >
      {isChoosing && <RowBox isChosen={isChosen} onToggle={() => selection.toggle(row)} />}
      {itemKey === null && <span className={styles.loading} aria-hidden="true" />}
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
