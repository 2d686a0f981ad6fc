import {
  type FocusEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { RecordRows } from '../paged-lists/record-rows.ts';
import styles from './grid.module.css';
import { type GridCell, type GridKeys, useGridKeys } from './grid-keys.ts';
import { useRowWindow } from './use-row-window.ts';

/** A request to focus one row of a list or table: `rowFocus(key)`. Each has one effect. */
export interface RowFocus {
  key: string;
  /** The focused element at the time of the request. */
  from: Element | null;
}

/** Requests the focus for a row, which may be added later: the record that was just saved. */
export const rowFocus = (key: string): RowFocus => ({ key, from: document.activeElement });

export interface GridProps<Item>
  extends Pick<GridKeys<Item>, 'rows' | 'nameOf' | 'onOpen' | 'selection' | 'rowAction'> {
  label: string;
  /** The key of the open record. */
  selected?: string | null;
  /** Names the search and the order; another one begins at the top. */
  order?: string;
  /** Focuses a row, once per request. */
  focusOn?: RowFocus | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

interface GridOptions<Item> extends GridProps<Item>, Pick<GridKeys<Item>, 'onKey'> {
  /** In rem. */
  rowHeight: number;
  /** The cells of a row. One: the row itself, without a head. */
  columns: number;
  /** Called before another cell becomes the active one. */
  onMove?: () => void;
}

/**
 * The rows of a list or table (WAI-ARIA APG): only those in sight are rendered, the keyboard reaches all. The active cell,
 * marked by `data-cell`, has the focus, or gets it when the grid is entered (roving tabindex).
 */
export function useGrid<Item>(options: GridOptions<Item>) {
  const { rows, columns, rowHeight } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRowWindow(scroller, rows.count, rowHeight, columns > 1 ? rowHeight : 0);
  const { cell, isEntered, goTo } = useActiveCell(options, scroller, view.reveal);
  const move = (next: GridCell) => {
    options.onMove?.();
    goTo(next);
  };
  const onKeyDown = useGridKeys({ ...options, cell, page: view.page, move });
  const { onShow } = rows;
  useEffect(() => onShow?.(view.first, view.last), [onShow, view.first, view.last]);
  useImperativeHandle(options.ref, () => scroller.current as HTMLDivElement);
  return {
    scroller,
    view,
    cell,
    /** False while no cell was active yet. */
    isEntered,
    /** Focuses a cell. */
    goTo,
    move,
    shown: shownRows(view, cell.row),
    frame: {
      ref: scroller,
      className: styles.grid,
      tabIndex: -1,
      'aria-label': options.label,
      onKeyDown,
      onFocus: ({ target, currentTarget }: FocusEvent) => target === currentTarget && move(cell),
    },
    ground: { className: styles.ground, style: { blockSize: view.totalHeight } },
  };
}

/** Where a row of this height is drawn. */
export const rowPlace = (row: number, height: number) => ({
  className: styles.row,
  style: { blockSize: height, insetBlockStart: row * height },
});

/** The rows in sight, and the active one, which keeps the focus while it is out of sight. */
function shownRows({ first, last }: { first: number; last: number }, active: number): number[] {
  const visible = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (active < 0 || (active >= first && active < last)) return visible;
  return active < first ? [active, ...visible] : [...visible, active];
}

/** Its key keeps it on its record when the rows move; null in the head, and while the row is loading. */
interface ActiveCell extends GridCell {
  key: string | null;
}

function rowOf<Item>({ row, key }: ActiveCell, rows: RecordRows<Item>): number {
  const last = Math.max(0, rows.count - 1);
  const item = rows.at(row);
  if (key === null || (item !== undefined && rows.keyOf(item) === key)) return Math.min(row, last);
  const found = rows.find(key);
  return found >= 0 ? found : Math.min(row, last);
}

const answered = new WeakSet<RowFocus>();

function useActiveCell<Item>(
  { rows, columns, selected = null, order, focusOn }: GridOptions<Item>,
  scroller: RefObject<HTMLElement | null>,
  reveal: (row: number) => void,
) {
  const [active, setActive] = useState<ActiveCell | null>(null);
  const [shown, setShown] = useState({ order, selected });
  if (shown.order !== order || shown.selected !== selected) {
    setShown({ order, selected });
    // Another search is entered at its top, the list at a record that was opened elsewhere.
    const isLeft = shown.order !== order || selected !== null;
    if (isLeft && active !== null && active.row >= 0) setActive(null);
  }
  const selectedRow = selected === null ? -1 : rows.find(selected);
  const row = active === null ? Math.max(0, selectedRow) : rowOf(active, rows);
  const column = active?.column ?? 0;
  const hasFocus = () => scroller.current?.contains(document.activeElement) === true;
  const hadFocus = hasFocus();
  const wantsFocus = useRef(false);

  function goTo(next: GridCell, key = keyOf(next.row)): void {
    setActive({ ...next, key });
    wantsFocus.current = true;
    if (next.row >= 0) reveal(next.row);
  }
  function keyOf(at: number): string | null {
    const item = rows.at(at);
    return item === undefined ? null : rows.keyOf(item);
  }

  const searched = useRef(order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search or order goes to the top
  useLayoutEffect(() => {
    // The first render is at the top: to scroll there would lay the page out.
    if (searched.current !== order) reveal(0);
    searched.current = order;
  }, [order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection is brought into sight
  useLayoutEffect(() => reveal(selectedRow), [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a row that moves is brought into sight
  useLayoutEffect(() => {
    if (hadFocus) reveal(row);
  }, [row]);

  // A list that is hidden on a narrow screen cannot be focused yet: every render tries again.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !focusOn || answered.has(focusOn)) return;
    const { activeElement, body } = document;
    const isElsewhere = ![body, focusOn.from].includes(activeElement) && !hasFocus();
    if (!isElsewhere) box.focus({ preventScroll: true });
    if (!isElsewhere && !hasFocus()) return;
    answered.add(focusOn);
    const { key } = focusOn;
    if (!isElsewhere)
      goTo({ row: Math.max(0, rows.find(key)), column: Math.min(1, columns - 1) }, key);
  });

  useLayoutEffect(() => {
    const focused = document.activeElement;
    // The active cell has moved with its record to another row, or its row is gone.
    const hasMoved = hadFocus && (focused === document.body || focused?.matches('[data-cell]'));
    if (!wantsFocus.current && !hasMoved) return;
    const target = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (target !== focused) target?.focus({ preventScroll: true });
    // jsdom does not scroll.
    if (wantsFocus.current && columns > 1)
      target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    wantsFocus.current = false;
  });
  return { cell: { row, column }, isEntered: active !== null, goTo };
}
