import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onPageHide } from '../lifecycle/on-page-hide.ts';
import { type FoundDraft, nextSlot, readDrafts, removeDraft, setDraft } from './local-draft.ts';

const INTERVAL_MS = 2_000;

interface LocalDraftOptions<Value> {
  /** Whose draft of which record: `anna/supplier/03012300178`. Null while nothing is being edited. */
  key: string | null;
  version: number | null;
  /** The form's values when they differ from what is saved; asked every two seconds. */
  read: () => Value | null;
}

interface LocalDraft<Value> {
  /** Drafts that stand beside this form, newest first, until they are recovered or discarded. */
  found: readonly FoundDraft<Value>[];
  /**
   * The form takes a draft over, which stays stored until it is saved. What stands in the form becomes
   * one of the found drafts; so it is called before the form changes.
   */
  take: (draft: FoundDraft<Value>) => void;
  discard: (draft: FoundDraft<Value>) => void;
  /** What this form wrote or took over is saved, or no longer wanted. */
  drop: () => void;
}

/** Keeps what is being typed in this browser every two seconds, and finds it again after a crash. */
export function useLocalDraft<Value>({
  key,
  version,
  read,
}: LocalDraftOptions<Value>): LocalDraft<Value> {
  const [left, setLeft] = useState<{ key: string; drafts: FoundDraft<Value>[] } | null>(null);
  /** Where the draft of this form stands, once there is one. */
  const own = useRef<string | null>(null);
  /** Where it will stand; null until the stored drafts are known. */
  const next = useRef<string | null>(null);
  const current = useEffectEvent(() => ({ value: read(), version }));

  useEffect(() => {
    if (key === null) return;
    let gone = false;
    own.current = null;
    next.current = null;
    void readDrafts<Value>(key).then((drafts) => {
      if (gone) return;
      next.current = nextSlot(key, drafts);
      setLeft({ key, drafts });
    });
    const keep = () => {
      if (next.current === null) return;
      const { value, version } = current();
      if (value === null) return;
      own.current ??= next.current;
      void setDraft(own.current, { value, version, savedAt: Date.now() });
    };
    const timer = setInterval(keep, INTERVAL_MS);
    const stopListening = onPageHide(keep);
    return () => {
      gone = true;
      clearInterval(timer);
      stopListening();
    };
  }, [key]);

  const found = left?.key === key ? left.drafts : [];

  function take(draft: FoundDraft<Value>): void {
    if (key === null) return;
    const slot = own.current ?? next.current;
    const value = read();
    let others = found.filter((one) => one.slot !== draft.slot);
    if (value !== null && slot !== null && slot !== draft.slot) {
      const typed = { value, version, savedAt: Date.now() };
      void setDraft(slot, typed);
      others = [{ ...typed, slot }, ...others.filter((one) => one.slot !== slot)];
    }
    own.current = draft.slot;
    next.current = nextSlot(key, others);
    setLeft({ key, drafts: others });
  }

  return {
    found,
    take,
    discard(draft) {
      if (key !== null) setLeft({ key, drafts: found.filter((one) => one !== draft) });
      void removeDraft(draft.slot);
    },
    drop: useCallback(() => {
      if (own.current !== null) void removeDraft(own.current);
      own.current = null;
    }, []),
  };
}
