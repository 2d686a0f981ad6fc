import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import { readRootSize } from '@wabu/shared/page';
import type { RowSelection } from '@wabu/shared/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import styles from './data-table.module.css';
import type { TableColumn } from './table-types.ts';
import { useTableWords } from './words/it.ts';

interface TableHeadProps {
  columns: readonly TableColumn<never>[];
  selection: RowSelection;
  rowCount: number;
  sort: ListSort<string>;
  active: number;
  hintId: string;
  onSort: (column: string) => void;
  /** The pointer or the focus is on a head, which may sort next. */
  onIntent: ((column: string) => void) | undefined;
  onActivate: (column: number) => void;
  /** While a border is dragged, and when it is dropped. */
  onResize: (column: string, change: number, isDone: boolean) => void;
  onReset: (column: string) => void;
}

export function TableHead(props: TableHeadProps) {
  const { columns, selection, rowCount, sort, active, hintId } = props;
  const t = useTableWords();
  const heads = columns.map(({ id, label, isNumeric }, at) => {
    const isSorted = sort.field === id;
    const Arrow = sort.descending ? ArrowDown : ArrowUp;
    return (
      // biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
      <div
        key={id}
        role="columnheader"
        aria-colindex={at + 2}
        aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
        aria-describedby={hintId}
        tabIndex={active === at + 1 ? 0 : -1}
        data-cell={`-1:${at + 1}`}
        data-numeric={isNumeric || undefined}
        className={at === 0 ? styles.firstHead : styles.head}
        onPointerEnter={() => props.onIntent?.(id)}
        onFocus={() => props.onIntent?.(id)}
        onClick={() => {
          props.onActivate(at + 1);
          props.onSort(id);
        }}
      >
        <span className={styles.text}>{label}</span>
        {isSorted && <Arrow size={14} aria-hidden="true" className="wabu-rigid" />}
        <Border
          onDrag={(change, isDone) => props.onResize(id, change, isDone)}
          onReset={() => props.onReset(id)}
        />
      </div>
    );
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a table cannot */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys */}
      <div
        role="columnheader"
        aria-colindex={1}
        tabIndex={active === 0 ? 0 : -1}
        data-cell="-1:0"
        className={styles.headBox}
        onClick={() => {
          props.onActivate(0);
          toggleAll(selection, rowCount);
        }}
      >
        <input
          type="checkbox"
          tabIndex={-1}
          readOnly
          aria-label={t('chooseAll')}
          checked={isAllChosen(selection, rowCount)}
          ref={(box) => {
            if (box) box.indeterminate = selection.count > 0 && !isAllChosen(selection, rowCount);
          }}
        />
      </div>
      {heads}
    </>
  );
}

const isAllChosen = ({ count }: RowSelection, rowCount: number) =>
  rowCount > 0 && count >= rowCount;

/** Chooses all that the search finds, or nothing if all are chosen. */
export function toggleAll(selection: RowSelection, rowCount: number): void {
  if (isAllChosen(selection, rowCount)) selection.clear();
  else selection.chooseAll();
}

interface BorderProps {
  onDrag: (rem: number, isDone: boolean) => void;
  onReset: () => void;
}

/** The border that a pointer drags; the keyboard resizes on the head itself. */
function Border({ onDrag, onReset }: BorderProps) {
  const start = useRef<{ x: number; sign: number; rem: number } | null>(null);
  const changeOf = ({ clientX }: PointerEvent) => {
    const { x = clientX, sign = 1, rem = 16 } = start.current ?? {};
    return ((clientX - x) * sign) / rem;
  };
  return (
    <span
      aria-hidden="true"
      className={styles.border}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={onReset}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        start.current = {
          x: event.clientX,
          sign: getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1,
          rem: readRootSize(),
        };
      }}
      onPointerMove={(event) => start.current && onDrag(changeOf(event), false)}
      onPointerUp={(event) => {
        if (start.current) onDrag(changeOf(event), true);
        start.current = null;
      }}
      onPointerCancel={() => {
        if (start.current) onDrag(0, true);
        start.current = null;
      }}
    />
  );
}
