import { hasUnsavedWork } from '@wabu/shared/module';

const KEY = 'reloadedFor';

/**
 * Reloads the page for a reason, once: when the reason is still there afterwards, reloading again would
 * only go round in circles. Never over unsaved work. False when it does not reload.
 */
export function reloadOnce(reason: string): boolean {
  if (hasUnsavedWork()) return false;
  try {
    if (sessionStorage.getItem(KEY) === reason) return false;
    sessionStorage.setItem(KEY, reason);
  } catch {
    // Without a memory there is no telling the first time from the tenth.
    return false;
  }
  location.reload();
  return true;
}
