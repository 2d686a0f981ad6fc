import { hasUnsavedWork } from '@wabu/shared/module';
import { getItem, setItem } from '@wabu/shared/storage';

const KEY = 'reloadedFor';

/**
 * Reloads the page for a reason, once: when the reason is still there afterwards, reloading again would
 * only go round in circles. Never over unsaved work. False when it does not reload.
 */
export function reloadWithLoopGuard(reason: string): boolean {
  if (hasUnsavedWork()) return false;
  if (getItem('sessionStorage', KEY) === reason) return false;
  // Without a memory there is no telling the first time from the tenth.
  if (!setItem('sessionStorage', KEY, reason)) return false;
  location.reload();
  return true;
}
