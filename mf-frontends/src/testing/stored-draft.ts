import type { FrontendAddress, FrontendInput } from '@wabu/shared/entities/frontend';
import { createStore, set } from 'idb-keyval';

interface Kept {
  version: number;
  base: FrontendInput;
  change: Partial<FrontendAddress>;
}

/** Stores a draft as an earlier visit of the king would. */
export async function setDraft(url: string, { version, base, change }: Kept): Promise<void> {
  const draft = { ...base, Localizzazione: { ...base.Localizzazione, ...change } };
  const value = { base, draft, origins: {}, picturesFrom: url };
  const drafts = createStore('wabu-drafts', 'drafts');
  await set(`king/frontend/${url}`, { value, version, savedAt: Date.now() }, drafts);
}
