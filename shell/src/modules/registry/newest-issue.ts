import type { Registry } from '@wabu/shared/module';
import { getItem, setItem } from '@wabu/shared/storage';
import { verifyingKey } from './verify-registry.ts';

const NEWEST_KEY = 'newestRegistry';

/** Where this browser stores the time of the newest registry of a key; null where none is verified. */
async function slotOf(key?: string): Promise<string | null> {
  const verifying = await verifyingKey(key);
  return verifying && `${NEWEST_KEY} ${verifying}`;
}

/**
 * True for a registry that is older than the newest one of this browser and key, replayed by an attacker or a cache.
 * Always false where no signature is verified.
 */
export async function isReplayed({ issuedAt }: Registry, key?: string): Promise<boolean> {
  const slot = await slotOf(key);
  // Times in this form sort as texts.
  return slot !== null && issuedAt < (getItem('localStorage', slot) ?? '');
}

/**
 * Remembers when a valid registry, not a replayed one, was issued. A time in the future of this browser counts
 * as now: a server whose clock was ahead for a while would otherwise be rejected once the clock is right.
 */
export async function rememberIssue({ issuedAt }: Registry, key?: string): Promise<void> {
  const slot = await slotOf(key);
  const seen = [issuedAt, new Date().toISOString()].sort()[0] ?? issuedAt;
  if (slot && seen > (getItem('localStorage', slot) ?? '')) setItem('localStorage', slot, seen);
}
