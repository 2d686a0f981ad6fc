import { useEffect, useEffectEvent, useId } from 'react';
import { createStore } from 'zustand/vanilla';

/** How the shell saves or discards the unsaved work of a page. */
export interface UnsavedWork {
  /** Saves it; resolves to false when the save fails, and the shell then stays on the page. */
  save: () => Promise<boolean>;
  /** Discards it. */
  discard: () => void;
}

/** The unsaved work of the page, by owner. The shell asks before it navigates, reloads or signs out. */
export const unsavedWork = createStore<Record<string, UnsavedWork>>(() => ({}));

export function hasUnsavedWork(): boolean {
  return Object.keys(unsavedWork.getState()).length > 0;
}

function remove(owner: string): void {
  const { [owner]: _, ...others } = unsavedWork.getState();
  unsavedWork.setState(others, true);
}

/** Registers unsaved work with the shell while `isDirty`. */
export function useUnsavedWork(isDirty: boolean, work: UnsavedWork): void {
  const owner = useId();
  const save = useEffectEvent(() => work.save());
  const discard = useEffectEvent(() => work.discard());
  useEffect(() => {
    if (!isDirty) return;
    unsavedWork.setState({ [owner]: { save: () => save(), discard: () => discard() } });
    return () => remove(owner);
  }, [isDirty, owner]);
}
