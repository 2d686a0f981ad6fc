import { getItem, setItem } from '../storage/index.ts';

/** The keys of the specification. */
const TOKEN_KEY = 'jwt';
const USERNAME_KEY = 'username';

/** The token that a former page left, or null. */
export function readToken(): string | null {
  return getItem('localStorage', TOKEN_KEY);
}

/** Keeps the token for the next page; false where the browser does not allow it: the session ends with this one. */
export function setToken(token: string, username: string): boolean {
  const isKept = setItem('localStorage', TOKEN_KEY, token);
  if (isKept) setItem('localStorage', USERNAME_KEY, username);
  return isKept;
}

/** Forgets the token and the name. */
export function removeToken(): void {
  setItem('localStorage', TOKEN_KEY, null);
  setItem('localStorage', USERNAME_KEY, null);
}

/** Calls back when another tab signs in or out. */
export function onTokenChangedElsewhere(follow: (token: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A cleared storage comes without a key.
    if (key === TOKEN_KEY || key === null) follow(readToken());
  });
}
