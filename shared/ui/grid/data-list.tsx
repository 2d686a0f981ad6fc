import type { MouseEvent, ReactNode } from 'react';
import { IconCheck } from '../controls/icons.ts';
import styles from './grid.module.css';
import { type RowSelection, selectByPress } from './grid-keys.ts';
import { ListStates, type ListStatesProps } from './list-states.tsx';
import { useRowHint } from './row-hint.tsx';
import { type GridProps, rowPlace, useGrid } from './use-grid.ts';

export interface DataListProps<Item> extends GridProps<Item>, ListStatesProps {
  /** Renders a row; all rows have the same height. */
  children: (item: Item) => ReactNode;
  /** Explains the row's element with `data-hint`. What it says must stand in the row too, for screen readers. */
  hintOf?: (item: Item) => ReactNode;
  /** Height of a row, in rem. */
  rowHeight?: number;
}

/** A grid of one column, as a listbox of cards. */
export function DataList<Item>(props: DataListProps<Item>) {
  const { rows, rowHeight = 3.75 } = props;
  return (
    <ListStates {...props} count={rows.count} skeleton={{ rows: 8, rowHeight }}>
      {() => <Options {...props} rowHeight={rowHeight} />}
    </ListStates>
  );
}

function Options<Item>(props: DataListProps<Item> & { rowHeight: number }) {
  const { rows, selected, onOpen, selection } = props;
  const { scroller, view, cell, isEntered, shown, frame, ground, goTo } = useGrid({
    ...props,
    columns: 1,
  });
  const { pointing, hint, ...hints } = useRowHint(
    scroller,
    view,
    isEntered ? cell.row : -1,
    (row) => {
      const item = rows.at(row);
      return item && props.hintOf?.(item);
    },
  );
  return (
    <div
      {...frame}
      role="listbox"
      aria-multiselectable={selection?.isActive || undefined}
      onKeyDown={(event) => {
        hints.onKeyDown(event);
        frame.onKeyDown(event);
      }}
    >
      <div role="presentation" {...ground} {...pointing}>
        {shown.map((row) => {
          const item = rows.at(row);
          const key = item === undefined ? null : rows.keyOf(item);
          const isOpen = key !== null && key === selected;
          const isChoosing = selection?.isActive === true;
          const isChosen = isChoosing && key !== null && selection.has(key);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
            <div
              key={row}
              role="option"
              {...rowPlace(row, view.rowHeight)}
              tabIndex={row === cell.row ? 0 : -1}
              data-cell={`${row}:0`}
              aria-selected={isChoosing ? isChosen : isOpen}
              aria-current={(isChoosing && isOpen) || undefined}
              aria-busy={item === undefined || undefined}
              aria-setsize={rows.count}
              aria-posinset={row + 1}
              onClick={(event) => {
                if (item === undefined) return;
                goTo({ row, column: 0 });
                if (!selectByPress(selection, event, row, cell.row)) onOpen(item);
              }}
            >
              {isChoosing && <RowBox row={row} selection={selection} isChosen={isChosen} />}
              {item === undefined ? (
                <span className={styles.loading} aria-hidden="true" />
              ) : (
                props.children(item)
              )}
            </div>
          );
        })}
        {hint}
      </div>
    </div>
  );
}

interface RowBoxProps {
  row: number;
  selection: RowSelection;
  isChosen: boolean;
}

function RowBox({ row, selection, isChosen }: RowBoxProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the list has the keys
    <span
      className={styles.box}
      onClick={(event: MouseEvent) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) return;
        event.stopPropagation();
        selection.toggle(row);
      }}
    >
      <span className={styles.check} data-chosen={isChosen || undefined}>
        {isChosen && <IconCheck size={14} strokeWidth={3} aria-hidden="true" />}
      </span>
    </span>
  );
}
