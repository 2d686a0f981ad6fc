import type { FrontendAddress, FrontendInput } from '@wabu/shared/entities/frontend';
import { createStore, set } from 'idb-keyval';

interface Kept {
  version: number;
  base: FrontendInput;
  change: Partial<FrontendAddress>;
}

/** What an earlier visit of the king would have left in this browser. */
export async function setDraft(url: string, { version, base, change }: Kept): Promise<void> {
  const draft = { ...base, Localizzazione: { ...base.Localizzazione, ...change } };
  const value = { base, draft, origins: {}, picturesFrom: url };
  const drafts = createStore('wabu-drafts', 'drafts');
  await set(`king/frontend/${url}`, { value, version, savedAt: Date.now() }, drafts);
}
