import { getItem, setItem } from '../storage/index.ts';

/** The storage keys that the specification names. */
const TOKEN_KEY = 'jwt';
const USERNAME_KEY = 'username';

/** The stored token, or null. */
export function readToken(): string | null {
  return getItem('localStorage', TOKEN_KEY);
}

/** Stores the token and the name; false when the browser blocks storage. */
export function setToken(token: string, username: string): boolean {
  const isStored = setItem('localStorage', TOKEN_KEY, token);
  if (isStored) setItem('localStorage', USERNAME_KEY, username);
  return isStored;
}

/** Removes the token and the name. */
export function removeToken(): void {
  setItem('localStorage', TOKEN_KEY, null);
  setItem('localStorage', USERNAME_KEY, null);
}

/** Calls `follow` when another tab signs in or out. */
export function onTokenChangedElsewhere(follow: (token: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // `localStorage.clear()` sends an event without a key (MDN, StorageEvent.key).
    if (key === TOKEN_KEY || key === null) follow(readToken());
  });
}
