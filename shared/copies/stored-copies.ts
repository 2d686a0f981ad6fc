import { setItem } from '../storage/index.ts';

/** Apart from the rest of the copies, so that a first view loads nothing else of them. */
export const DATABASE = 'wabu-copies';
/** The item of `localStorage` with the paths of the stored pages, between spaces: it can be read without waiting. */
export const STORED_PATHS_KEY = 'stored-pages';

export function removeCopies(): void {
  setItem('localStorage', STORED_PATHS_KEY, null);
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // A browser without storage has no copies.
  }
}
