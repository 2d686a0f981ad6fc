/** Public entry point of the browser's storage. Blocked, full or corrupted storage is not an error. */

/** `localStorage` is shared by all tabs of the browser, `sessionStorage` belongs to one tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** What the items of `localStorage` with stored pages begin with; each holds the page of one address. */
export const STORED_PAGE_KEY = 'stored-page';

/** The value of the key; null when there is none or storage is blocked. */
export function getItem(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** The value parsed as JSON; null when it cannot be parsed. The caller checks its shape. */
export function getJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(getItem(area, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the text, or removes the key when it is null. False when storage is blocked or full. */
export function setItem(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes the items whose keys begin with the text. */
export function removeItems(area: StorageArea, beginning: string): void {
  try {
    for (const key of Object.keys(window[area]))
      if (key.startsWith(beginning)) window[area].removeItem(key);
  } catch {
    // A blocked storage is empty.
  }
}
