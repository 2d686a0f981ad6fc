/** The door of what this browser keeps. It may be blocked, full or garbled, and none of that is an error. */

/** Every tab of this browser, or this tab alone. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** What is kept under the key, or null. Blocked storage is an empty one. */
export function getItem(place: StorageArea, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** The same, read as JSON; what cannot be read is null too. Its shape is for the caller to check. */
export function getJson(place: StorageArea, key: string): unknown {
  try {
    return JSON.parse(getItem(place, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps the text, or with null forgets it. False when the browser does not allow it: blocked, or full. */
export function setItem(place: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
