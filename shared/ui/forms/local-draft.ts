import { createStore, del, entries, getMany, keys, promisifyRequest } from 'idb-keyval';
import { DAY_MS } from '../../entities/measures/durations.ts';
import { DRAFT_DAYS } from '../../entities/retention.ts';

export interface StoredDraft<Value> {
  value: Value;
  /** The version of the edited record; null for a new one. */
  version: number | null;
  savedAt: number;
}

const store = () => createStore('wabu-drafts', 'drafts');
let opened: ReturnType<typeof createStore> | null = null;

// A browser may reject storage (private windows, full disks): the form then works without drafts.
async function attempt<T>(work: (drafts: ReturnType<typeof createStore>) => Promise<T>) {
  try {
    opened ??= store();
    return await work(opened);
  } catch {
    opened = null;
    return undefined;
  }
}

export interface FoundDraft<Value> extends StoredDraft<Value> {
  slot: string;
}

// Several slots per record: new edits must not overwrite drafts that the user has not seen. No
// record key ends with the suffix of a slot.
const SLOT_SUFFIXES = ['', '+', '+2', '+3', '+4'];
const SLOT_SUFFIX = /\+\d?$/;
const slotsOf = (key: string) => SLOT_SUFFIXES.map((suffix) => key + suffix);

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

/** The slot of the next draft of a record: a free one, or that of the oldest draft. */
export function nextSlot(key: string, found: readonly FoundDraft<unknown>[]): string {
  const taken = new Set(found.map(({ slot }) => slot));
  return slotsOf(key).find((slot) => !taken.has(slot)) ?? found.at(-1)?.slot ?? key;
}

export async function readSlots(prefix: string): Promise<string[]> {
  const stored = (await attempt((drafts) => keys<string>(drafts))) ?? [];
  return stored.filter((slot) => slot.startsWith(prefix));
}

export function recordOf(slot: string, prefix: string): string {
  return slot.slice(prefix.length).replace(SLOT_SUFFIX, '');
}

type SlotListener = (slot: string, isUsed: boolean) => void;
const listeners = new Set<SlotListener>();

export function onDraftsChange(listener: SlotListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(...change: Parameters<SlotListener>): void {
  for (const listener of listeners) listener(...change);
}

export async function setDraft<Value>(slot: string, draft: StoredDraft<Value>): Promise<void> {
  const isKept = await attempt((drafts) =>
    drafts('readwrite', async (store) => {
      store.put(draft, slot);
      // Commits at once: a page that closes before its requests succeed would abort the
      // transaction.
      store.transaction.commit();
      await promisifyRequest(store.transaction);
      return true;
    }),
  );
  if (isKept) notifyListeners(slot, true);
}

/** Drafts in a browser, of all its users. */
const MAX_DRAFTS = 100;
const DRAFT_MS = DRAFT_DAYS * DAY_MS;

/** Deletes the drafts that nobody came back to: those of `DRAFT_DAYS`, and the oldest of more than `MAX_DRAFTS`. */
export async function pruneDrafts(): Promise<void> {
  const stored = (await attempt((drafts) => entries<string, StoredDraft<unknown>>(drafts))) ?? [];
  const oldest = Date.now() - DRAFT_MS;
  const old = stored
    .sort(([, one], [, other]) => other.savedAt - one.savedAt)
    .filter(([, { savedAt }], at) => at >= MAX_DRAFTS || savedAt < oldest);
  for (const [slot] of old) await removeDraft(slot);
}

export async function removeDraft(slot: string): Promise<void> {
  notifyListeners(slot, false);
  await attempt((drafts) => del(slot, drafts));
}
