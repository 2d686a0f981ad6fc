import type { KeyboardEvent, MouseEvent } from 'react';

export interface RowSelection {
  isActive: boolean;
  has: (key: string) => boolean;
  toggle: (row: number) => void;
  extendTo: (row: number, start: number) => void;
  chooseShown: () => void;
  clear: () => void;
}

const isMod = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) => event.ctrlKey || event.metaKey;

/** Returns true for a key that chose rows; `next`, the row that a moving key goes to, is then the current one. */
export function selectByKey(
  selection: RowSelection | undefined,
  event: KeyboardEvent,
  current: number,
  next: number | null,
): boolean {
  if (selection === undefined || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (isMod(event) && key === 'a') selection.chooseShown();
  else if (isMod(event) && key === ' ' && current >= 0) selection.toggle(current);
  else if (key === 'escape' && selection.isActive) selection.clear();
  else if (event.shiftKey && next !== null) selection.extendTo(next, Math.max(0, current));
  else return false;
  return true;
}

/** A press with Ctrl (Cmd on a Mac) toggles a row, one with Shift extends. Returns false for an ordinary press. */
export function selectByPress(
  selection: RowSelection | undefined,
  event: MouseEvent,
  row: number,
  current: number,
): boolean {
  if (selection === undefined) return false;
  if (event.shiftKey) selection.extendTo(row, current < 0 ? row : current);
  else if (isMod(event)) selection.toggle(row);
  else return false;
  return true;
}
