import { createStore, del, getMany, keys } from 'idb-keyval';

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

/** A draft with the place where it is stored. */
export interface FoundDraft<Value> extends StoredDraft<Value> {
  slot: string;
}

// Several places for each record: what is typed beside older drafts that nobody has looked at must not
// take their place. No key of a record ends with the suffix of a slot.
const SLOT_SUFFIXES = ['', '+', '+2', '+3', '+4'];
const SLOT_SUFFIX = /\+\d?$/;
const slotsOf = (key: string) => SLOT_SUFFIXES.map((suffix) => key + suffix);

/** What earlier visits left of a record, newest first. */
export async function readDrafts<Value>(key: string): Promise<FoundDraft<Value>[]> {
  const slots = slotsOf(key);
  const stored = await attempt((drafts) => getMany<StoredDraft<Value> | undefined>(slots, drafts));
  return slots
    .flatMap((slot, index): FoundDraft<Value>[] => {
      const draft = stored?.[index];
      return draft ? [{ ...draft, slot }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Where the next draft of a record goes: a free slot, or that of the oldest draft. */
export function nextSlot(key: string, found: readonly FoundDraft<unknown>[]): string {
  const taken = new Set(found.map(({ slot }) => slot));
  return slotsOf(key).find((slot) => !taken.has(slot)) ?? found.at(-1)?.slot ?? key;
}

/** The slots in use, of all keys that begin with `prefix`. */
export async function readSlots(prefix: string): Promise<string[]> {
  const stored = (await attempt((drafts) => keys<string>(drafts))) ?? [];
  return stored.filter((slot) => slot.startsWith(prefix));
}

/** The record that a slot belongs to. */
export function recordOf(slot: string, prefix: string): string {
  return slot.slice(prefix.length).replace(SLOT_SUFFIX, '');
}

type SlotListener = (slot: string, isUsed: boolean) => void;
const listeners = new Set<SlotListener>();

/** Calls the listener when a draft is written or deleted in this tab; returns how to stop. */
export function onDraftsChange(listener: SlotListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(...change: Parameters<SlotListener>): void {
  for (const listener of listeners) listener(...change);
}

export async function setDraft<Value>(slot: string, draft: StoredDraft<Value>): Promise<void> {
  const isKept = await attempt((drafts) =>
    drafts('readwrite', async (store) => {
      store.put(draft, slot);
      // A page that is closing does not live to see its write succeed, and would take it back.
      store.transaction.commit();
      await done(store.transaction);
      return true;
    }),
  );
  if (isKept) tellListeners(slot, true);
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function removeDraft(slot: string): Promise<void> {
  tellListeners(slot, false);
  await attempt((drafts) => del(slot, drafts));
}
