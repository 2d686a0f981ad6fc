import { useEffect, useEffectEvent, useId } from 'react';
import { createStore } from 'zustand/vanilla';

/** What the shell may do with work that a page has not saved yet. */
export interface UnsavedWork {
  /** Saves it; resolves to false when it could not be saved, so that nobody leaves. */
  save: () => Promise<boolean>;
  /** Throws it away. */
  discard: () => void;
}

/** All unsaved work of the page, by its owner. The shell asks before it navigates, reloads or signs out. */
export const unsavedWork = createStore<Record<string, UnsavedWork>>(() => ({}));

/** True while anything on the page is not saved. */
export function hasUnsavedWork(): boolean {
  return Object.keys(unsavedWork.getState()).length > 0;
}

function forget(owner: string): void {
  const { [owner]: _, ...others } = unsavedWork.getState();
  unsavedWork.setState(others, true);
}

/** Tells the shell, while `isDirty`, that leaving would lose something, and how to save or drop it. */
export function useUnsavedWork(isDirty: boolean, work: UnsavedWork): void {
  const owner = useId();
  const save = useEffectEvent(() => work.save());
  const discard = useEffectEvent(() => work.discard());
  useEffect(() => {
    if (!isDirty) return;
    unsavedWork.setState({ [owner]: { save: () => save(), discard: () => discard() } });
    return () => forget(owner);
  }, [isDirty, owner]);
}
