import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type StoredDraft } from './local-draft.ts';

const EVERY = 2_000;

interface LocalDraftOptions<Value> {
  /** Whose draft of which record: `anna/supplier/03012300178`. Null while nothing is being edited. */
  key: string | null;
  version: number | null;
  /** The form's values when they differ from what is saved; asked every two seconds. */
  read: () => Value | null;
}

interface LocalDraft<Value> {
  /** A draft of an earlier visit, until it is recovered or thrown away. */
  found: StoredDraft<Value> | null;
  /** The draft is taken over by the form, or no longer wanted, or saved. */
  drop: () => void;
  /** The form took the draft over: it stays stored until it is saved. */
  take: () => void;
}

/** Keeps what is being typed in this browser every two seconds, and finds it again after a crash. */
export function useLocalDraft<Value>(options: LocalDraftOptions<Value>): LocalDraft<Value> {
  const { key } = options;
  const [found, setFound] = useState<{ key: string; draft: StoredDraft<Value> } | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (key === null) return;
    let gone = false;
    readDraft<Value>(key).then((draft) => {
      if (draft && !gone) setFound({ key, draft });
    });
    const keep = () => {
      const value = latest.current.read();
      if (value === null) return;
      void keepDraft(key, { value, version: latest.current.version, savedAt: Date.now() });
    };
    const timer = setInterval(keep, EVERY);
    // The last moment in which a closing tab can still write.
    document.addEventListener('visibilitychange', keep);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [key]);

  const take = useCallback(() => setFound(null), []);
  const drop = useCallback(() => {
    setFound(null);
    if (key !== null) void dropDraft(key);
  }, [key]);
  return { found: found?.key === key ? (found?.draft ?? null) : null, drop, take };
}
