import { hasUnsavedWork } from '@wabu/shared/module';
import { recall, remember } from '@wabu/shared/storage';

const KEY = 'reloadedFor';

/**
 * Reloads the page for a reason, once: when the reason is still there afterwards, reloading again would
 * only go round in circles. Never over unsaved work. False when it does not reload.
 */
export function reloadOnce(reason: string): boolean {
  if (hasUnsavedWork()) return false;
  if (recall('sessionStorage', KEY) === reason) return false;
  // Without a memory there is no telling the first time from the tenth.
  if (!remember('sessionStorage', KEY, reason)) return false;
  location.reload();
  return true;
}
