import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onPageHide } from '../lifecycle/on-page-hide.ts';
import {
  type FoundDraft,
  nextSlot,
  pruneDrafts,
  readDrafts,
  removeDraft,
  setDraft,
} from './local-draft.ts';

const INTERVAL_MS = 2_000;

/** Old drafts are deleted once in each page, when its first form is open. */
let isPruned = false;

interface LocalDraftOptions<Value> {
  /** User and record: `anna/supplier/03012300178`. Null while no form is open. */
  key: string | null;
  version: number | null;
  /** Returns the form's values if they differ from the saved record, else null. Called every `INTERVAL_MS`. */
  read: () => Value | null;
}

interface LocalDraft<Value> {
  found: readonly FoundDraft<Value>[];
  /** Makes a found draft the form's; call it before the form changes, whose unsaved values become a found draft. */
  recover: (draft: FoundDraft<Value>) => void;
  discard: (draft: FoundDraft<Value>) => void;
  remove: () => void;
}

/** Stores the unsaved values of a form in this browser, and finds those of earlier visits. */
export function useLocalDraft<Value>({
  key,
  version,
  read,
}: LocalDraftOptions<Value>): LocalDraft<Value> {
  const [left, setLeft] = useState<{ key: string; drafts: FoundDraft<Value>[] } | null>(null);
  /** The slot of this form's draft; null before the first write. */
  const own = useRef<string | null>(null);
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
      if (!isPruned) void pruneDrafts();
      isPruned = true;
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

  function recover(draft: FoundDraft<Value>): void {
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

  const remove = useCallback(() => {
    if (own.current !== null) void removeDraft(own.current);
    own.current = null;
  }, []);
  return {
    found,
    recover,
    discard(draft) {
      if (key !== null) setLeft({ key, drafts: found.filter((one) => one !== draft) });
      void removeDraft(draft.slot);
    },
    remove,
  };
}
