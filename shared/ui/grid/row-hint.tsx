import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import styles from './row-hint.module.css';
import type { RowWindow } from './use-row-window.ts';

/** The row says the same to screen readers. */
export function useRowHint(
  scroller: RefObject<HTMLElement | null>,
  { rowHeight }: Pick<RowWindow, 'rowHeight'>,
  activeRow: number,
  hintOf: (row: number) => ReactNode,
) {
  const [pointed, setPointed] = useState(-1);
  const [closedAt, setClosedAt] = useState(-1);
  const row = pointed >= 0 ? pointed : activeRow;
  const content = row < 0 || row === closedAt ? undefined : hintOf(row);

  function point({ target }: PointerEvent): void {
    const marked = (target as Element).closest('[data-hint]');
    // The pointer may move onto the hint.
    if (marked?.classList.contains(styles.hint ?? '')) return;
    const option = marked?.closest('[role="option"]');
    setPointed(Number(option?.getAttribute('aria-posinset') ?? 0) - 1);
  }
  return {
    /** For the element around all rows. */
    pointing: { onPointerOver: point, onPointerLeave: () => setPointed(-1) },
    onKeyDown: ({ key }: KeyboardEvent) => setClosedAt(key === 'Escape' ? row : -1),
    hint: content !== undefined && hintAt(content),
  };

  function hintAt(content: ReactNode) {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const isAbove = (row + 2) * rowHeight > scrollTop + clientHeight;
    return (
      <div
        className={styles.hint}
        style={{ insetBlockStart: (row + (isAbove ? 0 : 1)) * rowHeight }}
        data-hint
        data-above={isAbove || undefined}
        // Shown while the list has the focus.
        data-keyboard={pointed < 0 || undefined}
        aria-hidden="true"
      >
        {content}
      </div>
    );
  }
}
