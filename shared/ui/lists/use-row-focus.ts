import { type RefObject, useLayoutEffect } from 'react';

/** A request to focus one row of a list: `rowFocus(key)`. Each is answered once. */
export interface RowFocus {
  key: string;
  /** What had the focus then. */
  from: Element | null;
}

/** Asks a `DataList` for the focus on a row, which may arrive later: the one that was just saved. */
export const rowFocus = (key: string): RowFocus => ({ key, from: document.activeElement });

const answered = new WeakSet<RowFocus>();

/** Answers a request as soon as the list can be focused; not once the focus has gone elsewhere. */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  request: RowFocus | undefined,
  activate: (key: string) => void,
): void {
  // A list that is hidden on a narrow screen cannot be focused yet: every render tries again.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !request || answered.has(request)) return;
    const { activeElement, body } = document;
    const isElsewhere = ![body, request.from, box].includes(activeElement as HTMLElement);
    if (!isElsewhere) box.focus({ preventScroll: true });
    if (!isElsewhere && document.activeElement !== box) return;
    answered.add(request);
    if (!isElsewhere) activate(request.key);
  });
}
