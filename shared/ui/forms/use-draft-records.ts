import { useEffect, useMemo, useState } from 'react';
import { onDraftsChange, readSlots, recordOf } from './local-draft.ts';

const none: ReadonlySet<string> = new Set();

/** The records with a draft in this browser, for keys with this prefix: `anna/supplier/`. */
export function useDraftRecords(prefix: string | null): ReadonlySet<string> {
  const [slots, setSlots] = useState(none);
  useEffect(() => {
    if (prefix === null) return;
    let gone = false;
    const refresh = async () => {
      const found = new Set(await readSlots(prefix));
      if (!gone) setSlots((before) => (isSame(before, found) ? before : found));
    };
    void refresh();
    const stop = onDraftsChange((slot, isUsed) => {
      if (slot.startsWith(prefix)) setSlots((before) => withSlot(before, slot, isUsed));
    });
    // Another tab may have written or deleted drafts.
    const handleFocus = () => void refresh();
    window.addEventListener('focus', handleFocus);
    return () => {
      gone = true;
      stop();
      window.removeEventListener('focus', handleFocus);
    };
  }, [prefix]);
  return useMemo(
    () => (prefix === null ? none : new Set([...slots].map((slot) => recordOf(slot, prefix)))),
    [slots, prefix],
  );
}

function withSlot(before: ReadonlySet<string>, slot: string, isUsed: boolean) {
  if (before.has(slot) === isUsed) return before;
  return new Set(isUsed ? [...before, slot] : [...before].filter((one) => one !== slot));
}

function isSame(before: ReadonlySet<string>, found: ReadonlySet<string>): boolean {
  return before.size === found.size && [...found].every((slot) => before.has(slot));
}
