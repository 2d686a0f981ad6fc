import { createStore, del, get, set } from 'idb-keyval';

/** What was typed and never saved. */
export interface StoredDraft<Value> {
  value: Value;
  /** The version of the record that was being changed; null for a new record. */
  version: number | null;
  savedAt: number;
}

const store = () => createStore('wabu-drafts', 'drafts');
let opened: ReturnType<typeof createStore> | null = null;

// A browser may refuse storage (private windows, full disks): typing goes on without a safety net.
async function attempt<T>(work: (drafts: ReturnType<typeof createStore>) => Promise<T>) {
  try {
    opened ??= store();
    return await work(opened);
  } catch {
    opened = null;
    return undefined;
  }
}

export function readDraft<Value>(key: string): Promise<StoredDraft<Value> | undefined> {
  return attempt((drafts) => get<StoredDraft<Value>>(key, drafts));
}

export async function keepDraft<Value>(key: string, draft: StoredDraft<Value>): Promise<void> {
  await attempt((drafts) => set(key, draft, drafts));
}

export async function dropDraft(key: string): Promise<void> {
  await attempt((drafts) => del(key, drafts));
}
