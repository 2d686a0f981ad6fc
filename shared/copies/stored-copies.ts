/** Apart from the rest of the copies, so that a first view loads nothing else of them. */
export const DATABASE = 'wabu-copies';

/** True if this browser keeps copies of lists, or does not tell. */
export async function hasCopies(): Promise<boolean> {
  try {
    const kept = await indexedDB.databases();
    return kept.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

/** Removes the copies of all lists. */
export function removeCopies(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // A browser without storage has no copies.
  }
}
