import { createStore, del, getMany } from 'idb-keyval';

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

// Two places for each record: what is typed beside an older draft that nobody has looked at must not
// take its place.
const slotsOf = (key: string) => [key, `${key}+`] as const;

/** What earlier visits left of a record, newest first, and where the next draft goes. */
export async function readDrafts<Value>(key: string) {
  const slots = slotsOf(key);
  const stored = await attempt((drafts) =>
    getMany<StoredDraft<Value> | undefined>([...slots], drafts),
  );
  const found = slots
    .flatMap((slot, index): FoundDraft<Value>[] => {
      const draft = stored?.[index];
      return draft ? [{ ...draft, slot }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
  const free = slots.find((slot) => found.every((draft) => draft.slot !== slot));
  return { found, free: free ?? found.at(-1)?.slot ?? key };
}

export async function keepDraft<Value>(slot: string, draft: StoredDraft<Value>): Promise<void> {
  await attempt((drafts) =>
    drafts('readwrite', (store) => {
      store.put(draft, slot);
      // A page that is closing does not live to see its write succeed, and would take it back.
      store.transaction.commit();
      return done(store.transaction);
    }),
  );
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function dropDraft(slot: string): Promise<void> {
  await attempt((drafts) => del(slot, drafts));
}
