import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  dropDraft,
  type FoundDraft,
  keepDraft,
  readDrafts,
  type StoredDraft,
} from './local-draft.ts';
import { whenLeaving } from './when-leaving.ts';

const EVERY = 2_000;

interface LocalDraftOptions<Value> {
  /** Whose draft of which record: `anna/supplier/03012300178`. Null while nothing is being edited. */
  key: string | null;
  version: number | null;
  /** The form's values when they differ from what is saved; asked every two seconds. */
  read: () => Value | null;
}

interface LocalDraft<Value> {
  /** A draft of an earlier visit, until it is recovered or refused. */
  found: StoredDraft<Value> | null;
  /** The form took the found draft over: it stays stored until it is saved. */
  take: () => void;
  /** The found draft is thrown away; an older one may be found behind it. */
  refuse: () => void;
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
  const current = useEffectEvent(() => ({ value: read(), version }));

  useEffect(() => {
    if (key === null) return;
    let gone = false;
    let free: string | null = null;
    own.current = null;
    void readDrafts<Value>(key).then((stored) => {
      if (gone) return;
      free = stored.free;
      setLeft({ key, drafts: stored.found });
    });
    const keep = () => {
      if (free === null) return;
      const { value, version } = current();
      if (value === null) return;
      own.current ??= free;
      void keepDraft(own.current, { value, version, savedAt: Date.now() });
    };
    const timer = setInterval(keep, EVERY);
    const stopListening = whenLeaving(keep);
    return () => {
      gone = true;
      clearInterval(timer);
      stopListening();
    };
  }, [key]);

  const [found, ...older] = left?.key === key ? left.drafts : [];
  return {
    found: found ?? null,
    take() {
      own.current = found?.slot ?? null;
      setLeft(null);
    },
    refuse() {
      if (key !== null) setLeft({ key, drafts: older });
      if (found) void dropDraft(found.slot);
    },
    drop: useCallback(() => {
      if (own.current !== null) void dropDraft(own.current);
      own.current = null;
    }, []),
  };
}
