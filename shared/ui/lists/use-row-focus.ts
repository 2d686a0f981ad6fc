import { type RefObject, useLayoutEffect } from 'react';

/** A request to focus one row of a list: `rowFocus(key)`. Each has one effect. */
export interface RowFocus {
  key: string;
  /** The focused element at the time of the request. */
  from: Element | null;
}

/** Requests the focus for a row, which may be added later: the record that was just saved. */
export const rowFocus = (key: string): RowFocus => ({ key, from: document.activeElement });

const answered = new WeakSet<RowFocus>();

/** Focuses the list as soon as it is focusable, unless the focus has moved meanwhile. */
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
