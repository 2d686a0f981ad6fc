import { hasUnsavedWork } from '@wabu/shared/module';
import { getItem, setItem } from '@wabu/shared/storage';

const KEY = 'reloadedFor';

/**
 * Reloads the page unless the last reload had the same reason, which would be a loop. Never reloads over
 * unsaved work. Returns false when it does not reload.
 */
export function reloadWithLoopGuard(reason: string): boolean {
  if (hasUnsavedWork()) return false;
  if (getItem('sessionStorage', KEY) === reason) return false;
  // Without storage a loop cannot be detected.
  if (!setItem('sessionStorage', KEY, reason)) return false;
  location.reload();
  return true;
}
