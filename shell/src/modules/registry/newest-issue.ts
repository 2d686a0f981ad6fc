import type { Registry } from '@wabu/shared/module';
import { getJson, setItem } from '@wabu/shared/storage';
import { verifyingKey } from './verify-registry.ts';

const NEWEST_KEY = 'newestRegistry';

/**
 * True for a registry that is older than the newest one of this browser and key: somebody sends a former
 * one again, or a cache does. Always false where no signature is verified.
 */
export async function isReplayed({ issuedAt }: Registry, key?: string): Promise<boolean> {
  const verifying = await verifyingKey(key);
  if (verifying === null) return false;
  return Date.parse(issuedAt) < (newestIssues()[verifying] ?? 0);
}

/** Remembers when a valid registry was issued. */
export async function rememberIssue({ issuedAt }: Registry, key?: string): Promise<void> {
  const verifying = await verifyingKey(key);
  const issued = Date.parse(issuedAt);
  const newest = newestIssues();
  if (verifying === null || !(issued > (newest[verifying] ?? 0))) return;
  setItem('localStorage', NEWEST_KEY, JSON.stringify({ ...newest, [verifying]: issued }));
}

/** Milliseconds since 1970 by public key. */
const newestIssues = () => (getJson('localStorage', NEWEST_KEY) ?? {}) as Record<string, number>;
